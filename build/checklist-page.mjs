import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import prettier from "prettier";
import { projectFolder } from "./paths.mjs";
import { sentencesOf } from "./specification-sentences.mjs";

/** The checklists: which part of the specification each is about. */
const checklists = [
  { name: "browsing", title: "Browsing", document: "1-browsing.md" },
  { name: "checkout", title: "Basket, checkout and session", document: "2-basket-checkout-session.md" },
];

const listFile = (name) => path.join(projectFolder, "tests/specification", `${name}.json`);
const pageFile = (name) => path.join(projectFolder, "docs", `checklist-${name}.md`);
const readList = (name) => JSON.parse(readFileSync(listFile(name), "utf8"));

/** The specification is not part of this repository; undefined where it is not at hand. */
const readDocument = (document) => {
  const file = path.resolve(projectFolder, process.env.SPECIFICATION_DIR ?? "../shared/spec", document);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};

/** What is wrong with a list: sentences it lacks or has too many, tests that do not exist. */
const problemsOf = ({ name, document }) => {
  const rows = readList(name);
  const text = readDocument(document);
  const known = new Set(rows.map(({ says }) => says));
  const told = text === undefined ? undefined : new Set(sentencesOf(text).map(({ says }) => says));
  const lacking =
    told === undefined ? [] : [...told].filter((says) => !known.has(says)).map((says) => `lacks: ${says}`);
  const odd =
    told === undefined ? [] : [...known].filter((says) => !told.has(says)).map((says) => `is not said: ${says}`);
  const lost = rows
    .flatMap(({ tests }) => tests)
    .filter(({ file, title }) => {
      const at = path.join(projectFolder, file);
      return !existsSync(at) || !readFileSync(at, "utf8").includes(title);
    })
    .map(({ file, title }) => `there is no such test: ${file}: ${title}`);
  return [...new Set([...lacking, ...odd, ...lost])].map((problem) => `tests/specification/${name}.json ${problem}`);
};

const cell = (text) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

const draw = ({ name, title }) => {
  const rows = readList(name);
  const proven = rows.filter(({ tests, why }) => tests.length > 0 || why !== undefined);
  const sections = [...new Set(rows.map(({ section }) => section))];
  const lineOf = ({ says, tests, why }) => {
    const proof = tests.map((test) => `\`${test.file}\`: ${test.title}`).join("; ");
    return `| ${cell(says)} | ${cell(proof || (why === undefined ? "**not proven yet**" : `(${why})`))} |`;
  };
  return `# ${title}: from the specification to its tests

Drawn by \`node build/checklist-page.mjs\` from \`tests/specification/${name}.json\`. The build fails when a test named here does not exist, and, where
the specification is at hand, when a sentence of it is missing. ${proven.length} of ${rows.length} sentences are proven; in brackets stands why a sentence needs no test.

${sections
  .map((section) => {
    const lines = rows.filter((row) => row.section === section).map(lineOf);
    return `## ${section}\n\n| Sentence | Test |\n| --- | --- |\n${lines.join("\n")}`;
  })
  .join("\n\n")}
`;
};

/** Takes new sentences of the document in and forgets those that are gone. */
const update = ({ name, document }) => {
  const text = readDocument(document);
  if (text === undefined) return;
  const before = new Map((existsSync(listFile(name)) ? readList(name) : []).map((row) => [row.says, row]));
  const rows = sentencesOf(text).map((sentence) => ({ tests: [], ...before.get(sentence.says), ...sentence }));
  writeFileSync(listFile(name), `${JSON.stringify(rows, null, 2)}\n`);
};

/** Draws the pages; with `--update` reads the specification again first, with `--check` says what does not fit. */
const main = async () => {
  const [isCheck, isUpdate] = ["--check", "--update"].map((flag) => process.argv.includes(flag));
  const problems = [];
  for (const checklist of checklists) {
    if (isUpdate) update(checklist);
    problems.push(...problemsOf(checklist));
    const page = pageFile(checklist.name);
    const options = await prettier.resolveConfig(page);
    const drawn = await prettier.format(draw(checklist), { ...options, filepath: page });
    const isCurrent = existsSync(page) && readFileSync(page, "utf8") === drawn;
    if (isCheck && !isCurrent)
      problems.push(`docs/checklist-${checklist.name}.md is stale: node build/checklist-page.mjs`);
    if (!isCheck && !isCurrent) writeFileSync(page, drawn);
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
};

await main();
