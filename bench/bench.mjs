// Speed and size against the budgets: npm run bench -- [--json FILE] [--once] [part …]
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildWhatIsStale } from "../build/build-what-is-stale.mjs";
import { bestOf, unquiet } from "./best-of.mjs";
import { partsAlone } from "./parts-alone.mjs";
import { partsOfShop, partsOnOrdinaryDay } from "./parts-of-shop.mjs";
import { lineOf } from "./rows.mjs";
import { ORDINARY_DAY, runShop } from "./run-shop.mjs";

const { values, positionals: only } = parseArgs({
  options: { json: { type: "string" }, once: { type: "boolean", default: false } },
  allowPositionals: true,
});
const groups = [
  { parts: partsAlone },
  { parts: partsOnOrdinaryDay, shop: { time: ORDINARY_DAY } },
  { parts: partsOfShop, shop: {} },
];
const names = groups.flatMap(({ parts }) => Object.keys(parts));
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}; there are ${names.join(", ")}.`);
  process.exit(2);
}

const folder = mkdtempSync(path.join(tmpdir(), "bench-"));

/** Rows of a part, measured in a process of its own: garbage and compiled code of one would slow down the next. */
const measure = async (part, shop) => {
  console.log(`measuring ${part} …`);
  const file = path.join(folder, "rows.json");
  rmSync(file, { force: true });
  const program = path.join(import.meta.dirname, "measure-part.mjs");
  const child = spawn(process.execPath, [program, part, file, JSON.stringify(shop ?? null)], { stdio: "inherit" });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`Measuring ${part} ended with ${code}.`);
  return JSON.parse(readFileSync(file, "utf8"));
};

const rows = [];
const broken = [];
for (const { parts, shop: options } of groups) {
  const chosen = Object.keys(parts).filter((name) => only.length === 0 || only.includes(name));
  if (chosen.length === 0) continue;
  await buildWhatIsStale();
  const shop = options && (await runShop(options));
  try {
    for (const name of chosen) {
      try {
        rows.push(...(await bestOf(values.once ? 1 : 3, () => measure(name, shop))));
      } catch (error) {
        // The others are measured all the same.
        console.error(error);
        broken.push(name);
      }
    }
  } finally {
    await shop?.stop();
  }
}
rmSync(folder, { recursive: true, force: true });
console.table(rows.map(lineOf));
if (values.json) writeFileSync(values.json, JSON.stringify(rows));
const warning = unquiet(rows);
if (warning) console.error(warning);
if (broken.length > 0) console.error(`Not measured: ${broken.join(", ")}.`);
process.exit(broken.length === 0 && rows.every(({ isMet }) => isMet) ? 0 : 1);
