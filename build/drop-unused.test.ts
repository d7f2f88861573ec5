import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const dropUnused = require("./drop-unused.cjs") as {
  (this: { getOptions: () => { name: string } }, source: string): string;
  leftOut: string[];
};
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

test("no page formats in a way that the browser does not know", () => {
  const app = path.join(__dirname, "../app");
  const names = dropUnused.leftOut.flatMap((name) => [
    name,
    name.replace("format", "Formatted").replace("ToParts", "Parts"),
  ]);
  const asks = new RegExp(`\\b(${names.join("|")})\\b`);
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  expect(files.filter((file) => asks.test(readFileSync(path.join(app, file), "utf8")))).toEqual([]);
});
