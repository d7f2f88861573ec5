const fs = require("node:fs");
const path = require("node:path");
const { compileStyles, compileTheme } = require("./compile-styles.cjs");

/**
 * Prints `{ theme, shipped, sheets: { file: css } }` of the whole app as JSON, for the test of the styles; with
 * `--backwards` the last file is compiled first.
 */
const files = fs
  .readdirSync("app", { recursive: true })
  .filter((name) => name.endsWith(".styles.ts"))
  .map((name) => path.join("app", name));
if (process.argv.includes("--backwards")) files.reverse();
const sheets = Object.fromEntries(files.map((file) => [file, compileStyles(path.resolve(file)).css]));
process.stdout.write(JSON.stringify({ theme: compileTheme(), shipped: compileTheme({ isWhole: false }), sheets }));
