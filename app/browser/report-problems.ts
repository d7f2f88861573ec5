import { receiveProblems, type Problem } from "./log-problem.ts";

/** A page on which everything fails says so often enough. */
const MOST_REPORTED = 10;
const MOST_FRAMES = 20;

/** Where an error was thrown, as file, line and column of the shop's own scripts. */
const framesOf = ({ stack = "" }: Error): string[] =>
  (stack.match(/(?:[\da-f]{8}\/)?[\w.-]+\.js:\d+:\d+/g) ?? []).slice(0, MOST_FRAMES);

/** What the server may hear of a problem: never the words of an error, which may quote what a shopper has typed. */
const reportOf = ({ what, error }: Problem) => ({
  what,
  ...(error instanceof Error && { error: error.name, frames: framesOf(error) }),
  ...(typeof error === "string" && { error }),
});

/** Tells the server what goes wrong in this browser, each problem once; without a connection nobody can be told. */
export const reportProblems = (siteId: string): void => {
  const reported = new Set<string>();
  receiveProblems((problem) => {
    const body = JSON.stringify(reportOf(problem));
    if (!navigator.onLine || reported.has(body) || reported.size === MOST_REPORTED) return;
    reported.add(body);
    const headers = { "content-type": "application/json" };
    fetch(`/api/${siteId}/problems`, { method: "POST", keepalive: true, headers, body }).catch(
      // A report that does not arrive must not make another one.
      () => undefined,
    );
  });
};
