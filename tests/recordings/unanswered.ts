import { bodyOf } from "./clean-calls.ts";
import type { RecordedCall } from "./recording.ts";

/** Calls to which no answer came; nock's recorder knows nothing of them. */
interface Unanswered {
  calls(): RecordedCall[];
  clear(): void;
  /** Notes no more. */
  restore(): void;
}

/** Notes the calls of `fetch` to these origins that end without an answer: too late, or with a broken connection. */
export const noteUnanswered = (origins: ReadonlySet<string>): Unanswered => {
  const original = globalThis.fetch;
  const noted: RecordedCall[] = [];
  globalThis.fetch = async (input, init) => {
    try {
      return await original(input, init);
    } catch (cause) {
      const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input);
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
    }
  };
  return {
    calls: () => [...noted],
    clear: () => void noted.splice(0),
    restore: () => {
      globalThis.fetch = original;
    },
  };
};
