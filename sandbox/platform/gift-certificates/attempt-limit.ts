import { onForget } from "#sandbox/core/forgetting.ts";
import { LRUCache } from "lru-cache";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";

/** Wrong entries one key may make within the window before it has to wait. */
export const ATTEMPTS_PER_NUMBER = 5;
export const ATTEMPTS_PER_SHOPPER = 10;
export const ATTEMPT_WINDOW_MS = 15 * 60_000;

/** Keys remembered at once; the oldest give way. */
const MOST_KEYS = 10_000;

/** Counts wrong entries, in memory: nobody gets through all security codes of a card, nor through numbers. */
export interface AttemptLimit {
  /** @throws Fault 429 `too-many-requests` when the number or the shopper has to wait. */
  refuseBlocked: (number: string, shopperId: string) => void;
  /** Notes a wrong entry; one for an unknown number counts the same, so that waiting tells nothing about it. */
  fail: (number: string, shopperId: string) => void;
  /** Notes a right entry: the number is free again, the shopper is not. */
  succeed: (number: string) => void;
  forget: () => void;
}

export const createAttemptLimit = (clock: Clock): AttemptLimit => {
  const failures = new LRUCache<string, { count: number; since: number }>({ max: MOST_KEYS });
  onForget(() => failures.clear());

  const countOf = (key: string): number => {
    const noted = failures.get(key);
    return noted && clock.now().getTime() - noted.since < ATTEMPT_WINDOW_MS ? noted.count : 0;
  };
  const count = (key: string) => {
    const before = countOf(key);
    const since = before === 0 ? clock.now().getTime() : (failures.get(key)?.since ?? 0);
    failures.set(key, { count: before + 1, since });
  };

  return {
    refuseBlocked: (number, shopperId) => {
      if (countOf(`number/${number}`) < ATTEMPTS_PER_NUMBER && countOf(`shopper/${shopperId}`) < ATTEMPTS_PER_SHOPPER)
        return;
      throw new Fault(429, "too-many-requests", "Too many wrong gift card numbers or codes. Please try again later.");
    },
    fail: (number, shopperId) => {
      count(`number/${number}`);
      count(`shopper/${shopperId}`);
    },
    succeed: (number) => void failures.delete(`number/${number}`),
    forget: () => failures.clear(),
  };
};
