import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyProduct, performGuides } from "./guides.ts";

jest.setTimeout(240_000);

/** What a release leaves alone, and what is made again after one (docs/upgrade.md). */
const left =
  /^(app\/(extend\.ts|theme\/extend\.ts|custom\/)|server\/(extend\.ts|custom\/)|worlds\/(own-block-fields\.ts|wickett-plum\/own(-endpoints\.ts|-sites\.ts|\/))|translations\/own\/)/;
const made = /^(translations\/en-US\.json|content-types\/|app\/pages\/component-guide\/block-schemas\.json)/;

const repository = mkdtempSync(path.join(tmpdir(), "upgrade-"));
afterAll(() => rmSync(repository, { recursive: true, force: true }));

/** Nobody's settings, and nothing that goes on behind the test's back. */
const settings = [
  "user.name=June",
  "user.email=june@shop.test",
  "commit.gpgsign=false",
  "gc.auto=0",
  "maintenance.auto=false",
];

const gitIn = (...args: string[]) =>
  spawnSync("git", [...settings.flatMap((each) => ["-c", each]), ...args], {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 50_000_000,
  });

const git = (...args: string[]): string => {
  const { status, stdout, stderr } = gitIn(...args);
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stdout}${stderr}`);
  return stdout;
};

const commitAll = (words: string) => {
  git("add", "--all");
  git("commit", "--quiet", "--message", words);
};

/** A release that says something new at the beginning and the end of every text file that it may touch. */
const changeEverythingElse = () => {
  for (const name of git("ls-files")
    .split("\n")
    .filter((each) => each && !left.test(each))) {
    const file = path.join(repository, name);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile() || name.endsWith(".woff2")) continue;
    const text = readFileSync(file, "utf8");
    writeFileSync(file, `// A new line.\n${text}\n// And another.\n`);
  }
};

test("a fork that keeps to its own files takes a release that has changed all others", () => {
  git("init", "--quiet", "--initial-branch", "product");
  copyProduct(repository);
  writeFileSync(path.join(repository, ".git/info/exclude"), "node_modules\n");
  commitAll("a release");

  git("switch", "--quiet", "--create", "fork");
  const own = performGuides(repository);
  commitAll("our own shop");

  git("switch", "--quiet", "product");
  changeEverythingElse();
  commitAll("the next release");

  git("switch", "--quiet", "fork");
  const merge = gitIn("merge", "--quiet", "product");
  const conflicts = git("diff", "--name-only", "--diff-filter=U").split("\n").filter(Boolean);
  expect(conflicts.filter((name) => !made.test(name))).toEqual([]);
  expect(`${merge.stdout}${merge.stderr}`).not.toMatch(/fatal|error/);
  // What is the fork's own is as it was, and everything else is the release's.
  expect(git("diff", "--name-only", "HEAD", "--", ...own)).toBe("");
  expect(readFileSync(path.join(repository, "app/shell/routes.tsx"), "utf8")).toMatch(/^\/\/ A new line\./);
});
