import type { Clock } from "#sandbox/core/clock.ts";
import type { DueRun } from "#sandbox/core/due-work.ts";
import type { CallRecord } from "#sandbox/dialects/http/api-options.ts";
import type { LoginSession } from "#sandbox/dialects/login/access-token.ts";
import { runningScope } from "./call-scope.ts";
import { entityOf } from "./entity-change.ts";
import type { FaultyVendor } from "./fault-rule.ts";
import { redactBody, redactParameters, redactPath } from "./redaction.ts";

/** Whether an answer is what the published documents promise; `problems` says what is not. */
export interface ContractVerdict {
  verdict: "conforms" | "violates" | "undocumented";
  problems: string[];
}

/** A call as a judge of contracts sees it, bodies unredacted and only for the moment. */
export interface JudgedCall {
  method: string;
  /** Path and query. */
  url: string;
  /** The third party that answered; none for the shop's own backend. */
  vendor?: FaultyVendor;
  operation: string | undefined;
  status: number;
  contentType: string;
  body: Buffer | undefined;
}

/** Holds a call against the contract; given where the documents are at hand. */
export type ContractJudge = (call: JudgedCall) => ContractVerdict | undefined;

/** One call of an API as the journal keeps it: nothing secret, no card data. */
export interface JournalEntry extends CallRecord {
  /** Counts up from 1 for as long as the process runs. */
  number: number;
  /** When it was answered, by the sandbox's clock. */
  at: Date;
  /** The third party that was called; none for the shop's own backend. */
  vendor?: FaultyVendor;
  query: [name: string, value: string][];
  faults: readonly string[];
  statements: number;
  sqlMilliseconds: number;
  /** Who called. */
  session?: LoginSession;
  requestType: string;
  requestBody?: string;
  answerType: string;
  answerBytes: number;
  /** Missing when there was none or it was larger than the journal keeps. */
  answerBody?: string;
  /** True when something of the request had to be left out, so that it cannot be sent again. */
  isRedacted: boolean;
  /** What the call was about, with the last answer that showed it before. */
  entity?: { id: string; before?: string };
  contract?: ContractVerdict;
}

/** A call as it went over the wire. */
export interface Exchange {
  record: CallRecord;
  /** Path and query. */
  url: string;
  vendor?: FaultyVendor;
  faults: readonly string[];
  statements: number;
  sqlMilliseconds: number;
  session?: LoginSession | undefined;
  requestType: string;
  requestBody: unknown;
  answerType: string;
  answer: Buffer | undefined;
  /** Any shopper may cache it, so it holds nothing of anybody. */
  isPublic: boolean;
}

/** The last calls and the last pieces of due work, newest first. */
export interface Journal {
  /** Writes down the call that is running. */
  add(record: CallRecord): void;
  /** Writes down a call that is told whole. */
  addExchange(exchange: Exchange): void;
  addWork(run: DueRun): void;
  list(): JournalEntry[];
  find(number: number): JournalEntry | undefined;
  work(): DueRun[];
  clear(): void;
}

/** Larger bodies are counted, not kept. */
const LARGEST_BODY = 32 * 1024;

/** Keeps the last `size` calls in memory; what is secret is left out when a call is written, not when it is read. */
export const createJournal = (
  clock: Clock,
  { size = 200, judge }: { size?: number; judge?: ContractJudge } = {},
): Journal => {
  let entries: JournalEntry[] = [];
  let runs: DueRun[] = [];
  let count = 0;
  /** The last answer that showed an entity, by dialect and id. */
  const lastSeen = new Map<string, string>();

  const seen = (key: string, answer: string | undefined): string | undefined => {
    const before = lastSeen.get(key);
    lastSeen.delete(key);
    if (answer) lastSeen.set(key, answer);
    if (lastSeen.size > size) for (const oldest of lastSeen.keys()) return (lastSeen.delete(oldest), before);
    return before;
  };

  const entryOf = ({ record, vendor, requestType, answerType, answer, isPublic, ...call }: Exchange): JournalEntry => {
    const url = new URL(call.url, "http://sandbox");
    const given = bodyText(call.requestBody);
    const requestBody = given && redactBody(given, requestType);
    const query = redactParameters(url.searchParams);
    const path = redactPath(record.path);
    const sent = bodyText(answer);
    const answerBody = sent && (isPublic ? sent : redactBody(sent, answerType));
    const id =
      record.status < 300 && !isPublic && !vendor ? entityOf(record.method, record.path, answerBody ?? "") : undefined;
    const before = id && seen(`${record.path.startsWith("/s/") ? "ocapi" : "scapi"} ${id}`, answerBody);
    count += 1;
    return {
      ...record,
      path,
      warnings: record.warnings.map((warning) => redactPath(warning)),
      number: count,
      at: clock.now(),
      ...(vendor ? { vendor } : {}),
      query,
      faults: call.faults,
      statements: call.statements,
      sqlMilliseconds: call.sqlMilliseconds,
      ...(call.session ? { session: call.session } : {}),
      requestType,
      ...(requestBody === undefined ? {} : { requestBody }),
      answerType,
      answerBytes: answer?.length ?? 0,
      ...(answerBody === undefined ? {} : { answerBody }),
      isRedacted:
        requestBody !== given ||
        path !== record.path ||
        (Buffer.isBuffer(call.requestBody) && call.requestBody.length > LARGEST_BODY) ||
        query.some(
          ([name, value], index) =>
            ![...url.searchParams][index]?.every((part, place) => part === [name, value][place]),
        ),
      ...(id ? { entity: { id, ...(before ? { before } : {}) } } : {}),
    };
  };

  const addExchange = (exchange: Exchange) => {
    const { record, url, vendor, answer } = exchange;
    const entry = entryOf(exchange);
    const contract = judge?.({
      method: record.method,
      url,
      ...(vendor ? { vendor } : {}),
      operation: record.operation,
      status: record.status,
      contentType: entry.answerType,
      body: answer,
    });
    if (contract) entry.contract = contract;
    entries.push(entry);
    if (entries.length > 2 * size) entries = entries.slice(-size);
  };

  return {
    addExchange,
    add: (record) => {
      const scope = runningScope();
      if (!scope) return;
      const { request, response, faults, statements, sqlMilliseconds, session, answer } = scope;
      addExchange({
        record,
        url: request.originalUrl,
        faults,
        statements,
        sqlMilliseconds,
        session,
        requestType: String(request.headers["content-type"] ?? ""),
        requestBody: request.body,
        answerType: String(response.getHeader("content-type") ?? ""),
        answer,
        isPublic: String(response.getHeader("cache-control") ?? "").startsWith("public"),
      });
    },
    addWork: (run) => {
      runs = [run, ...runs].slice(0, size);
    },
    list: () => entries.slice(-size).reverse(),
    find: (number) => entries.find((entry) => entry.number === number),
    work: () => runs,
    clear: () => {
      entries = [];
      runs = [];
      lastSeen.clear();
    },
  };
};

const bodyText = (bytes: unknown): string | undefined =>
  Buffer.isBuffer(bytes) && bytes.length > 0 && bytes.length <= LARGEST_BODY ? bytes.toString("utf8") : undefined;
