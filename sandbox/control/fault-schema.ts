import { schema } from "./control-route.ts";
import { faultyVendors } from "./fault-rule.ts";
import type { JsonSchema } from "./json-schema.ts";

const { object, text, moment } = schema;
const milliseconds: JsonSchema = { type: "number", minimum: 0, maximum: 120_000 };
const is = (value: string): JsonSchema => ({ type: "string", enum: [value] });

/** Every effect a fault rule may have. */
export const effectSchema: JsonSchema = {
  oneOf: [
    object({ kind: is("delay"), distribution: is("fixed"), milliseconds }),
    object({ kind: is("delay"), distribution: is("uniform"), from: milliseconds, to: milliseconds }),
    object({
      kind: is("delay"),
      distribution: is("log-normal"),
      median: milliseconds,
      sigma: { type: "number", minimum: 0, maximum: 3 },
    }),
    object(
      {
        kind: is("status"),
        status: { type: "integer", minimum: 400, maximum: 599 },
        type: { type: "string", pattern: "^[a-z0-9_-]{1,80}$", description: "Last part of the problem's type." },
        title: { type: "string", maxLength: 200 },
        detail: { type: "string", maxLength: 1000 },
      },
      ["type", "title", "detail"],
    ),
    object({ kind: is("maintenance"), scope: { type: "string", enum: ["site", "system"] } }),
    object({
      kind: is("load"),
      percent: {
        type: "integer",
        minimum: 0,
        maximum: 100,
        description: "From 80 on answers warn, from 90 on calls are turned away, except on baskets and orders.",
      },
    }),
    object({ kind: is("rate-limit"), retryAfterSeconds: { type: "integer", minimum: 1, maximum: 3600 } }, [
      "retryAfterSeconds",
    ]),
    object({
      kind: is("token"),
      problem: { type: "string", enum: ["expired-access-token", "invalid-refresh-token"] },
    }),
    object({ kind: is("connection-reset") }),
    object({ kind: is("truncated-body") }),
    object({ kind: is("slow-body"), milliseconds }),
    object({ kind: is("invalid-json") }),
    object({ kind: { ...is("html-body"), description: "A proxy's page comes in place of the answer." } }),
    object({ kind: { ...is("stale-read"), description: "A read answers as it did the time before." } }),
    object({ kind: { ...is("lost-answer"), description: "The work is done, but its answer never arrives." } }),
  ],
};

const matchSchema = object(
  {
    api: { type: "string", enum: ["scapi", "ocapi", "slas", "custom"] },
    vendor: {
      type: "string",
      enum: [...faultyVendors, "any"],
      description: "A third party called instead of the shop's backend; a rule that names none leaves them alone.",
    },
    operation: { ...text, maxLength: 200 },
    method: { type: "string", enum: ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"] },
    path: { ...text, maxLength: 500, description: "Without query; * stands for any characters." },
    siteId: { ...text, maxLength: 100 },
    customerId: { ...text, maxLength: 100 },
    nth: { type: "integer", minimum: 1, description: "Only the n-th call that fits." },
  },
  ["api", "vendor", "operation", "method", "path", "siteId", "customerId", "nth"],
);

const ruleMembers = {
  match: matchSchema,
  effect: effectSchema,
  count: { type: "integer", minimum: 1 },
  probability: { type: "number", minimum: 0, maximum: 1 },
  seed: { type: "integer", minimum: 0 },
  until: moment,
} satisfies Record<string, JsonSchema>;

/** A fault rule as it is given. */
export const faultRuleSchema = object(ruleMembers, ["match", "count", "probability", "seed", "until"]);

/** A fault rule as it is shown. */
export const standingRuleSchema = object({ id: text, ...ruleMembers, seen: schema.whole, fired: schema.whole }, [
  "count",
  "probability",
  "seed",
  "until",
]);
