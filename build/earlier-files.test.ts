import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { keepEarlierFiles } from "./earlier-files.mjs";

let folder: string;
let output: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "builds-"));
  output = path.join(folder, "out");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The first half of a build: the earlier one aside, new files. */
const begin = (files: Record<string, string>) => {
  const earlier = keepEarlierFiles(output);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(output, "static", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(path.join(output, "server.cjs"), Object.keys(files).join());
  return earlier;
};
/** A build as the real one goes. */
const build = (files: Record<string, string>) => begin(files).finish();
const has = (name: string) => existsSync(path.join(output, "static", name));

test("files of the last two builds stay, older ones go", () => {
  for (const [index, hash] of ["11111111", "22222222", "33333333", "44444444"].entries())
    build({
      [`${hash}/7.js`]: `chunk ${index}`,
      [`main.${hash}.js`]: `main ${index}`,
      [`main.${hash}.js.br`]: "packed",
    });
  const kept = ["11111111", "22222222", "33333333", "44444444"].map((hash) => [
    has(`${hash}/7.js`),
    has(`main.${hash}.js`),
    has(`main.${hash}.js.br`),
  ]);
  expect(kept).toEqual([
    [false, false, false],
    [true, true, true],
    [true, true, true],
    [true, true, true],
  ]);
});

test("a file that the new build has too is the new one's, and names without a hash are never kept", () => {
  build({ "vendor.aaaaaaaa.js": "before", "messages/en.json": "before", "gone.json": "{}" });
  build({ "vendor.aaaaaaaa.js": "now", "messages/en.json": "now" });
  expect(readFileSync(path.join(output, "static/vendor.aaaaaaaa.js"), "utf8")).toBe("now");
  expect(readFileSync(path.join(output, "static/messages/en.json"), "utf8")).toBe("now");
  expect(has("gone.json")).toBe(false);
});

test("nothing is left lying beside the output", () => {
  build({ "main.11111111.js": "" });
  build({ "main.22222222.js": "" });
  expect(existsSync(`${output}-earlier`)).toBe(false);
});

describe.each<[how: string, fail: (files: Record<string, string>) => void]>([
  ["fails", (files) => begin(files).giveBack()],
  ["is killed half way, and begun again,", (files) => void begin(files)],
])("a build that %s", (_, fail) => {
  test("loses no file of the builds before it", () => {
    build({ "main.11111111.js": "" });
    build({ "main.22222222.js": "" });
    fail({ "main.33333333.js": "" });
    build({ "main.44444444.js": "" });
    expect(["11111111", "22222222", "33333333", "44444444"].map((hash) => has(`main.${hash}.js`))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(existsSync(`${output}-earlier`)).toBe(false);
  });
});

test("a build that fails leaves everything as it was", () => {
  build({ "main.11111111.js": "" });
  build({ "main.22222222.js": "" });
  begin({ "main.33333333.js": "" }).giveBack();
  expect(["11111111", "22222222", "33333333"].map((hash) => has(`main.${hash}.js`))).toEqual([true, true, false]);
  expect(readFileSync(path.join(output, "server.cjs"), "utf8")).toBe("main.22222222.js");
});

test("a first build that fails leaves nothing", () => {
  begin({ "main.11111111.js": "" }).giveBack();
  expect([existsSync(output), existsSync(`${output}-earlier`)]).toEqual([false, false]);
});
