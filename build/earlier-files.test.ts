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

/** A build as the real one goes: files aside, folder empty, new files, the earlier ones back. */
const build = (files: Record<string, string>) => {
  const restore = keepEarlierFiles(output);
  rmSync(output, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(output, "static", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  restore();
};
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
