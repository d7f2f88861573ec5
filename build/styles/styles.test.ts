import { readdirSync } from "node:fs";
import path from "node:path";

interface Compiler {
  compileStyles: (file: string) => { names: Record<string, string>; css: string };
  compileTheme: () => string;
}

const { compileStyles, compileTheme } = require("./compile-styles.cjs") as Compiler;

const styleFiles = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".styles.ts"))
  .map((name) => path.resolve("app", name));

/** A token that the theme does not know stays in the sheet as written, for example `plum.750`. */
const unknownTokens = (css: string) => css.match(/:\s*\{?[a-z]+[A-Za-z]*\.[A-Za-z0-9]+\}?(?=[;} ])/g) ?? [];

const definedVariables = new Set(compileTheme().match(/--wp-[\w-]+(?=:)/g));

describe("the compiled styles", () => {
  test("an unknown token is noticed", () => {
    expect(unknownTokens(".a{color:plum.750;}")).toEqual([":plum.750"]);
  });

  test.each(styleFiles.map((file) => [path.relative(process.cwd(), file), file]))(
    "%s uses only tokens of the theme",
    (_, file) => {
      const { css } = compileStyles(file);
      expect(unknownTokens(css)).toEqual([]);
      const used = css.match(/(?<=var\()--wp-[\w-]+/g) ?? [];
      expect(used.filter((name) => !definedVariables.has(name))).toEqual([]);
    },
  );

  test("the theme's layers are announced before any rule", () => {
    expect(compileTheme()).toMatch(/^@layer reset,base,tokens,recipes;/);
  });
});
