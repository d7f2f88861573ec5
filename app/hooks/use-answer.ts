import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { isCustomerChanged } from "#app/commerce-api/commerce-api-error.ts";

/** How an answer stands; without a key it is pending. */
export type Answer<Value> =
  | { status: "pending"; value?: undefined; error?: undefined }
  | { status: "ready"; value: Value; error?: undefined }
  | { status: "failed"; value?: undefined; error: unknown };

/** An answer, and what its readers can do about it. */
export type Asked<Value> = Answer<Value> & {
  /** Loads again; what is there stays until the new answer comes. Never rejects. */
  askAgain: () => Promise<void>;
  /** Puts what a change answered with in the place of the answer, for all readers of the key. */
  keep: (value: Value) => void;
};

interface Held {
  answer: Answer<unknown>;
  /** Grows with each question and answer; a late answer of an older turn counts for nothing. */
  turn: number;
  readers: number;
  load: () => Promise<unknown>;
  what: string;
}

const held = new Map<string, Held>();
const listeners = new Set<() => void>();
const pending: Answer<never> = { status: "pending" };

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const settle = (entry: Held, answer: Answer<unknown>) => {
  entry.turn += 1;
  entry.answer = answer;
  for (const listener of listeners) listener();
};

const ask = async (entry: Held): Promise<void> => {
  if (entry.answer.status === "failed") settle(entry, pending);
  entry.turn += 1;
  const { turn } = entry;
  try {
    const value = await entry.load();
    if (turn === entry.turn) settle(entry, { status: "ready", value });
  } catch (error) {
    if (turn !== entry.turn) return;
    settle(entry, { status: "failed", error });
    if (!isCustomerChanged(error)) logProblem(entry.what, error);
  }
};

/**
 * Counts one reader more, and asks, unless others read the answer or wait for it; the function it gives lets go. A page
 * that follows another with the same question takes its answer over, and shows it until its own has come.
 */
const hold = (key: string, load: Held["load"], what: string) => {
  const existing = held.get(key);
  const entry = existing ?? { answer: pending, turn: 0, readers: 0, load, what };
  held.set(key, entry);
  const { status } = entry.answer;
  const isAsked = existing !== undefined && (status === "pending" || (status === "ready" && entry.readers > 0));
  entry.readers += 1;
  entry.load = load;
  if (!isAsked) void ask(entry);
  return () => {
    entry.readers -= 1;
    // Those who take over come within the same commit.
    void Promise.resolve().then(() => {
      if (entry.readers > 0 || held.get(key) !== entry) return;
      entry.turn += 1;
      held.delete(key);
    });
  };
};

/**
 * Data that is asked for after mount. Readers of one key ask once and see one answer, which is kept as long as somebody
 * reads it; the key names everything that `load` depends on. An answer to another key is never shown. Nothing is asked
 * without a key, nor on the server.
 * @param what the sentence that a failure is logged with, once
 */
export const useAnswer = <Value>(
  key: string | null | undefined,
  load: () => Promise<Value>,
  what: string,
): Asked<Value> => {
  const entryOf = useCallback(() => (key ? held.get(key) : undefined), [key]);
  const answer = useSyncExternalStore(
    listen,
    () => entryOf()?.answer ?? pending,
    () => pending,
  ) as Answer<Value>;
  const begin = useEffectEvent((name: string) => hold(name, load, what));
  useEffect(() => (key ? begin(key) : undefined), [key]);

  const askAgain = useCallback(async () => {
    const entry = entryOf();
    if (entry) await ask(entry);
  }, [entryOf]);
  const keep = useCallback(
    (value: Value) => {
      const entry = entryOf();
      if (entry) settle(entry, { status: "ready", value });
    },
    [entryOf],
  );
  return { ...answer, askAgain, keep };
};
