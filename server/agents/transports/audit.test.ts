import { pino } from "pino";
import { createAudit, type AuditedCall } from "./audit.ts";

const call = (id: string): AuditedCall => ({
  id,
  at: "2026-11-26T12:00:00.000Z",
  site: "us",
  transport: "rest",
  operation: "get_cart",
  platform: "https://platform.example/ucp",
  proven: true,
  behalf: null,
  asked: "{}",
  outcome: "success",
  orderNo: null,
  total: null,
  currency: null,
  milliseconds: 3,
});

const log = pino({ level: "silent" });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A place that calls are told to, which refuses some times first. */
const collector = (refusals: number) => {
  const requests: { ids: string[]; authorization: string | null }[] = [];
  let left = refusals;
  const send: typeof fetch = (_url, init) => {
    const { calls } = JSON.parse(init?.body as string) as { calls: AuditedCall[] };
    const authorization = new Headers(init?.headers).get("authorization");
    requests.push({ ids: calls.map(({ id }) => id), authorization });
    left -= 1;
    return Promise.resolve(new Response(null, { status: left >= 0 ? 503 : 204 }));
  };
  return { requests, send };
};

test("what is not taken is told again in its order, with the token, and what was taken is not", async () => {
  const { requests, send } = collector(1);
  const audit = createAudit({ url: "https://audit.example/calls", token: "t1", log }, send);
  audit.add(call("a"));
  await jest.advanceTimersByTimeAsync(200);
  audit.add(call("b"));
  await jest.advanceTimersByTimeAsync(10_000);
  audit.add(call("c"));
  await jest.advanceTimersByTimeAsync(200);
  expect(requests.map(({ ids }) => ids)).toEqual([["a"], ["a", "b"], ["c"]]);
  expect(requests[0]?.authorization).toBe("Bearer t1");
});

test("where it is told to nobody, nothing is kept or sent", async () => {
  const { requests, send } = collector(0);
  createAudit({ url: null, token: null, log }, send).add(call("a"));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(requests).toEqual([]);
});
