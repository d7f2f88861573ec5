import type { Database } from "#sandbox/core/database/connection.ts";
import { type TimeLimit, withTimeLimit } from "#sandbox/core/database/time-limit.ts";
import { isRetryable, RETRIES } from "#sandbox/core/database/retryable.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiRequest, type ApiRoute } from "#sandbox/core/api-route.ts";

/** Longest time a shopper's call may take on the platform. */
export const OPERATION_LIMIT_MS = 10_000;

/**
 * What a shared cache may keep only reads, and every statement sees what is committed, so it need not wait for a
 * transaction.
 */
const needsTransaction = ({ ownTransactions, cacheSeconds }: ApiRoute) =>
  !ownTransactions && cacheSeconds === undefined;

const lateFault = (limitMs: number, { commits }: TimeLimit) =>
  new Fault(
    504,
    "gateway-timeout",
    `The operation took longer than ${limitMs / 1000} s. ${commits > 0 ? "It goes on; asking again tells what came of it." : "Nothing was changed."}`,
  );

/**
 * Runs an operation in one transaction, or lets it open its own. One that takes too long is answered with 504: while
 * nothing of it is committed it is cut off and leaves nothing behind; after its first commit it goes on to its end. The
 * answer says which. `prepare` runs in the same transaction before it and says who is calling.
 */
export const runOperation = async (
  database: Database,
  route: ApiRoute,
  prepare: () => Promise<ApiRequest>,
  limitMs = OPERATION_LIMIT_MS,
): Promise<ApiReply> => {
  const limit: TimeLimit = { isLate: false, commits: 0 };
  const work = async () => {
    const request = await prepare();
    const answer = await route.handle(request);
    return { request, reply: answer instanceof ApiReply ? answer : new ApiReply(200, answer) };
  };
  const attempt = async (left: number): ReturnType<typeof work> => {
    try {
      return await (needsTransaction(route) ? database.transaction(work) : work());
    } catch (error) {
      if (left > 0 && !limit.isLate && needsTransaction(route) && isRetryable(error)) return attempt(left - 1);
      throw error;
    }
  };

  const answer = async (): Promise<ApiReply> => {
    const { request, reply } = await attempt(RETRIES);
    if (!route.modify) return reply;
    return new ApiReply(reply.status, await route.modify(request, reply.body), reply.headers);
  };

  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      limit.isLate = true;
      reject(lateFault(limitMs, limit));
    }, limitMs);
  });
  const running = withTimeLimit(limit, answer);
  running.catch(() => undefined);
  try {
    return await Promise.race([running, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
