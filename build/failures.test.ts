import path from "node:path";
import { failedJourneysOf, failuresOf, MOST_SECOND_TRIES, noteFailures, verdictOf } from "#build/failures.mjs";

const file = (name: string) => path.resolve(name);
const ran = (name: string, status: string, ...failed: string[]) => ({
  name: file(name),
  status,
  message: status === "failed" ? "Cannot find module" : "",
  assertionResults: [
    { status: "passed", fullName: "holds", failureMessages: [] },
    ...failed.map((fullName) => ({ status: "failed", fullName, failureMessages: [`${fullName} is wrong`] })),
  ],
});

test("what failed is each test, and a file that could not be read", () => {
  const testResults = [
    ran("app/bag.test.ts", "failed", "adds", "removes"),
    ran("app/way.test.ts", "passed"),
    { ...ran("app/broken.test.ts", "failed"), assertionResults: [] },
  ];
  expect(failuresOf({ testResults })).toEqual([
    { file: file("app/bag.test.ts"), title: "adds", why: "adds is wrong" },
    { file: file("app/bag.test.ts"), title: "removes", why: "removes is wrong" },
    { file: file("app/broken.test.ts"), title: "", why: "Cannot find module" },
  ]);
});

test("what passes the second time is named, and so is what only then failed", () => {
  const failure = (title: string) => ({ file: file("app/bag.test.ts"), title, why: `${title} is wrong` });
  expect(noteFailures("tests", [failure("adds"), failure("removes")], [failure("adds"), failure("empties")])).toEqual([
    "tests: failed: app/bag.test.ts › adds\nadds is wrong",
    "tests: passed only the second time: app/bag.test.ts › removes\nremoves is wrong",
    "tests: failed: app/bag.test.ts › empties\nempties is wrong",
  ]);
});

test("a journey that failed, or passed only the second time, is named with the reason of its first try", () => {
  const tries = (...messages: (string | undefined)[]) =>
    messages.map((message) => (message === undefined ? {} : { error: { message } }));
  const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
    file: "journeys/bag.spec.ts",
    title,
    tests: [{ projectName: "phone", status, results: tries(...messages) }],
  });
  const suites = [
    {
      specs: [
        spec("adds", "expected", undefined),
        spec("removes", "unexpected", "\u001B[31mgone\u001B[39m", "gone again"),
      ],
      suites: [{ specs: [spec("empties", "flaky", "too late", undefined)] }],
    },
  ];
  expect(failedJourneysOf({ suites })).toEqual([
    { file: file("e2e/journeys/bag.spec.ts"), title: "[phone] removes", why: "gone", isLasting: true },
    { file: file("e2e/journeys/bag.spec.ts"), title: "[phone] empties", why: "too late", isLasting: false },
  ]);
});

const afterSecondTries = (flaky: number) => ({ expected: 290 - flaky, unexpected: 0, flaky });

test.each([
  ["all passed at once", afterSecondTries(0), 0, { passed: 290, failed: 0 }],
  ["a few needed a second try", afterSecondTries(MOST_SECOND_TRIES), 0, { passed: 290, failed: 0 }],
  ["too many needed one", afterSecondTries(MOST_SECOND_TRIES + 1), 0, { passed: 290, failed: MOST_SECOND_TRIES + 1 }],
  ["two failed", { expected: 288, unexpected: 2, flaky: 0 }, 1, { passed: 288, failed: 2 }],
  ["the run broke off", { expected: 290, unexpected: 0, flaky: 0 }, 1, { passed: 290, failed: 1 }],
])("a run of journeys in which %s", (_what, stats, code, verdict) => {
  expect(verdictOf(stats, code)).toEqual(verdict);
});
