import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./paths.mjs";

/**
 * `node build/env-example.mjs`: draws `.env.example` from the tables that describe the settings, each setting once, and
 * the list of names that the storefront knows slips by. With `--check` it only says whether the files are true.
 */
const pages = ["docs/configuration.md", "docs/vendors.md", "docs/sandbox.md"];
const files = { example: ".env.example", names: "config/setting-names.json" };
const WIDTH = 120;

const isSetting = (name) =>
  /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name) && (name.includes("_") || /PORT|HOST|^RENDERS$|^PROCESSES$/.test(name));
const plain = (cell) => cell.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("`", "");

/** The names of a cell; `…_CA` has the beginning of the name before it. */
const namesOf = (cell) => {
  const names = [];
  for (const [, name] of cell.matchAll(/`([^`]+)`/g)) {
    const [first = ""] = names;
    names.push(name.startsWith("…_") ? first.replace(/_[A-Z]+$/, name.slice(1)) : name);
  }
  return names.every(isSetting) ? names : [];
};

/** The rows of a page's tables that are about settings, with the heading they stand below. */
const rowsOf = (page) => {
  const rows = [];
  let heading = "";
  let columns = [];
  for (const line of readFileSync(path.join(projectFolder, page), "utf8").split("\n")) {
    if (line.startsWith("#")) heading = line.replace(/^#+ /, "");
    if (!line.startsWith("|")) {
      columns = [];
      continue;
    }
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (columns.length === 0) columns = cells;
    const at = columns.findIndex((name) => /default/i.test(name));
    const names = namesOf(cells[0]);
    if (names.length === 0 || at < 0 || columns === cells) continue;
    const meaning = cells.find((_, index) => index > 0 && index !== at) ?? "";
    rows.push({ page, heading, names, meaning: plain(meaning), fallback: plain(cells[at]) });
  }
  return rows;
};

const wrapped = (text) => {
  const lines = [""];
  for (const word of text.split(" ")) {
    if (lines.at(-1).length + word.length + 3 > WIDTH) lines.push("");
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines.map((line) => `#${line}`);
};

/** The text of `.env.example`. */
export const drawExample = () => {
  const lines = wrapped(
    "Copy this file to .env and take the # off what you set. npm start, npm run serve, npm run dev, npm run sandbox and npm run record read it; " +
      "what the environment says counts for more. Without any of it the shop runs in front of its own sandbox.",
  );
  const drawn = new Set();
  let title = "";
  // What two pages describe stands where one setting has a row of its own.
  const rows = pages.flatMap(rowsOf).map((row, index) => ({ ...row, index }));
  const isOwn = ({ names, index }, name) =>
    rows.every((other) => other.index === index || !other.names.includes(name) || other.names.length >= names.length);
  for (const row of rows) {
    const names = row.names.filter((name) => !drawn.has(name) && isOwn(row, name));
    if (names.length === 0) continue;
    const heading = `${row.heading} (${row.page})`;
    if (heading !== title) lines.push("", `# --- ${heading}`);
    title = heading;
    lines.push("", ...wrapped(`${row.meaning}${row.fallback ? ` (default: ${row.fallback})` : ""}`));
    for (const name of names) {
      drawn.add(name);
      lines.push(`#${name}=`);
    }
  }
  return `${lines.join("\n")}\n`;
};

/** The names that an example sets, in order of letters, as a JSON file. */
const drawNames = (example) =>
  `${JSON.stringify(
    [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=$/gm)]
      .map(([, name = ""]) => name)
      .toSorted((one, other) => (one < other ? -1 : 1)),
    null,
    2,
  )}\n`;

if (process.argv[1] === import.meta.filename) {
  const example = drawExample();
  const drawn = { [files.example]: example, [files.names]: drawNames(example) };
  for (const [file, text] of Object.entries(drawn)) {
    const whole = path.join(projectFolder, file);
    if (!process.argv.includes("--check")) writeFileSync(whole, text);
    else if (readFileSync(whole, "utf8") !== text) {
      console.error(`${file} is not what the tables say; run node build/env-example.mjs.`);
      process.exitCode = 1;
    }
  }
}
