import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { leaveForCoverage } from "#tests/called-operations.ts";
import type { Rule } from "./rule.ts";

const root = path.join(__dirname, "../..");

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

/** Titles of tests that begin with `rule <id>: `, by id. */
const tested = new Map<string, string[]>();
for (const file of [...filesBelow("sandbox"), ...filesBelow("tests")])
  for (const [, id = ""] of readFileSync(path.join(root, file), "utf8").matchAll(/["'`]rule (\d[\d.]*\d): /g))
    tested.set(id, [...(tested.get(id) ?? []), file]);

const rules = readdirSync(__dirname)
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "rule.ts")
  // oxlint-disable-next-line typescript/no-require-imports -- the rule tables are found, not listed
  .flatMap((name) => Object.values(require(path.join(__dirname, name)) as Record<string, readonly Rule[]>).flat());

describe("the engine's rules", () => {
  afterAll(() => {
    const byNumber = (one: Rule, other: Rule) => one.id.localeCompare(other.id, "en", { numeric: true });
    leaveForCoverage("rules", [...rules].sort(byNumber));
  });

  it("are all there is of section 3, each with an id of its own", () => {
    expect(rules.length).toBeGreaterThan(60);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const section of ["3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8"])
      expect(rules.filter(({ id }) => id.startsWith(`${section}.`)).length).toBeGreaterThan(0);
  });

  it.each(rules.map(({ id, says }) => [id, says]))("%s has its test: %s", (id) => {
    expect(tested.get(id) ?? []).not.toEqual([]);
  });

  it("are the only ones tests speak of", () => {
    const known = new Set(rules.map(({ id }) => id));
    expect([...tested].filter(([id]) => !known.has(id))).toEqual([]);
  });
});
