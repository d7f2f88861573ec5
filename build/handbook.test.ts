import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const PAGE = "docs/handbook/jar.md";
const TESTS = "app/jar.test.ts";
const CODE = "app/jar.ts";

/** A small project in which everything holds. */
const sound: Record<string, string> = {
  [PAGE]: `# Jars

- **jar-1** A jar opens.
  - \`${TESTS}\`: a jar › opens
  - \`${TESTS}\`: a jar of \${size} › holds %i pieces
- **jar-2** A jar says whether it is full.
  - \`${TESTS}\`: a jar › that is empty says so
  - \`${TESTS}\`: a jar › that is %s says so
`,
  [TESTS]: `describe("a jar", () => {
  it("opens", () => undefined);
  it.each([["empty", 0], ["full", 9]])("that is %s says so", () => undefined);
});
describe(\`a jar of \${size}\`, () => {
  test("holds %i pieces", () => undefined);
});
`,
  [CODE]: `/** How a jar opens ${cited(1)}. */\nexport const open = 1;\n`,
};

/** Put together here, so that this file itself cites no rule of a project that there is not. */
function cited(...numbers: number[]): string {
  return `(${numbers.map((number) => ["jar", number].join("-")).join(", ")})`;
}

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "handbook-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What the gate says of the small project with some of its files changed; nothing when it lets it through. */
const said = (changed: Record<string, string> = {}): string[] => {
  for (const [file, text] of Object.entries({ ...sound, ...changed })) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  try {
    execFileSync(process.execPath, [path.join(__dirname, "handbook.mjs"), "--check", folder], { stdio: "pipe" });
    return [];
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr)
      .trim()
      .split("\n");
  }
};

const page = (rules: string) => ({ [PAGE]: `${sound[PAGE] ?? ""}${rules}` });
const anyTest = `\n  - \`${TESTS}\`: a jar › opens\n`;

test("rules whose tests are there, and citations of them, go through", () => {
  expect(said()).toEqual([]);
});

test("a rule of the demo holds without its test once the tests of the demo are deleted, and not before", () => {
  const rule = page("- **jar-3** A jar has a French name.\n  - `tests/demo/jar.test.ts`: a jar › is a pot\n");
  expect(said(rule)).toEqual([]);
  const kept = { ...rule, "tests/demo/lid.test.ts": 'test("a lid is a couvercle", () => undefined);' };
  expect(said(kept)).toEqual(["jar-3: there is no such test: tests/demo/jar.test.ts: a jar › is a pot"]);
});

test("what the build has written is not looked at", () => {
  expect(said({ "build/out/server.cjs": `// ${cited(9)}\n` })).toEqual([]);
});

test.each<[offence: string, changed: Record<string, string>, sentence: string]>([
  ["a rule without a test", page("- **jar-3** A jar is round.\n"), "jar-3 has no test"],
  ["a rule that is there twice", page(`- **jar-2** A jar is round.${anyTest}`), "jar-2 is there twice"],
  ["a rule of another page", page(`- **lid-1** A lid is round.${anyTest}`), "lid-1 stands on the page of jar"],
  [
    "a test of another title",
    page(`- **jar-3** A jar closes.\n  - \`${TESTS}\`: a jar › closes\n`),
    `jar-3: there is no such test: ${TESTS}: a jar › closes`,
  ],
  [
    "a part of a title",
    page(`- **jar-3** A jar opens.\n  - \`${TESTS}\`: opens\n`),
    `jar-3: there is no such test: ${TESTS}: opens`,
  ],
  [
    "a test file that is gone",
    page("- **jar-3** A jar opens.\n  - `app/lid.test.ts`: a lid › opens\n"),
    "jar-3: there is no such test: app/lid.test.ts: a lid › opens",
  ],
  [
    "a line that only looks like a rule",
    page("- **jar** A jar is round.\n"),
    `${PAGE}: neither a rule nor its test: - **jar** A jar is round.`,
  ],
  [
    "a comment that cites no rule",
    { [CODE]: `export const open = 1; // as it was ${cited(1, 9)}\n` },
    `${CODE}:1 cites jar-9, which is no rule`,
  ],
])("%s is noticed", (_offence, changed, sentence) => {
  expect(said(changed)).toEqual([sentence]);
});
