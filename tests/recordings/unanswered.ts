import { bodyOf } from "./clean-calls.ts";
import type { RecordedCall } from "./recording.ts";

/** Calls to which no answer came, or none yet; nock's recorder knows nothing of them. */
interface Unanswered {
  /** How many calls still wait for an answer. */
  waiting(): number;
  calls(): RecordedCall[];
  clear(): void;
  /** Notes no more. */
  restore(): void;
}

/** Notes the calls of `fetch` to these origins that end without an answer: too late, or with a broken connection. */
export const noteUnanswered = (origins: ReadonlySet<string>): Unanswered => {
  const original = globalThis.fetch;
  const noted: RecordedCall[] = [];
  let waiting = 0;
  globalThis.fetch = async (input, init) => {
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input);
    waiting += 1;
    try {
      return await original(input, init);
    } catch (cause) {
      const body = bodyOf(init?.body);
      if (origins.has(origin))
        noted.push({
          scope: origin,
          method: init?.method ?? "GET",
          path: pathname + search,
          ...(body !== undefined && body !== null && { body }),
          status: 200,
          headers: {},
          response: "",
          unanswered: (cause as { name?: string }).name === "TimeoutError" ? "timeout" : "reset",
        });
      throw cause;
    } finally {
      waiting -= 1;
    }
  };
  return {
    waiting: () => waiting,
    calls: () => [...noted],
    clear: () => void noted.splice(0),
    restore: () => {
      globalThis.fetch = original;
    },
  };
};
