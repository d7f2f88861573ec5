import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { colorOf } from "#app/theme/color-of.ts";

/** A color as sheets write it, and as an address inside one does. */
const written =
  /(?:#|%23)(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)$]*\)/gi;

/** Colors that stand in a file itself, each with the file's name. */
const colorsIn = (file: string, text: string): string[] =>
  text
    .split("\n")
    .filter((line) => !line.startsWith("import "))
    .flatMap((line) => (line.match(written) ?? []).map((color) => `${file}: ${color}`));

/** Where colors have their place: the tokens, and what a shop lays over them. */
const tables = new Set(["app/theme/tokens.ts", "app/theme/extend.ts"]);

test("pages and server name colors of the theme, so that another brand changes them in one place", () => {
  const files = ["app", "server"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, "/"))),
  );
  expect(files.length).toBeGreaterThan(1500);
  const others = files.filter((file) => !tables.has(file));
  expect(others.flatMap((file) => colorsIn(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("a color would be found", () => {
  expect(
    colorsIn("a.ts", '  box: { background: "#F1e3eb", border: "1px solid #fff", color: "rgb(1 2 3 / .5)" },'),
  ).toEqual(["a.ts: #F1e3eb", "a.ts: #fff", "a.ts: rgb(1 2 3 / .5)"]);
  expect(colorsIn("a.ts", "url(\"data:image/svg+xml,stroke='%233a0f2e'\")")).toEqual(["a.ts: %233a0f2e"]);
  expect(colorsIn("a.ts", 'import a from "#add"; ')).toEqual([]);
});

/** Colors of the palette that a style file asks for by their look; those of a job are tokens of their own. */
const looksIn = (file: string, text: string): string[] =>
  (
    text.match(
      /\{colors\.(?:plum|cherry|butter|sherbet|mint|ice|lilac|toffee)\b|"(?:plum|cherry|butter|sherbet|mint|ice|lilac|toffee)\.\d+"|\{colors\.(?:liquorice|icing|sugar|caramel|line|muted)\b|"(?:liquorice|icing|sugar|caramel|muted|line\.\w+)"/g,
    ) ?? []
  ).map((look) => `${file}: ${look}`);

test("style files name colors by their job, so that a brand changes what is bought and what is read, each in one place", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join("app", name.replaceAll(path.sep, "/")))
    .filter((name) => /\.styles\.ts$|^app\/theme\/(recipes\/[^.]+|global-css|text-styles)\.ts$/.test(name));
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => looksIn(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("a color by its look would be found", () => {
  expect(
    looksIn("a.ts", 'a: { color: "plum.900", background: "bg.tray", border: "1px solid {colors.line.soft}" }'),
  ).toEqual(['a.ts: "plum.900"', "a.ts: {colors.line"]);
  expect(looksIn("a.ts", 'a: recipe("button", { variant: "cherry" })')).toEqual([]);
});

/** Lays colors of a shop's own over the product's, and prints what then reaches the page. */
const withOwnColors = `
  const path = require("node:path");
  const { compileColors, compileStyles, compileTheme } = require("./build/styles/compile-styles.cjs");
  const colors = (file) => compileColors(path.resolve(file));
  process.stdout.write(JSON.stringify({
    plain: colors("server/plain/plain-style.colors.ts"),
    offline: colors("app/offline/offline-page.colors.ts"),
    card: colors("app/components/payment/card-frame.colors.ts"),
    select: compileStyles(path.resolve("app/some.styles.ts")).css,
    theme: compileTheme(),
  }));
`;

const ownColors = `
  import { defineConfig } from "@chakra-ui/react";
  export const ownTheme = defineConfig({
    theme: {
      tokens: { colors: { plum: { "700": { value: "#112233" }, "900": { value: "#010203" } } } },
      semanticTokens: { colors: { fg: { DEFAULT: { value: { base: "{colors.plum.700}", _dark: "white" } } } } },
    },
  });
`;

const someStyles = `
  import { defineStyles } from "#app/theme/define-styles.ts";
  export default defineStyles(({ recipe }) => ({ box: recipe("select") }));
`;

test("colors of a shop's own reach what is drawn without the theme's sheet", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "colors-"));
  const files = ["server/plain/plain-style", "app/offline/offline-page", "app/components/payment/card-frame"];
  try {
    for (const part of [
      "package.json",
      "build/styles",
      "app/theme",
      "config",
      ...files.map((name) => `${name}.colors.ts`),
    ])
      cpSync(part, path.join(folder, part), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
    writeFileSync(path.join(folder, "app/theme/extend.ts"), ownColors);
    writeFileSync(path.join(folder, "app/some.styles.ts"), someStyles);
    const { plain, offline, card, select, theme } = JSON.parse(
      execFileSync(process.execPath, ["--eval", withOwnColors], { cwd: folder, encoding: "utf8" }),
    );
    expect(plain).toMatchObject({ heading: "#010203", button: "#112233", text: "#112233" });
    expect(offline).toMatchObject({ header: "#010203", link: "#112233" });
    expect(card).toMatchObject({ text: "#112233" });
    expect(select).toContain("stroke='%23010203'");
    expect(theme).toContain("--wp-borders-chosen:3px solid var(--wp-colors-plum-700)");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a name that no color has is told", () => {
  expect(() => colorOf("plum.750")).toThrow('There is no color "plum.750".');
  expect(() => colorOf("plum")).toThrow('There is no color "plum".');
  expect(() => colorOf("scrim")).toThrow('The color "scrim" is no plain value: {colors.plum.950/55}');
});
