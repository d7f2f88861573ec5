import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectFolder } from "./paths.mjs";

const noted = [];

/**
 * What failed in a report of Jest: `file`, the test's title, and the first lines of why. A file of which no test ran is
 * one failure without a title.
 */
export const failuresOf = ({ testResults }) =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((each) => each.status === "failed")
      .map(({ fullName, failureMessages }) => ({ file, title: fullName, why: failureMessages.join("\n") }));
    return failed.length > 0 || status !== "failed" ? failed : [{ file, title: "", why: message }];
  });

/**
 * What failed in a report of Playwright, by its last try, and what passed only the second time: both with the reason of
 * the first try.
 */
export const failedJourneysOf = ({ suites = [], specs = [] }) => {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, status, results }) => ({
        file: path.resolve(projectFolder, "e2e", file),
        title: `[${projectName}] ${title}`,
        // Colors of a terminal say nothing in a file.
        why: stripVTControlCharacters(results[0]?.error?.message ?? ""),
        isLasting: status === "unexpected",
      })),
  );
  return [...own, ...suites.flatMap(failedJourneysOf)];
};

/**
 * Remembers what failed at first, and which of it failed again.
 * @returns what is said about it, one text for each
 */
export const noteFailures = (step, failures, lasting) => {
  const key = ({ file, title }) => `${path.relative(projectFolder, file)} › ${title}`;
  const left = new Set(lasting.map(key));
  const said = [...failures, ...lasting.filter((each) => !failures.some((other) => key(other) === key(each)))].map(
    (failure) => {
      const fate = left.has(key(failure)) ? "failed" : "passed only the second time";
      return `${step}: ${fate}: ${key(failure)}\n${failure.why.split("\n").slice(0, 12).join("\n")}`;
    },
  );
  noted.push(...said);
  return said;
};

/** Journeys of one run that may need a second try: a shared machine stops now and then, a journey should not. */
export const MOST_SECOND_TRIES = 3;

/** What a run of journeys comes to: more second tries than that are a failure, although all passed in the end. */
export const verdictOf = ({ expected, unexpected, flaky }, code) => ({
  passed: expected + flaky,
  failed: unexpected || (code === 0 ? 0 : 1) || (flaky > MOST_SECOND_TRIES ? flaky : 0),
});

/** Prints what failed once more, where it is found: at the end of a long output. */
export const printFailures = () => {
  if (noted.length > 0) console.log(`\n${noted.join("\n\n")}`);
};
