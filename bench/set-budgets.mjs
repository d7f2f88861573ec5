// Writes budgets from what was just measured on a quiet machine: node bench/set-budgets.mjs FILE…
// Each FILE is one that `npm run bench -- --json FILE` wrote; rows that it does not hold keep their budgets.
import { readFileSync, writeFileSync } from "node:fs";
import { budgetsFile } from "./rows.mjs";

/** How far above what is reached a budget stands: less than the fifth that has to be seen. */
const ROOM = { bytes: 1.03, other: 1.1 };
const exact = new Set(["requests", "tiles", "packages", "deviations"]);
const bytes = new Set(["KiB", "kB"]);
/** The least layout shift that anybody could see. */
const SHIFT = 0.005;

const roundUp = (value) => {
  const step = 10 ** (Math.floor(Math.log10(value)) - 2);
  return Number((Math.ceil(value / step) * step).toPrecision(4));
};

const budgetOf = ({ value, unit, scale }) => {
  if (exact.has(unit)) return value;
  if (unit === "CLS") return SHIFT;
  return roundUp((value / scale) * (bytes.has(unit) ? ROOM.bytes : ROOM.other));
};

const budgets = JSON.parse(readFileSync(budgetsFile, "utf8"));
for (const row of process.argv.slice(2).flatMap((file) => JSON.parse(readFileSync(file, "utf8")))) {
  const ofPart = (budgets.rows[row.part] ??= {});
  const asked = budgetOf(row);
  const before = ofPart[row.what];
  // What was promised in bytes and holds is not given more room.
  const budget = bytes.has(row.unit) && row.value <= before && before < asked ? before : asked;
  if (ofPart[row.what] !== budget)
    console.log(
      `${row.part}: ${row.what}: ${ofPart[row.what] ?? "none"} → ${budget} ${row.unit} (reached ${row.value.toFixed(3)})`,
    );
  ofPart[row.what] = budget;
}
writeFileSync(budgetsFile, `${JSON.stringify(budgets, undefined, 2)}\n`);
