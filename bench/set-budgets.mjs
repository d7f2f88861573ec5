// Writes budgets from what was just measured on a quiet machine: node bench/set-budgets.mjs FILE…
// Each FILE is one that `npm run bench` or `npm run bench:planted` wrote with `--json FILE`.
// Rows that it does not hold keep their budgets.
import { readFileSync, writeFileSync } from "node:fs";
import { budgetOf, isInBytes } from "./budget-of.mjs";
import { budgetsFile } from "./rows.mjs";

const budgets = JSON.parse(readFileSync(budgetsFile, "utf8"));
for (const row of process.argv.slice(2).flatMap((file) => JSON.parse(readFileSync(file, "utf8")))) {
  const ofPart = (budgets.rows[row.part] ??= {});
  const asked = budgetOf(row);
  const before = ofPart[row.what];
  // What was promised in bytes and holds is not given more room.
  const budget = isInBytes(row) && row.value <= before && before < asked ? before : asked;
  if (ofPart[row.what] !== budget)
    console.log(
      `${row.part}: ${row.what}: ${ofPart[row.what] ?? "none"} → ${budget} ${row.unit} (reached ${row.value.toFixed(3)})`,
    );
  ofPart[row.what] = budget;
}
writeFileSync(budgetsFile, `${JSON.stringify(budgets, undefined, 2)}\n`);
