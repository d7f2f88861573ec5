import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const sources = execFileSync("git", ["ls-files", "sandbox", "emulators"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(ts|js|css)$/.test(file) && !/\.test\.ts$|\/test-/.test(file));

const brand = /wickett\s*(&|and)?\s*plum/i;

test("neither the engine nor the third parties say a word of the shop's name", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => brand.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("the name is recognized however it is written", () => {
  for (const name of ["Wickett & Plum", "sandbox-wickettplum", "WickettPlumUS"]) expect(name).toMatch(brand);
  expect("--world wickett-plum").not.toMatch(brand);
});
