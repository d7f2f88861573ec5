const fs = require("node:fs");
const path = require("node:path");
const { compileStyles, compileTheme, forPages } = require("./compile-styles.cjs");

/**
 * Prints `{ theme, shipped, sheets: { file: css }, onPages }` of the whole app as JSON, for the tests of the styles;
 * `onPages` is all of it as production writes it. With `--backwards` the last file is compiled first.
 */
const files = fs
  .readdirSync("app", { recursive: true })
  .filter((name) => name.endsWith(".styles.ts"))
  .map((name) => path.join("app", name));
if (process.argv.includes("--backwards")) files.reverse();
const sheets = Object.fromEntries(files.map((file) => [file, compileStyles(path.resolve(file)).css]));
const shipped = compileTheme({ isWhole: false });
const onPages = forPages([shipped, ...Object.values(sheets)].join(""));
process.stdout.write(JSON.stringify({ theme: compileTheme(), shipped, sheets, onPages }));
