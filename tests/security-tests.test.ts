import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { testTitlesOf } from "../build/test-titles.mjs";

const PAGE = "docs/security-tests.md";

interface Row {
  attacked: string;
  /** Tests by file and title, as the page names them. */
  tests: { file: string; link: string; title: string }[];
}

const TEST = /^\[(?<file>[^\]]+)\]\((?<link>[^)]+)\): (?<title>.+)$/;

/** The rows of a page's tables, without their heads. */
const rowsOf = (text: string): Row[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (What was attacked|-)/.test(line))
    .map((line) => {
      const [attacked = "", , tests = ""] = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim());
      return {
        attacked,
        tests: tests.split("<br>").map((each) => {
          const { file = each, link = "", title = "" } = TEST.exec(each)?.groups ?? {};
          return { file, link, title: title.replaceAll("\\", "") };
        }),
      };
    });

const titles = new Map<string, Set<string>>();
const titlesIn = (file: string): Set<string> => {
  const known = titles.get(file) ?? (existsSync(file) ? testTitlesOf(readFileSync(file, "utf8"), file) : new Set());
  titles.set(file, known);
  return known;
};

/** What is wrong with the page, one sentence for each. */
const problemsOf = (text: string): string[] =>
  rowsOf(text).flatMap(({ attacked, tests }) =>
    tests.flatMap(({ file, link, title }) => {
      if (link !== `../${file}`) return [`${attacked}: ${file} is no link to its file`];
      return titlesIn(file).has(title) ? [] : [`${attacked}: there is no such test: ${file}: ${title}`];
    }),
  );

const page = readFileSync(path.join(__dirname, "..", PAGE), "utf8");

test("what was attacked names tests that there are", () => {
  expect(problemsOf(page)).toEqual([]);
  expect(rowsOf(page).length).toBeGreaterThan(20);
});

test.each([
  [
    "a title that nobody has",
    "[tests/security-tests.test.ts](../tests/security-tests.test.ts): nothing",
    "no such test",
  ],
  ["a file that is gone", "[tests/gone.test.ts](../tests/gone.test.ts): anything", "no such test"],
  ["no test at all", "none yet", "is no link to its file"],
  ["a link elsewhere", "[tests/security-tests.test.ts](../tests/walls.test.ts): nothing", "is no link to its file"],
])("a row with %s would be found", (_, cell, problem) => {
  expect(problemsOf(`| a lock | it holds | ${cell} |`)).toEqual([expect.stringContaining(problem)]);
});
