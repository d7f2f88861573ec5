import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Colors that stand in a style file itself, each with its line. */
const colorsIn = (file: string, text: string): string[] =>
  text
    .split("\n")
    .filter((line) => !line.startsWith("import "))
    .flatMap((line) => (line.match(/#[0-9a-fA-F]{3,8}\b/g) ?? []).map((color) => `${file}: ${color}`));

test("style files and recipes name colors of the theme, so that another brand changes them in one place", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.styles\.ts$|^theme\/(?!tokens|extend)/.test(name) && name.endsWith(".ts"))
    .map((name) => path.join("app", name));
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => colorsIn(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("a color would be found", () => {
  expect(colorsIn("a.styles.ts", '  box: { background: "#F1e3eb", border: "1px solid #fff" },')).toEqual([
    "a.styles.ts: #F1e3eb",
    "a.styles.ts: #fff",
  ]);
});
