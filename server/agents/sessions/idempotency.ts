import { createHash } from "node:crypto";
import { ProtocolProblem } from "../contract/protocol-problem.ts";
import type { KeptValues } from "./kept-values.ts";

/** Remembers what was answered to a key, so that a request that comes again is not carried out again. */
export interface Idempotency {
  /**
   * Carries out what a key stands for, once; later the same answer. `request` is all that the request says.
   * @throws ProtocolProblem where the key was used for another request
   */
  once<T>(
    key: { platform: string; operation: string; key: string },
    request: unknown,
    run: () => Promise<T>,
  ): Promise<T>;
}

/** A day, as the protocol asks for at least. */
const KEEP_MS = 24 * 3_600_000;

interface Answered {
  digest: string;
  answer: unknown;
}

const digestOf = (request: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(request) ?? "")
    .digest("base64url");

/** Keeps answers by platform, operation and key; requests of one key wait for each other. A failure is not kept. */
export const createIdempotency = (values: KeptValues): Idempotency => ({
  once: async <T>(
    { platform, operation, key }: { platform: string; operation: string; key: string },
    request: unknown,
    run: () => Promise<T>,
  ): Promise<T> => {
    const name = `answer ${platform} ${operation} ${key}`;
    const digest = digestOf(request);
    return values.inTurn(name, async () => {
      const before = await values.get<Answered>(name);
      if (before && before.digest !== digest)
        throw new ProtocolProblem("idempotency_key_reused", "This idempotency key was used for another request.");
      if (before) return before.answer as T;
      const answer = await run();
      await values.set(name, { digest, answer } satisfies Answered, KEEP_MS);
      return answer;
    });
  },
});
