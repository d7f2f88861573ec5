import type { AssistantCall } from "./assistant-calls.ts";
import type { ControlContext } from "./control-context.ts";
import { ControlReply, schema, type ControlRoute } from "./control-route.ts";
import type { JsonSchema } from "./json-schema.ts";

const { object, text, whole, flag, list, moment } = schema;
const maybeText: JsonSchema = { type: "string", nullable: true };

const callSchema = object({
  id: text,
  at: moment,
  site: text,
  transport: text,
  operation: text,
  platform: text,
  proven: flag,
  behalf: maybeText,
  asked: text,
  outcome: text,
  orderNo: maybeText,
  total: { type: "integer", nullable: true },
  currency: maybeText,
  milliseconds: whole,
});
const callsSchema = object({ calls: list(callSchema) });

/** What storefronts tell of assistants that ask them. */
export const assistantRoutes = ({ assistants }: ControlContext): ControlRoute[] => [
  {
    method: "get",
    path: "/assistants/calls",
    summary: "The last calls of assistants at storefronts, newest first.",
    answers: { 200: callsSchema },
    handle: () => ({ calls: assistants.list() }),
  },
  {
    method: "post",
    path: "/assistants/calls",
    summary: "Takes calls of assistants from a storefront (its `AGENTS_AUDIT_URL`), oldest first.",
    body: callsSchema,
    answers: { 204: undefined },
    handle: ({ body }) => {
      assistants.add((body as { calls: AssistantCall[] }).calls);
      return new ControlReply(204);
    },
  },
  {
    method: "delete",
    path: "/assistants/calls",
    summary: "Throws them away.",
    answers: { 204: undefined },
    handle: () => {
      assistants.clear();
      return new ControlReply(204);
    },
  },
];
