import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatText } from "./format-text.mjs";
import { projectFolder } from "./paths.mjs";

const notes = path.join(projectFolder, ".sandbox/coverage");
const page = path.join(projectFolder, "docs/sandbox-coverage.md");
const read = (name) => {
  const text = readFileSync(path.join(notes, name), "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`What the tests left under ${name} is no JSON: ${text.slice(-80)}`, { cause: error });
  }
};

/** How many tests called each operation, and how many of them prove a rule; without the sweep, which calls all. */
const readCalls = () => {
  const calls = new Map();
  for (const name of readdirSync(notes).filter((each) => each.startsWith("called-") && each.endsWith(".json"))) {
    const { file, operations } = read(name);
    if (!existsSync(path.join(projectFolder, file)) || file.endsWith("sdk-sweep.test.ts")) continue;
    for (const [operation, { tests, rules }] of Object.entries(operations)) {
      const before = calls.get(operation) ?? { tests: 0, rules: 0 };
      calls.set(operation, { tests: before.tests + tests, rules: before.rules + rules });
    }
  }
  return calls;
};

/** absent: answers 501; refused: answers 401 or 403 by contract; works: everything else. */
const levelOf = (operation, { outside, refused }) => {
  if (operation in outside) return "absent";
  return operation in refused ? "refused" : "works";
};

const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const draw = () => {
  const sweep = read("sweep.json");
  const { operations, outside, refused, lacking } = sweep;
  const rulesIn = (name) =>
    table(
      ["Rule", "In one sentence", "Source"],
      read(name).map(({ id, says, source }) => [id, says.replaceAll("|", "\\|"), source]),
    );
  const calls = readCalls();
  const rows = operations.map((operation) => ({
    operation,
    level: levelOf(operation, sweep),
    ...(calls.get(operation) ?? { tests: 0, rules: 0 }),
  }));
  const families = [...new Set(operations.map((operation) => operation.split(".")[0]))];
  const count = (level) => rows.filter((row) => row.level === level).length;
  const ofFamily =
    (family) =>
    ({ operation }) =>
      operation.startsWith(`${family}.`);
  const lackingRows = operations
    .filter((operation) => lacking[operation]?.length)
    .map((operation) => [
      operation,
      [...lacking[operation]].sort((one, other) => one.localeCompare(other, "en")).join(", "),
    ]);
  return `# What the sandbox covers

Drawn by \`node build/coverage-page.mjs\` from the last run of the tests; a page that no longer fits them fails the build.

Of the ${rows.length} operations of the official client ${count("works")} work, ${count("refused")} are refused on purpose (401 or 403, as the contract wants it for a shopper), and
${count("absent")} are absent (501, with the reason). Each is called by its own method in \`tests/contract/sdk-sweep.test.ts\`, and the
answer has to fit the OpenAPI document of the platform and the types of the client. **Tests**: how many others call it. **Rules**: how many of those prove a numbered rule.

${families
  .map((family) => {
    const lines = rows
      .filter(ofFamily(family))
      .map(({ operation, level, tests, rules: proved }) => [
        operation.split(".")[1],
        level,
        String(tests),
        String(proved),
      ]);
    return `## ${family}\n\n${table(["Operation", "Level", "Tests", "Rules"], lines)}`;
  })
  .join("\n\n")}

## Left out, and why

${table(["Operation", "Reason"], Object.entries(outside))}

## Refused, and why

${table(
  ["Operation", "Status", "Reason"],
  Object.entries(refused).map(([operation, { status, reason }]) => [operation, String(status), reason]),
)}

## Members the client's types have and the sweep's answers lack

For information: most of them are optional and have nothing to say in the example the sweep makes. Only the outermost object is looked at.

${table(["Operation", "Members"], lackingRows)}

## The engine's rules

Each has at least one test whose title begins with its id. *documented*: in the platform's documentation; *measured*: tried out; *judgement*: our own choice.

${rulesIn("rules.json")}

## Rules of the default world

They are those of its cartridge and of its data; the engine knows none of them.

${rulesIn("shop-rules.json")}
`;
};

/** The page with "some" for every number of tests, and without the width of columns. */
const withoutCounts = (text) =>
  text
    .replaceAll(/-{3,}/g, "---")
    .replaceAll(/ +/g, " ")
    .replaceAll(/(?<=\| works \|.*)\b[1-9]\d*\b/g, "some");

/** Lines of the one text that the other has not. */
const linesOnlyIn = (text, other) => {
  const lines = new Set(other.split("\n"));
  return text.split("\n").filter((line) => !lines.has(line));
};

/** What differs between the page and what the tests say, line by line; nothing where a count alone does. */
export const differences = (page, drawn) => {
  const [before, now] = [withoutCounts(page), withoutCounts(drawn)];
  return before === now
    ? []
    : [...linesOnlyIn(before, now).map((line) => `- ${line}`), ...linesOnlyIn(now, before).map((line) => `+ ${line}`)];
};

/**
 * Draws the page, or with `isCheck` gives what it says otherwise than the tests: a test more of an operation that has
 * some leaves it as it is, the first test of one, another level or another operation does not. @throws Error where a
 * run of the tests has left too little to draw it from
 */
export const coveragePage = async ({ isCheck }) => {
  const drawn = await formatText(page, draw());
  const before = existsSync(page) ? readFileSync(page, "utf8") : "";
  if (isCheck) return differences(before, drawn);
  if (before !== drawn) writeFileSync(page, drawn);
  return [];
};

const main = async () => {
  const stale = await coveragePage({ isCheck: process.argv.includes("--check") });
  if (stale.length === 0) return;
  const way = "docs/sandbox-coverage.md is stale: run the tests, then node build/coverage-page.mjs";
  console.error([way, ...stale].join("\n"));
  process.exitCode = 1;
};

if (process.argv[1] === import.meta.filename) void main();
