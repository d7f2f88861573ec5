import { onForget } from "#sandbox/core/forgetting.ts";
import { runningTransaction, wasRolledBack } from "./connection.ts";

/** Something that is read once and kept, until it is forgotten. */
export interface SharedRead<T> {
  (): Promise<T>;
  /** To be called after writing what is read. */
  forget(): void;
}

/** One that is kept for each key. */
export interface SharedReads<Key, T> {
  (key: Key): Promise<T>;
  forget(): void;
}

interface Reading<T> {
  answer: Promise<T>;
  /** The transaction that reads, or nothing outside of any. */
  reader: unknown;
  isDone: boolean;
  readAt: number;
}

/**
 * Keeps what `read` gives, for `freshMs` at most; who asks while it is being read gets the same answer. A transaction
 * does not wait for what somebody else is still reading: on a database with one connection that read waits in turn for
 * the transaction to end, and both would wait for ever. It reads for itself. A failed read is not kept, and none of a
 * transaction that was rolled back: it may have seen what that had written.
 */
export const createSharedRead = <T>(
  read: () => Promise<T>,
  { freshMs = Infinity }: { freshMs?: number } = {},
): SharedRead<T> => {
  let kept: Reading<T> | undefined;

  const isGoodFor = ({ reader, isDone, readAt }: Reading<T>, asking: unknown) =>
    performance.now() - readAt <= freshMs &&
    !wasRolledBack(reader) &&
    (isDone || asking === undefined || asking === reader);

  const give = () => {
    const asking = runningTransaction();
    if (kept && isGoodFor(kept, asking)) return kept.answer;
    const reading: Reading<T> = { answer: read(), reader: asking, isDone: false, readAt: performance.now() };
    kept = reading;
    reading.answer.then(
      () => (reading.isDone = true),
      () => {
        if (kept === reading) kept = undefined;
      },
    );
    return reading.answer;
  };

  const forget = () => {
    kept = undefined;
  };
  onForget(forget);
  return Object.assign(give, { forget });
};

/** As `createSharedRead`, for each key. */
export const createSharedReads = <Key, T>(read: (key: Key) => Promise<T>): SharedReads<Key, T> => {
  const byKey = new Map<Key, SharedRead<T>>();
  const give = (key: Key) => {
    const known = byKey.get(key) ?? createSharedRead(() => read(key));
    byKey.set(key, known);
    return known();
  };
  const forget = () => byKey.clear();
  onForget(forget);
  return Object.assign(give, { forget });
};
