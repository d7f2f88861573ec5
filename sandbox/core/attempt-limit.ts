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
  /**
   * Looks at an entry; nothing is a wrong one. It counts as wrong until it turns out to be right, so that many sent at
   * once do not pass together; one for an unknown thing counts the same, so that waiting tells nothing about it.
   * @throws Fault 429 as `refuseBlocked`
   */
  check<T>(keys: AttemptKeys<By>, look: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Forgets what was counted for these. */
  free(keys: AttemptKeys<By>): void;
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

  const refuseBlocked = (keys: AttemptKeys<By>) => {
    if (isBlocked(keys)) throw new Fault(429, "too-many-requests", message);
  };

  const count = (keys: AttemptKeys<By>, more: 1 | -1) => {
    for (const { key } of entriesOf(keys)) {
      const { count: before, since } = current(key) ?? { count: 0, since: clock.now().getTime() };
      if (before + more > 0) failures.set(key, { count: before + more, since });
      else failures.delete(key);
    }
  };

  return {
    isBlocked,
    refuseBlocked,
    check: async (keys, look) => {
      refuseBlocked(keys);
      count(keys, 1);
      let isWrong = false;
      try {
        const found = await look();
        isWrong = found === undefined;
        return found;
      } finally {
        if (!isWrong) count(keys, -1);
      }
    },
    free: (keys) => {
      for (const { key } of entriesOf(keys)) failures.delete(key);
    },
    forget: () => failures.clear(),
  };
};
