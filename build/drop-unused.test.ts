import { readFileSync } from "node:fs";

const dropUnused = require("./drop-unused.cjs") as (
  this: { getOptions: () => { name: string } },
  source: string,
) => string;
const drop = (name: string, source: string) => dropUnused.call({ getOptions: () => ({ name }) }, source);

test("the installed parts of lazy pages lose the variants that nobody uses", () => {
  const file = require.resolve("@loadable/component").replace("cjs/loadable.cjs.js", "esm/loadable.esm.mjs");
  const source = readFileSync(file, "utf8");
  expect(source).toContain(".lib = ");
  expect(drop("@loadable/component", source)).not.toContain(".lib = ");
});

test("a file of the package that holds nothing of it stays as it is", () => {
  expect(drop("react-router", "export const createPath = () => '/';")).toBe("export const createPath = () => '/';");
});

test("a package that has changed is noticed, so that nothing comes back unseen", () => {
  expect(() => drop("react-router", "var Link = anything;")).toThrow("react-router no longer holds");
});
