import { changesBetween } from "./entity-change.ts";
import type { JournalEntry } from "./journal.ts";
import type { JsonSchema } from "./json-schema.ts";
import { schema } from "./control-route.ts";

const { object, text, whole, flag, list, moment, anything } = schema;
const number: JsonSchema = { type: "number" };

const summaryMembers = {
  number: whole,
  at: moment,
  correlationId: text,
  method: text,
  path: text,
  query: list(list(text)),
  operation: text,
  vendor: { ...text, description: "The third party that was called; none for the shop's own backend." },
  status: whole,
  milliseconds: number,
  statements: whole,
  sqlMilliseconds: number,
  warnings: list(text),
  faults: list(text),
  shopper: object({ customerId: text, registered: flag, siteId: text }),
  entity: text,
  contract: object({
    verdict: { type: "string", enum: ["conforms", "violates", "undocumented"] },
    problems: list(text),
  }),
};

const optional = ["operation", "vendor", "shopper", "entity", "contract"];

/** A call in the list. */
export const summarySchema = object(summaryMembers, optional);

const bodySchema = object({ contentType: text, bytes: whole, text }, ["bytes", "text"]);

/** A call with its bodies and what it changed. */
export const entrySchema = object(
  {
    ...summaryMembers,
    request: bodySchema,
    answer: bodySchema,
    changes: list(object({ path: text, before: anything, after: anything }, ["before", "after"])),
    canBeReplayed: flag,
  },
  [...optional, "changes"],
);

/** A call as the list shows it. */
export const presentSummary = (entry: JournalEntry) => ({
  number: entry.number,
  at: entry.at,
  correlationId: entry.correlationId,
  method: entry.method,
  path: entry.path,
  query: entry.query,
  operation: entry.operation,
  vendor: entry.vendor,
  status: entry.status,
  milliseconds: entry.milliseconds,
  statements: entry.statements,
  sqlMilliseconds: entry.sqlMilliseconds,
  warnings: entry.warnings,
  faults: entry.faults,
  ...(entry.session
    ? {
        shopper: {
          customerId: entry.session.customerId,
          registered: entry.session.registered,
          siteId: entry.session.siteId,
        },
      }
    : {}),
  entity: entry.entity?.id,
  contract: entry.contract,
});

/** Whether a call can be sent again: third parties want signatures the journal does not keep. */
export const canBeReplayed = ({ isRedacted, vendor }: JournalEntry): boolean => !isRedacted && vendor === undefined;

/** A call whole, with what it changed in the entity it was about. */
export const presentEntry = (entry: JournalEntry) => ({
  ...presentSummary(entry),
  request: { contentType: entry.requestType, text: entry.requestBody },
  answer: { contentType: entry.answerType, bytes: entry.answerBytes, text: entry.answerBody },
  ...(entry.entity ? { changes: changesBetween(parsed(entry.entity.before), parsed(entry.answerBody)) } : {}),
  canBeReplayed: canBeReplayed(entry),
});

const parsed = (json: string | undefined): unknown => {
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
};

/** Where the backend and the third parties are reached. */
export interface Origins {
  sandboxOrigin: string;
  vendorsOrigin: string;
}

/** Calls as an HTTP archive (HAR 1.2), oldest first, for the tools that read it. */
export const presentHar = (entries: readonly JournalEntry[], origins: Origins) => ({
  log: {
    version: "1.2",
    creator: { name: "Sweetshop sandbox", version: "1" },
    entries: [...entries].reverse().map((entry) => ({
      startedDateTime: new Date(entry.at.getTime() - entry.milliseconds).toISOString(),
      time: entry.milliseconds,
      request: {
        method: entry.method,
        url: addressOf(entry, entry.vendor ? origins.vendorsOrigin : origins.sandboxOrigin),
        httpVersion: "HTTP/1.1",
        cookies: [],
        headers: entry.requestType ? [{ name: "content-type", value: entry.requestType }] : [],
        queryString: entry.query.map(([name, value]) => ({ name, value })),
        ...(entry.requestBody === undefined
          ? {}
          : { postData: { mimeType: entry.requestType, text: entry.requestBody } }),
        headersSize: -1,
        bodySize: entry.requestBody?.length ?? 0,
      },
      response: {
        status: entry.status,
        statusText: "",
        httpVersion: "HTTP/1.1",
        cookies: [],
        headers: [
          { name: "content-type", value: entry.answerType },
          { name: "x-correlation-id", value: entry.correlationId },
        ],
        content: { size: entry.answerBytes, mimeType: entry.answerType, text: entry.answerBody },
        redirectURL: "",
        headersSize: -1,
        bodySize: entry.answerBytes,
      },
      cache: {},
      timings: { send: 0, wait: entry.milliseconds, receive: 0 },
      comment: entry.operation ?? entry.vendor ?? "",
    })),
  },
});

/** Where a call went, with the query the journal kept. */
export const addressOf = ({ path, query }: JournalEntry, origin: string): string => {
  const search = new URLSearchParams(query).toString();
  return `${origin}${path}${search ? `?${search}` : ""}`;
};
