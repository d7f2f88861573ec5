import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyProduct, filesOfGuides, performGuides } from "./guides.ts";
import { compileCopy } from "./known-types.ts";

jest.setTimeout(400_000);

/** A shop whose developers follow every guide of docs/how-to. */
const shop = mkdtempSync(path.join(tmpdir(), "how-to-"));
let files: string[];
beforeAll(() => {
  copyProduct(shop);
  files = performGuides(shop);
});
afterAll(() => rmSync(shop, { recursive: true, force: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: shop, encoding: "utf8" });
  return { status, output: `${stdout}${stderr}` };
};

test("every guide writes files", () => {
  const guides = new Set(filesOfGuides().map(({ guide }) => guide));
  expect([...guides].sort()).toEqual([
    "content-block.md",
    "language.md",
    "page.md",
    "sandbox-operation.md",
    "side-sheet.md",
    "site-call.md",
    "site.md",
    "theme.md",
    "third-party.md",
  ]);
});

test("what the guides add has the right types, in pages, server and world", () => {
  expect(compileCopy(shop, "server", "worlds")).toEqual({ status: 0, output: "" });
});

test("a wrong type is found in a copy, however old its file is", () => {
  const file = path.join(shop, "config/brand.ts");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, `${text}export const wrong: number = "";\n`);
  utimesSync(file, 1, 1);
  const { output } = compileCopy(shop, "config");
  writeFileSync(file, text);
  expect(output).toContain("config/brand.ts");
  expect(output).toContain("TS2322");
});

test("the tests that the guides give pass", () => {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const { status, output } = run("node_modules/jest/bin/jest.js", "-i", "--runTestsByPath", ...tests);
  expect({ status, output }).toEqual({
    status: 0,
    output: expect.stringContaining(`Test Suites: ${tests.length} passed`),
  });
});

test("a slip in a style is told with the nearest name, a shop's own among them", () => {
  const file = path.join(shop, "app/custom/slip.styles.ts");
  writeFileSync(file, readFileSync(path.join(shop, "app/custom/wave.styles.ts"), "utf8").replace("seafoam", "seafaom"));
  const compile = `require("./build/styles/compile-styles.cjs").compileStyles(${JSON.stringify(file)})`;
  const { status, output } = run("--eval", compile);
  rmSync(file);
  expect(status).toBe(1);
  expect(output).toContain('app/custom/slip.styles.ts: there is no token "seafaom"; did you mean "seafoam"?');
});

test("editors find the block of the guide among the schemas of the hub", () => {
  const schema = readFileSync(path.join(shop, "content-types/content-type-schemas/schemas/customer-quote-schema.json"));
  expect(JSON.parse(schema.toString())).toMatchObject({
    properties: { quote: { title: "Quote" } },
    required: ["quote"],
  });
});

test("texts of a shop's own are collected beside its own words, apart from the product's", () => {
  const own = JSON.parse(readFileSync(path.join(shop, "translations/own/en-US.json"), "utf8")) as object;
  expect(own).toMatchObject({ "cart.title": "Your crate", "own.rewards.title": "Rewards" });
  expect(run("build/messages.mjs", "--check")).toEqual({ status: 0, output: "" });
  expect(readFileSync(path.join(shop, "translations/en-US.json"), "utf8")).toBe(
    readFileSync("translations/en-US.json", "utf8"),
  );
});

test("a language begins empty, and what is translated is missing no more", () => {
  const missing = () =>
    /(\d+) texts are missing in de-DE/.exec(run("build/messages.mjs", "--missing", "de-DE").output)?.[1];
  expect(run("build/messages.mjs", "--seed", "de-DE").status).toBe(0);
  const file = path.join(shop, "translations/de-DE.json");
  const all = Number(missing());
  expect(all).toBeGreaterThan(1000);
  const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  writeFileSync(file, JSON.stringify({ ...texts, "cart.title": "Ihre Tüte" }));
  expect(Number(missing())).toBe(all - 1);
  expect(run("build/messages.mjs", "--seed", "de-DE").status).toBe(0);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ "cart.title": "Ihre Tüte" });
  expect(existsSync(path.join(shop, "translations/own/de-DE.json"))).toBe(true);
});

test("a language that is not written as one is refused", () => {
  expect(run("build/messages.mjs", "--seed", "de_de").status).toBe(1);
});
