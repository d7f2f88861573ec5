import { Fault } from "#sandbox/fault.ts";
import { presentRun, runSchema } from "./clock-routes.ts";
import type { ControlContext } from "./control-context.ts";
import { ControlReply, schema, type ControlRoute } from "./control-route.ts";
import type { JournalEntry } from "./journal.ts";
import {
  addressOf,
  entrySchema,
  presentEntry,
  presentHar,
  presentSummary,
  summarySchema,
} from "./journal-presenter.ts";

const { text, whole, list, object } = schema;

const filters = {
  operation: { ...text, description: "Part of the operation's name." },
  method: text,
  path: { ...text, description: "Part of the address." },
  status: { ...text, pattern: "^[1-5](\\d\\d|xx)$", description: "A status such as 404, or a class such as 4xx." },
  siteId: text,
  customerId: text,
  correlationId: text,
  entity: { ...text, description: "Such as basket:5b1f…" },
  verdict: { type: "string", enum: ["conforms", "violates", "undocumented"] },
  faulted: { type: "string", enum: ["true"], description: "Only calls a fault rule fired for." },
  warned: { type: "string", enum: ["true"], description: "Only calls with warnings." },
  after: { ...whole, minimum: 0, description: "Only calls after the one of this number." },
  limit: { ...whole, minimum: 1, maximum: 1000 },
} as const;

const fits = (entry: JournalEntry, query: URLSearchParams): boolean => {
  const asked = (name: keyof typeof filters, test: (value: string) => boolean) => {
    const value = query.get(name);
    return value === null || test(value);
  };
  const holds = (whole: string | undefined, part: string) => (whole ?? "").toLowerCase().includes(part.toLowerCase());
  return (
    asked("operation", (value) => holds(entry.operation, value)) &&
    asked("method", (value) => entry.method === value.toUpperCase()) &&
    asked("path", (value) => holds(entry.path, value)) &&
    asked("status", (value) => String(entry.status).startsWith(value.replace("xx", ""))) &&
    asked("siteId", (value) => (entry.session?.siteId ?? new URLSearchParams(entry.query).get("siteId")) === value) &&
    asked("customerId", (value) => entry.session?.customerId === value) &&
    asked("correlationId", (value) => entry.correlationId === value) &&
    asked("entity", (value) => entry.entity?.id === value) &&
    asked("verdict", (value) => entry.contract?.verdict === value) &&
    asked("faulted", () => entry.faults.length > 0) &&
    asked("warned", () => entry.warnings.length > 0) &&
    asked("after", (value) => entry.number > Number(value))
  );
};

/** What was called lately and what became of it. */
export const journalRoutes = ({ journal, services, database, organizationId }: ControlContext): ControlRoute[] => {
  const chosen = (query: URLSearchParams) =>
    journal
      .list()
      .filter((entry) => fits(entry, query))
      .slice(0, Number(query.get("limit") ?? 1000));

  const entryOf = (number: string | undefined): JournalEntry => {
    const entry = journal.find(Number(number));
    if (!entry) throw new Fault(404, "call-not-found", `The journal has no call ${number}.`);
    return entry;
  };

  const replay = async (entry: JournalEntry) => {
    if (entry.isRedacted)
      throw new Fault(
        409,
        "call-held-secrets",
        "The call held what the journal does not keep; it cannot be sent again.",
      );
    const headers: Record<string, string> = { "x-sandbox-organization": organizationId };
    if (entry.requestType) headers["content-type"] = entry.requestType;
    if (entry.session) {
      const session = entry.session;
      const { access_token } = await database.transaction(() => services.sessions.open(session, undefined));
      headers["authorization"] = `Bearer ${access_token}`;
    }
    const answer = await fetch(addressOf(entry, services.sandboxOrigin), {
      method: entry.method,
      headers,
      redirect: "manual",
      ...(entry.requestBody === undefined ? {} : { body: entry.requestBody }),
    });
    await answer.arrayBuffer();
    const again = journal.list().find(({ correlationId }) => correlationId === answer.headers.get("x-correlation-id"));
    if (!again)
      throw new Fault(409, "call-not-found", "The call was sent again, but the journal was emptied meanwhile.");
    return presentEntry(again);
  };

  return [
    {
      method: "get",
      path: "/journal",
      summary: "The last calls and the last pieces of due work, newest first. Secrets and card data are never kept.",
      query: filters,
      answers: { 200: object({ calls: list(summarySchema), work: list(runSchema) }) },
      handle: ({ query }) => ({ calls: chosen(query).map(presentSummary), work: journal.work().map(presentRun) }),
    },
    {
      method: "get",
      path: "/journal.har",
      summary: "The last calls as an HTTP archive (HAR 1.2).",
      query: filters,
      answers: { 200: { type: "object", required: ["log"] } },
      handle: ({ query }) => presentHar(chosen(query), services.sandboxOrigin),
    },
    {
      method: "get",
      path: "/journal/:number",
      summary: "One call with its bodies and what it changed.",
      answers: { 200: entrySchema },
      faults: [404],
      handle: ({ params }) => presentEntry(entryOf(params.number)),
    },
    {
      method: "post",
      path: "/journal/:number/replay",
      summary: "Sends a call again as the same shopper, whose login is made anew; answers with what became of it.",
      answers: { 200: entrySchema },
      faults: [404, 409],
      handle: ({ params }) => replay(entryOf(params.number)),
    },
    {
      method: "delete",
      path: "/journal",
      summary: "Empties the journal.",
      answers: { 204: undefined },
      handle: () => {
        journal.clear();
        return new ControlReply(204);
      },
    },
  ];
};
