import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// Compiled in a process of its own: Jest's module loader would hand out class names instead of styles.
const listStyles = (...options: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, ["build/styles/list-styles.cjs", ...options], {
      encoding: "utf8",
      maxBuffer: 50_000_000,
    }),
  ) as { theme: string; sheets: Record<string, string> };

const { theme, sheets } = listStyles();

const definedVariables = new Set(theme.match(/--wp-(?:[\w-]|\\.)+(?=:)/g));

describe("the compiled styles", () => {
  test.each(Object.entries(sheets))("%s uses only tokens of the theme", (_file, css) => {
    const used = css.match(/(?<=var\()--wp-(?:[\w-]|\\.)+/g) ?? [];
    expect(used.filter((name) => !definedVariables.has(name))).toEqual([]);
  });

  test("the theme's layers are announced before any rule", () => {
    expect(theme).toMatch(/^@layer reset,base,tokens,recipes;/);
  });

  test("a sheet is the same whatever was compiled before it", () => {
    const backwards = listStyles("--backwards").sheets;
    expect(Object.keys(sheets).filter((file) => backwards[file] !== sheets[file])).toEqual([]);
  });

  test("no two rules share a class", () => {
    const rules = new Map<string, Set<string>>();
    for (const css of Object.values(sheets))
      for (const [, name = "", body = ""] of css.matchAll(/(?<=^|\})\.(c[\w-]{5})\{([^{}]*)\}/g))
        rules.set(name, (rules.get(name) ?? new Set()).add(body));
    expect(rules.size).toBeGreaterThan(500);
    expect([...rules].filter(([, bodies]) => bodies.size > 1)).toEqual([]);
  });
});

/** Compiles one sheet before and after a token has changed, in one process, as the development server does. */
const compileTwice = `
  const fs = require("node:fs");
  const { compileStyles } = require("./build/styles/compile-styles.cjs");
  const compile = () => compileStyles(require("node:path").resolve("app/some.styles.ts"));
  fs.writeFileSync("app/some.styles.ts", \`
    import { defineStyles } from "#app/theme/define-styles.ts";
    export default defineStyles(() => ({ box: { width: "measured" } }));
  \`);
  const tokens = (width) => {
    const text = fs.readFileSync("app/theme/tokens.ts", "utf8");
    fs.writeFileSync("app/theme/tokens.ts", text + "\\nObject.assign(tokens, { sizes: { measured: { value: '" + width + "' } } });");
    fs.utimesSync("app/theme/tokens.ts", new Date(), new Date(Date.now() + width.length * 1000));
  };
  const css = [];
  for (const width of ["1px", "22px"]) {
    tokens(width);
    css.push(compile().names.box);
    css.push(require("./build/styles/compile-styles.cjs").compileTheme().includes("measured:" + width));
  }
  process.stdout.write(JSON.stringify(css));
`;

test("a changed token is seen at once, by a server that runs", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "styles-"));
  try {
    for (const part of ["package.json", "build/styles", "app/theme", "config/brand-faces.ts"])
      cpSync(part, path.join(folder, part), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
    const answer = execFileSync(process.execPath, ["--eval", compileTwice], { cwd: folder, encoding: "utf8" });
    expect(JSON.parse(answer)).toEqual([expect.stringMatching(/^c[\w-]{5}$/), true, expect.any(String), true]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
