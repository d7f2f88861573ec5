import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { testTitlesOf } from "./test-titles.mjs";

/** Where comments may cite rules. */
const CITING = ["app", "server", "build", "config", "sandbox", "worlds", "emulators", "tests", "e2e", "ssr.ts"];

const RULE = /^- \*\*(?<id>[a-z]+(?:-[a-z]+)*-\d+)\*\* \S/;
const TEST = /^ {2}- `(?<file>[^`]+)`: (?<title>.+)$/;
const COMMENT = /^\s*(?:\/\*|\*|\/\/)|\/[/*]\*? /;
const CITATION = /\((?<ids>[a-z]+(?:-[a-z]+)*-\d+(?:, [a-z]+(?:-[a-z]+)*-\d+)*)\)/g;

/** A page may have to escape a character of a title. */
const unescaped = (text) => text.replaceAll(/\\(?=[^\w\s])/g, "");

/** The rules of a page in order, each with the tests it names; lines that only look like either are strays. */
const readPage = (text) => {
  const rules = [];
  const strays = [];
  for (const line of text.split("\n")) {
    const rule = RULE.exec(line)?.groups;
    const test = TEST.exec(line)?.groups;
    if (rule) rules.push({ id: rule.id, tests: [] });
    else if (test && rules.length > 0) rules.at(-1).tests.push({ file: test.file, title: test.title });
    else if (/^\s*- (?:\*\*|`)/.test(line)) strays.push(line.trim());
  }
  return { rules, strays };
};

/** What is wrong with the rules of one page: their names, and that each has a test. */
const problemsOfPage = ({ noun, rules, strays }, seen) => [
  ...strays.map((line) => `docs/handbook/${noun}.md: neither a rule nor its test: ${line}`),
  ...rules.flatMap(({ id, tests }) => {
    const problems = [];
    if (!id.startsWith(`${noun}-`) || !/^\d+$/.test(id.slice(noun.length + 1)))
      problems.push(`${id} stands on the page of ${noun}`);
    if (seen.has(id)) problems.push(`${id} is there twice`);
    if (tests.length === 0) problems.push(`${id} has no test`);
    seen.add(id);
    return problems;
  }),
];

/** Tells whether a file has a test of that title; each file is read once. */
const testFinder = (folder) => {
  const known = new Map();
  const titlesIn = (file) => {
    const at = path.join(folder, file);
    if (!existsSync(at)) return new Set();
    return new Set([...testTitlesOf(readFileSync(at, "utf8"), file)].map(unescaped));
  };
  return ({ file, title }) => {
    if (!known.has(file)) known.set(file, titlesIn(file));
    return known.get(file).has(unescaped(title));
  };
};

/** What is true of the demo alone; a shop of its own deletes it, and its tests are then nobody's. */
const DEMO = "tests/demo/";

/** The build writes there, also while the gates run; what it copies cites nothing of its own. */
const OUTPUT = [path.join("build", "out"), path.join("build", "out-earlier")];

/** Code files of a folder and all below it, or the one file that is named. */
const filesBelow = (folder, name) => {
  const at = path.join(folder, name);
  if (OUTPUT.includes(name) || !existsSync(at)) return [];
  if (statSync(at).isFile()) return [name];
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const below = path.join(name, entry.name);
    if (entry.isDirectory()) return filesBelow(folder, below);
    return /\.(?:tsx?|mjs|cjs)$/.test(entry.name) ? [below] : [];
  });
};

/** Rules that a comment cites and that no page has. */
const lostCitations = (folder, ids) =>
  CITING.flatMap((name) => filesBelow(folder, name)).flatMap((file) =>
    readFileSync(path.join(folder, file), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        if (!COMMENT.test(line)) return [];
        return [...line.matchAll(CITATION)]
          .flatMap(({ groups }) => groups.ids.split(", "))
          .filter((id) => !ids.has(id))
          .map((id) => `${file}:${index + 1} cites ${id}, which is no rule`);
      }),
  );

/** Everything that is wrong with the handbook of a project, one sentence each, and how many rules it has. */
export const handbookProblems = (folder) => {
  const pages = readdirSync(path.join(folder, "docs/handbook"))
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .map((name) => ({
      noun: name.slice(0, -".md".length),
      ...readPage(readFileSync(path.join(folder, "docs/handbook", name), "utf8")),
    }));
  const ids = new Set();
  const ofPages = pages.flatMap((page) => problemsOfPage(page, ids));
  const isThere = testFinder(folder);
  const hasDemo = existsSync(path.join(folder, DEMO));
  const lostTests = pages
    .flatMap(({ rules }) => rules)
    .flatMap(({ id, tests }) => tests.map((test) => ({ id, ...test })))
    .filter(({ file }) => hasDemo || !file.startsWith(DEMO))
    .filter((test) => !isThere(test))
    .map(({ id, file, title }) => `${id}: there is no such test: ${file}: ${title}`);
  return { rules: ids.size, problems: [...ofPages, ...lostTests, ...lostCitations(folder, ids)] };
};
