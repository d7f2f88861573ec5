import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";

/**
 * Windows the login service counts calls in, and the calls it lets through in each (judgement: far above what one shop
 * needs).
 */
const windows = [
  { name: "1M", seconds: 60, limit: 24_000 },
  { name: "5M", seconds: 300, limit: 120_000 },
] as const;

/** Counts the calls of the login service. */
export interface RateLimit {
  /** Counts a call. @throws Fault 429 when too many came. */
  count(): void;
  /** What is left, as every answer of the platform's login service tells it. */
  headers(): Record<string, string>;
}

/** Counts in this process, in windows that begin at whole minutes of the clock. */
export const createRateLimit = (clock: Clock): RateLimit => {
  const counts = windows.map((window) => ({ ...window, begun: -1, used: 0 }));
  const current = () => {
    const now = Math.floor(clock.now().getTime() / 1000);
    for (const window of counts) {
      const begun = now - (now % window.seconds);
      if (begun !== window.begun) Object.assign(window, { begun, used: 0 });
    }
    return counts;
  };
  return {
    count: () => {
      const running = current();
      for (const window of running) window.used += 1;
      if (running.some(({ used, limit }) => used > limit))
        throw new Fault(429, "invalid_request", "Too many requests were made. Please try again later.");
    },
    headers: () =>
      Object.fromEntries(
        current().flatMap(({ name, limit, used, begun, seconds }) => [
          [`x-ratelimit-${name}-limit`, String(limit)],
          [`x-ratelimit-${name}-remaining`, String(Math.max(0, limit - used))],
          [`x-ratelimit-${name}-reset`, String(begun + seconds)],
        ]),
      ),
  };
};
