import { execFileSync } from "node:child_process";

// Compiled in a process of its own: Jest's module loader would hand out class names instead of styles.
const { theme, sheets } = JSON.parse(
  execFileSync(process.execPath, ["build/styles/list-styles.cjs"], { encoding: "utf8", maxBuffer: 50_000_000 }),
) as { theme: string; sheets: Record<string, string> };

/** A token that the theme does not know stays in the sheet as written, for example `plum.750`. */
const unknownTokens = (css: string) => css.match(/:\s*\{?[a-z]+[A-Za-z]*\.[A-Za-z0-9]+\}?(?=[;} ])/g) ?? [];

const definedVariables = new Set(theme.match(/--wp-[\w-]+(?=:)/g));

describe("the compiled styles", () => {
  test("an unknown token is noticed", () => {
    expect(unknownTokens(".a{color:plum.750;}")).toEqual([":plum.750"]);
  });

  test.each(Object.entries(sheets))("%s uses only tokens of the theme", (_file, css) => {
    expect(unknownTokens(css)).toEqual([]);
    const used = css.match(/(?<=var\()--wp-[\w-]+/g) ?? [];
    expect(used.filter((name) => !definedVariables.has(name))).toEqual([]);
  });

  test("the theme's layers are announced before any rule", () => {
    expect(theme).toMatch(/^@layer reset,base,tokens,recipes;/);
  });
});
