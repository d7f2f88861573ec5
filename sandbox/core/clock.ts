/** Where the engine reads the time. Rules never call `Date.now()` or SQL `now()`. */
export interface Clock {
  now(): Date;
}

/** The wall clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved; for tests. */
export const frozenClock = (start: Date): Clock & { advance(milliseconds: number): void } => {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
};
