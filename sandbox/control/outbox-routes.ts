import { Fault } from "#sandbox/core/fault.ts";
import type { ControlContext } from "./control-context.ts";
import { ControlReply, schema, type ControlRoute } from "./control-route.ts";
import type { JsonSchema } from "./json-schema.ts";

const { object, text, whole, list, moment } = schema;
const html: JsonSchema = { type: "string", nullable: true };
const headers: JsonSchema = { type: "object", additionalProperties: { type: "string" }, nullable: true };

const messageSchema = object({
  id: text,
  kind: { type: "string", enum: ["mail", "sms"] },
  to: text,
  subject: text,
  text,
  html,
  headers,
  siteId: text,
  about: text,
  sentAt: moment,
});

/** The mails and text messages that would have been sent. */
export const outboxRoutes = ({ services: { outbox } }: ControlContext): ControlRoute[] => {
  const found = async (id = "") => {
    const message = await outbox.find(id);
    if (!message) throw new Fault(404, "message-not-found", `There is no message '${id}' in the outbox.`, { id });
    return message;
  };
  return [
    {
      method: "get",
      path: "/outbox",
      summary: "Mails and text messages, newest first; none of them left the machine.",
      query: {
        to: text,
        about: text,
        limit: { ...whole, minimum: 1, maximum: 200 },
        offset: { ...whole, minimum: 0 },
      },
      answers: { 200: object({ total: whole, messages: list(messageSchema) }) },
      handle: ({ query }) =>
        outbox.list({
          to: query.get("to") ?? undefined,
          about: query.get("about") ?? undefined,
          limit: Number(query.get("limit") ?? 25),
          offset: Number(query.get("offset") ?? 0),
        }),
    },
    {
      method: "get",
      path: "/outbox/:id",
      summary: "One message.",
      answers: { 200: messageSchema },
      faults: [404],
      handle: ({ params }) => found(params.id),
    },
    {
      method: "delete",
      path: "/outbox",
      summary: "Throws every message away.",
      answers: { 204: undefined },
      handle: async () => {
        await outbox.clear();
        return new ControlReply(204);
      },
    },
  ];
};
