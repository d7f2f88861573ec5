import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from "cockatiel";
import { problem, UpstreamProblem } from "#server/problem.ts";

/** Asks parts of the backend for pages, and leaves alone for a while what does not answer. */
export interface Breakers {
  /** @throws UpstreamProblem 503 without asking, while that part is left alone */
  ask<T>(part: string, call: () => Promise<T>): Promise<T>;
}

/** After so many calls in a row without an answer a part is left alone. */
const FAILURES = 3;

/** After this long one call tries it again. */
const REST_MS = 5_000;

/** No answer in time, or no connection: what makes a page wait. A refusal is an answer. */
const isSilence = (error: Error): boolean =>
  error instanceof UpstreamProblem && !error.maintenance && (error.status === 504 || error.status === 502);

/** Creates the breakers of one process. */
export const createBreakers = ({ restMs = REST_MS }: { restMs?: number } = {}): Breakers => {
  const policies = new Map<string, CircuitBreakerPolicy>();
  const policyOf = (part: string): CircuitBreakerPolicy => {
    const known = policies.get(part);
    if (known) return known;
    const made = circuitBreaker(handleWhen(isSilence), {
      halfOpenAfter: restMs,
      breaker: new ConsecutiveBreaker(FAILURES),
    });
    policies.set(part, made);
    return made;
  };
  return {
    ask: async (part, call) => {
      try {
        return await policyOf(part).execute(call);
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        const detail = "This part of the backend does not answer and is left alone for a moment.";
        throw new UpstreamProblem(503, problem("service-unavailable", "Service Unavailable", detail), { cause: error });
      }
    },
  };
};
