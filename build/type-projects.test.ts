import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

jest.setTimeout(30_000);

const tsc = (...args: string[]) =>
  spawnSync(process.execPath, ["node_modules/typescript-native/bin/tsc", ...args], { encoding: "utf8" }).stdout;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "types-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The names that a project does not know of those a line of code uses. */
const unknownIn = (project: string, code: string) => {
  const file = path.join(folder, "tsconfig.json");
  writeFileSync(path.join(folder, "offence.ts"), code);
  writeFileSync(
    file,
    JSON.stringify({
      extends: path.resolve(project, "tsconfig.json"),
      // Nothing of it is kept.
      compilerOptions: {
        composite: false,
        incremental: false,
        noEmit: true,
        emitDeclarationOnly: false,
        rootDir: path.parse(folder).root,
        typeRoots: [path.resolve("node_modules/@types")],
      },
      include: [],
      files: ["offence.ts"],
    }),
  );
  return [...tsc("-p", folder).matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name);
};

test.each([
  ["app", "Buffer.from(process.cwd());", ["Buffer", "process"]],
  ["app", "expect(document.title);", ["expect"]],
  ["app/domain", "document.title; localStorage.clear(); process.exit();", ["document", "localStorage", "process"]],
  ["config", "process.exit(window.length);", ["process", "window"]],
  ["config", "localStorage.clear(); document.title;", ["localStorage", "document"]],
  ["config", 'new URL("https://shop.example").searchParams.get("a");', []],
  ["server", "expect(process.pid); Buffer.alloc(1);", ["expect"]],
  ["sandbox", "document.title; window.length; Buffer.alloc(1);", ["document", "window"]],
  [".", "expect(process.pid); document.title;", []],
])("in %s nobody knows what is not there: %s", (project, code, names) => {
  expect(new Set(unknownIn(project, code))).toEqual(new Set(names));
});

test.each([
  ["app", "/app/shell/routes.tsx"],
  ["app/domain", "/app/domain/product/comparison.ts"],
  ["config", "/config/sites.ts"],
])("what %s imports brings no types of Node", (project, own) => {
  const files = tsc("-p", project, "--listFilesOnly").split("\n");
  expect(files.some((file) => file.endsWith(own))).toBe(true);
  expect(files.filter((file) => /@types\/(node|jest)\//.test(file))).toEqual([]);
});

test("every source is in a project", () => {
  const { references } = JSON.parse(readFileSync("tsconfig.json", "utf8")) as { references: { path: string }[] };
  const checked = new Set(
    [".", ...references.map((each) => each.path)].flatMap((project) =>
      tsc("-p", project, "--listFilesOnly").split("\n"),
    ),
  );
  const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { encoding: "utf8" }).trim().split("\n");
  // An example is checked in the copy that it is laid over, and Drizzle reads its file by itself.
  const left = sources.filter((file) => !/^(examples\/|drizzle\.config\.ts$)/.test(file) && existsSync(file));
  expect(left.filter((file) => !checked.has(path.resolve(file)))).toEqual([]);
});
