import { LRUCache } from "lru-cache";
import type { Clock } from "./clock.ts";
import { Fault } from "./fault.ts";
import { onForget } from "./forgetting.ts";

/** How many wrong entries count, by what, and what is said then. */
export interface AttemptRule<By extends string> {
  /** Wrong entries within the window, by each of what is counted by, before nothing is told any more. */
  most: Readonly<Record<By, number>>;
  windowMs: number;
  /** What a refused caller reads. */
  message: string;
}

/** Whom and what an entry is counted for; what is left out is not counted by. */
export type AttemptKeys<By extends string> = Readonly<Partial<Record<By, string>>>;

/** Counts wrong entries, in memory: nobody gets through all codes of a thing, nor through things. */
export interface AttemptLimit<By extends string> {
  isBlocked(keys: AttemptKeys<By>): boolean;
  /** @throws Fault 429 `too-many-requests` when any of them has to wait. */
  refuseBlocked(keys: AttemptKeys<By>): void;
  /** Notes a wrong entry; one for an unknown thing counts the same, so that waiting tells nothing about it. */
  fail(keys: AttemptKeys<By>): void;
  /** Notes a right entry: these are free again. */
  succeed(keys: AttemptKeys<By>): void;
  forget(): void;
}

/** Keys remembered at once; the oldest give way. */
const MOST_KEYS = 10_000;

/** A quarter of an hour, as the shop's server counts. */
export const ATTEMPT_WINDOW_MS = 15 * 60_000;

/** Counts by a rule; a window begins with the first wrong entry. */
export const createAttemptLimit = <By extends string>(
  clock: Clock,
  { most, windowMs, message }: AttemptRule<By>,
): AttemptLimit<By> => {
  const failures = new LRUCache<string, { count: number; since: number }>({ max: MOST_KEYS });
  onForget(() => failures.clear());

  const entriesOf = (keys: AttemptKeys<By>) =>
    (Object.keys(most) as By[]).flatMap((by) => {
      const key = keys[by];
      return key === undefined ? [] : [{ key: `${by}/${key}`, most: most[by] }];
    });

  const current = (key: string) => {
    const noted = failures.get(key);
    return noted && clock.now().getTime() - noted.since < windowMs ? noted : undefined;
  };

  const isBlocked = (keys: AttemptKeys<By>) =>
    entriesOf(keys).some(({ key, most: allowed }) => (current(key)?.count ?? 0) >= allowed);

  return {
    isBlocked,
    refuseBlocked: (keys) => {
      if (isBlocked(keys)) throw new Fault(429, "too-many-requests", message);
    },
    fail: (keys) => {
      for (const { key } of entriesOf(keys)) {
        const { count, since } = current(key) ?? { count: 0, since: clock.now().getTime() };
        failures.set(key, { count: count + 1, since });
      }
    },
    succeed: (keys) => {
      for (const { key } of entriesOf(keys)) failures.delete(key);
    },
    forget: () => failures.clear(),
  };
};
