import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { rules as shopRules } from "#worlds/wickett-plum/cartridge/rules.ts";
import { leaveForCoverage } from "../../tests/called-operations.ts";
import { allRules } from "./all-rules.ts";

const root = path.join(__dirname, "../..");

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

/** Titles of tests that begin with `rule <id>: `, by id. */
const tested = new Map<string, string[]>();
for (const file of [
  ...filesBelow("sandbox"),
  ...filesBelow("worlds"),
  ...filesBelow("emulators"),
  ...filesBelow("tests"),
])
  for (const [, id = ""] of readFileSync(path.join(root, file), "utf8").matchAll(/["'`]rule (\d[\d.]*\d): /g))
    tested.set(id, [...(tested.get(id) ?? []), file]);

const tables = readdirSync(__dirname).filter((name) => !/^(all-rules|rule|rules\.test)\.ts$/.test(name));

describe("the engine's rules", () => {
  afterAll(() => {
    leaveForCoverage("rules", allRules);
    leaveForCoverage("shop-rules", shopRules);
  });

  it("come from every table there is", () => {
    const list = readFileSync(path.join(__dirname, "all-rules.ts"), "utf8");
    expect(tables.filter((name) => !list.includes(`"./${name}"`))).toEqual([]);
    expect(tables.length).toBeGreaterThan(7);
  });

  it("are all in a table of their subject, each with an id of its own", () => {
    expect(allRules.length).toBeGreaterThan(60);
    expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length);
    for (const section of ["3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8"])
      expect(allRules.filter(({ id }) => id.startsWith(`${section}.`)).length).toBeGreaterThan(0);
  });

  it("speak of no merchant's goods", () => {
    const words = /sweet|candy|box|cold pack|melt|heat|fundrais|canadian books/i;
    expect(allRules.filter(({ says }) => words.test(says)).map(({ id }) => id)).toEqual(["3.5.25"]);
    expect(shopRules.filter(({ id }) => allRules.some((each) => each.id === id))).toEqual([]);
  });

  it.each([...allRules, ...shopRules].map(({ id, says }) => [id, says]))("%s has its test: %s", (id) => {
    expect(tested.get(id) ?? []).not.toEqual([]);
  });

  it("are the only ones tests speak of", () => {
    const known = new Set([...allRules, ...shopRules].map(({ id }) => id));
    expect([...tested].filter(([id]) => !known.has(id))).toEqual([]);
  });
});
