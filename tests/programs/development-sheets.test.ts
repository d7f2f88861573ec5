import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Compiles the browser's files as `npm run dev` does, in a process of its own: the bundler is a module that Jest does
 * not load.
 */
const compile = `
  import { rspack } from "@rspack/core";
  import { clientConfig } from "./build/rspack-config.mjs";
  rspack(clientConfig({ dev: true, folder: process.env.FOLDER })).run((error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString("errors-only"));
  });
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "development-"));
  execFileSync(process.execPath, ["--input-type=module", "--eval", compile], {
    env: { ...process.env, FOLDER: folder, NODE_ENV: "development" },
  });
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("no sheet of the development server holds script", () => {
  const sheets = readdirSync(path.join(folder, "static")).filter((name) => name.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(20);
  for (const name of sheets) {
    const text = readFileSync(path.join(folder, "static", name), "utf8");
    expect([name, /\$Refresh|import\.meta|webpack_require|\bfunction\b|=>/.exec(text)?.[0]]).toEqual([name, undefined]);
  }
});

test("what the server reads of the chunks lies in the output folder, and nothing beside it", () => {
  expect(readdirSync(folder).toSorted()).toEqual(["loadable-stats.json", "static"]);
});
