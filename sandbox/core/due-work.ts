/**
 * Something that is to happen at a moment: an expiry, a renewal, an order's next step. Offered by a module; run
 * when the clock is advanced, moment by moment, and by a timer while time goes by itself.
 */
export interface DueWork {
  /** Names it in the journal, for example `login: forget expired tokens`. */
  name: string;
  /** The earliest moment at which there is something to do; nothing when nothing waits. */
  nextDue(): Promise<Date | undefined>;
  /**
   * Does what is due at or before `at`; the clock shows `at`, or later in real time. Afterwards `nextDue` must be later
   * than `at`. Runs in one transaction.
   */
  run(at: Date): Promise<void>;
  /** True when it opens its own transactions, for example because it waits for somebody else between two. */
  ownTransactions?: boolean;
}

/** What became of one piece of work. */
export interface DueRun {
  name: string;
  at: Date;
  milliseconds: number;
  /** Why it failed. */
  error?: unknown;
}

const HOUR_MS = 3_600_000;

/**
 * The full hour after the moment `first` gives: housekeeping nobody can observe, such as removing what already counts
 * as expired, is done together and not row by row.
 */
export const hourly = (first: () => Promise<Date | undefined>) => async (): Promise<Date | undefined> => {
  const moment = await first();
  return moment && new Date((Math.floor(moment.getTime() / HOUR_MS) + 1) * HOUR_MS);
};
