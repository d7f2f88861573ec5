import { clearTimeout, setTimeout } from "node:timers";
import type { Logger } from "pino";
import { ProtocolProblem } from "../contract/protocol-problem.ts";
import { type AgentAnswer, type Trade } from "../trade/trade.ts";
import type { Asked } from "./asked.ts";
import type { AgentInput, AgentOperation } from "./operations.ts";

/** One call of an assistant as a merchant reads it: who asked what on whose behalf, and what came of it. */
export interface AuditedCall {
  /** The request's id, which the shop's log has too. */
  id: string;
  /** When it came, as an ISO text. */
  at: string;
  site: string;
  transport: "rest" | "mcp";
  operation: string;
  /** Address of the platform's profile. */
  platform: string;
  /** Whether a signature has proven that it is this platform. */
  proven: boolean;
  /** The account that let the platform in, else the buyer it names. */
  behalf: string | null;
  /** What was asked, as JSON, without ways to pay and mandates. */
  asked: string;
  /** `success`, the status of a checkout, or the code of a problem. */
  outcome: string;
  orderNo: string | null;
  /** Sum of a cart or a checkout in minor units, and its currency. */
  total: number | null;
  currency: string | null;
  milliseconds: number;
}

/** Tells a merchant of calls; nobody waits for it. */
export interface Audit {
  add(call: AuditedCall): void;
}

const MOST_CHARACTERS = 8_000;
const MOST_KEPT = 2_000;
const AT_A_TIME = 100;
const SOON_MS = 100;
const LATER_MS = 5_000;
const TIMEOUT_MS = 3_000;

/** Keeps calls until `url` takes them, some at a time; the oldest go where it takes none for long. */
export const createAudit = (
  { url, token, log }: { url: string | null; token: string | null; log: Logger },
  send: typeof fetch = fetch,
): Audit => {
  let kept: AuditedCall[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lost = 0;

  const deliver = async (): Promise<boolean> => {
    const calls = kept.slice(0, AT_A_TIME);
    const answer = await send(url ?? "", {
      method: "POST",
      headers: { "content-type": "application/json", ...(token !== null && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ calls }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return false;
    kept = kept.filter((call) => !calls.includes(call));
    return true;
  };
  const plan = (waitMs: number) => {
    timer ??= setTimeout(() => {
      void deliver()
        .catch(() => false)
        .then((isTaken) => {
          clearTimeout(timer);
          timer = undefined;
          if (kept.length > 0) plan(isTaken ? SOON_MS : LATER_MS);
        });
    }, waitMs).unref();
  };

  return {
    add: (call) => {
      if (url === null) return;
      kept.push(call);
      if (kept.length > MOST_KEPT) {
        kept.shift();
        lost += 1;
        if (lost % MOST_KEPT === 1) log.warn({ lost }, "Calls of assistants could not be told to AGENTS_AUDIT_URL.");
      }
      plan(SOON_MS);
    },
  };
};

const asText = (value: unknown): string | null => (typeof value === "string" ? value : null);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What was asked, without what pays. */
const askedText = ({ id, body }: AgentInput): string => {
  const { payment, ap2: _mandate, ...plain } = body;
  const instruments = isRecord(payment) && Array.isArray(payment["instruments"]) ? payment["instruments"] : [];
  const ways = (instruments as unknown[]).map((each) => (isRecord(each) ? each["handler_id"] : null));
  const said = {
    ...(id !== "" && { id: `${id.slice(0, 6)}…` }),
    ...plain,
    ...(payment !== undefined && { pays: ways }),
  };
  return JSON.stringify(said).slice(0, MOST_CHARACTERS);
};

const behalfOf = (trade: Trade | null, input: AgentInput, body: Record<string, unknown>): string | null => {
  const buyers = [body["buyer"], input.body["buyer"]].filter(isRecord);
  return trade?.link?.account.email ?? buyers.map(({ email }) => asText(email)).find((email) => email !== null) ?? null;
};

const outcomeOf = (body: Record<string, unknown>): string => {
  const { ucp, status, messages } = body;
  if (isRecord(ucp) && ucp["status"] === "error") {
    const [first] = Array.isArray(messages) ? (messages as { code?: string }[]) : [];
    return first?.code ?? "error";
  }
  return asText(status) ?? "success";
};

/** A call for the audit; `found` is what it was answered with, or what was thrown. */
export const auditedCall = (
  {
    operation,
    trade,
    input,
    asked,
  }: { operation: AgentOperation; trade: Trade | null; input: AgentInput; asked: Asked },
  found: { answer: AgentAnswer } | { problem: unknown },
  startedAt: number,
): AuditedCall => {
  const body = "answer" in found ? found.answer.body : {};
  const { order, totals, currency } = body;
  const sums = Array.isArray(totals) ? (totals as { type: string; amount: number }[]) : [];
  const problem = "problem" in found ? found.problem : null;
  return {
    id: asked.requestId,
    at: new Date(startedAt).toISOString(),
    site: asked.site.id,
    transport: asked.transport,
    operation: operation.name,
    platform: asked.profileUrl.slice(0, 2_048),
    proven: trade?.isProven ?? false,
    behalf: behalfOf(trade, input, body),
    asked: askedText(input),
    outcome: problem === null ? outcomeOf(body) : problem instanceof ProtocolProblem ? problem.code : "failed",
    orderNo: isRecord(order) ? asText(order["label"]) : null,
    total: sums.find(({ type }) => type === "total")?.amount ?? null,
    currency: asText(currency),
    milliseconds: Date.now() - startedAt,
  };
};
