import { Fault } from "#sandbox/core/fault.ts";
import type { ControlContext } from "./control-context.ts";
import { ControlReply, schema, type ControlRoute } from "./control-route.ts";
import type { FaultRule } from "./fault-rule.ts";
import { faultRuleSchema, standingRuleSchema } from "./fault-schema.ts";

type GivenRule = Omit<FaultRule, "until" | "match"> & { match?: FaultRule["match"]; until?: string };

/** Makes calls fail on purpose. */
export const faultRoutes = ({ faults }: ControlContext): ControlRoute[] => [
  {
    method: "get",
    path: "/faults",
    summary: "The fault rules in force, with how often each has fired.",
    answers: { 200: schema.object({ faults: schema.list(standingRuleSchema) }) },
    handle: () => ({ faults: faults.list() }),
  },
  {
    method: "post",
    path: "/faults",
    summary: "Adds a fault rule. Rules are held against a call in the order they were added.",
    body: faultRuleSchema,
    answers: { 201: standingRuleSchema },
    handle: ({ body }) => {
      const { until, match = {}, ...rule } = body as GivenRule;
      if (rule.effect.kind === "delay" && rule.effect.distribution === "uniform" && rule.effect.to < rule.effect.from)
        throw new Fault(400, "bad-request", "'effect.to' must not be less than 'effect.from'.");
      return new ControlReply(201, faults.add({ ...rule, match, ...(until ? { until: new Date(until) } : {}) }));
    },
  },
  {
    method: "delete",
    path: "/faults",
    summary: "Removes every fault rule.",
    answers: { 204: undefined },
    handle: () => {
      faults.clear();
      return new ControlReply(204);
    },
  },
  {
    method: "delete",
    path: "/faults/:id",
    summary: "Removes one fault rule.",
    answers: { 204: undefined },
    faults: [404],
    handle: ({ params: { id = "" } }) => {
      if (!faults.remove(id)) throw new Fault(404, "fault-rule-not-found", `There is no fault rule '${id}'.`, { id });
      return new ControlReply(204);
    },
  },
];
