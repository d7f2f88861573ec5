// Speed and size against the budgets: npm run bench -- [--json FILE] [--once] [part …]
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildWhatIsStale } from "../build/build-what-is-stale.mjs";
import { partsAlone } from "./parts-alone.mjs";
import { partsOfShop, partsOnOrdinaryDay } from "./parts-of-shop.mjs";
import { lineOf, measurePart } from "./rows.mjs";
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

const rows = [];
const broken = [];
for (const { parts, shop: options } of groups) {
  const chosen = Object.entries(parts).filter(([name]) => only.length === 0 || only.includes(name));
  if (chosen.length === 0) continue;
  await buildWhatIsStale();
  const shop = options && (await runShop(options));
  try {
    for (const [name, measure] of chosen) {
      console.log(`measuring ${name} …`);
      try {
        rows.push(...(await measurePart(name, (record) => measure(record, shop), { times: values.once ? 1 : 3 })));
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
console.table(rows.map(lineOf));
if (values.json) writeFileSync(values.json, JSON.stringify(rows));
if (broken.length > 0) console.error(`Not measured: ${broken.join(", ")}.`);
process.exit(broken.length === 0 && rows.every(({ isMet }) => isMet) ? 0 : 1);
