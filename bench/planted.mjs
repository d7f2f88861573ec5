// Whether each row of the bench sees what it holds get a fifth worse: node bench/planted.mjs [--json FILE] [part …]
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildWhatIsStale } from "../build/build-what-is-stale.mjs";
import { projectFolder } from "../build/paths.mjs";
import { budgetOf } from "./budget-of.mjs";
import { copyHeavier } from "./plants/heavier-copy.mjs";
import { plan } from "./plants/plan.mjs";
import { lineOf } from "./rows.mjs";

const { values, positionals } = parseArgs({ options: { json: { type: "string" } }, allowPositionals: true });
const chosen = positionals.length > 0 ? positionals : Object.keys(plan);
const results = mkdtempSync(path.join(tmpdir(), "planted-"));

/** Settings that plant into the bench and everything that it starts. */
const environmentOf = ({ plants = {}, phone = {} }) => {
  const required = Object.keys(plants).map(
    (plant) => `--require ${path.join(import.meta.dirname, "plants", plant)}.cjs`,
  );
  return {
    ...process.env,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, ...required].filter(Boolean).join(" "),
    PLANTS: Object.entries(plants)
      .map((each) => each.join("="))
      .join(","),
    ...phone,
  };
};

/** Runs one part of the bench as it is, with what is planted there; gives its rows. */
const runBench = async (part, planted = {}) => {
  const file = path.join(results, "rows.json");
  rmSync(file, { force: true });
  const copy = planted.isHeavier ? copyHeavier() : undefined;
  try {
    const bench = spawn(process.execPath, ["bench/bench.mjs", "--once", "--json", file, part], {
      cwd: copy?.folder ?? projectFolder,
      env: environmentOf(planted),
      stdio: ["ignore", "ignore", "inherit"],
    });
    await new Promise((resolve) => bench.once("exit", resolve));
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  } finally {
    copy?.remove();
  }
};

const kind = "seen, BUDGET TOO KIND";
const hard = "seen, BUDGET MISSED BY THE PLAIN RUN";

/**
 * A row sees a fifth if what is planted takes it past the budget that its own run without it would be given: budgets
 * of another day hold for that day's machine. One that the file's budget lets pass all the same wants a lower budget.
 */
const verdictOf = (plain, planted) => {
  if (!planted) return "NO PLANT";
  const own = budgetOf(plain) * planted.scale;
  const isSeen = plain.atLeast ? planted.value < plain.value : planted.value > own;
  if (!isSeen) return "NOT SEEN";
  if (!plain.isMet) return hard;
  return planted.isMet ? kind : "seen";
};

const nameOf = ({ plants = {}, phone = {}, isHeavier }) =>
  [
    ...Object.keys(plants),
    ...(phone.PHONE_SLOWER ? ["slower phone"] : []),
    ...(isHeavier ? ["heavier files"] : []),
  ].join(", ");

const judge = async (part) => {
  console.log(`planting in ${part} …`);
  const plain = await runBench(part);
  measured.push(...plain);
  if (plain.length === 0) return [{ part, what: "all of it", verdict: "NOT MEASURED" }];
  const runs = [];
  for (const planted of plan[part]) runs.push({ planted, rows: await runBench(part, planted) });
  return plain.map((row) => {
    const run = runs.find(({ planted }) => planted.rows.test(row.what));
    const found = run?.rows.find(({ what }) => what === row.what);
    return {
      part,
      what: row.what,
      plain: lineOf(row).value,
      plant: run ? nameOf(run.planted) : "",
      "with it": found ? lineOf(found).value : "",
      budget: lineOf(found ?? row).budget,
      verdict: verdictOf(row, found),
    };
  });
};

await buildWhatIsStale();
const lines = [];
const measured = [];
for (const part of chosen) {
  const judged = await judge(part);
  // Told at once: all parts take an hour, and one that ends early should leave what it has seen.
  for (const { what, plain, "with it": worse, budget, verdict } of judged)
    console.log(`${part}: ${what}: ${plain}, with it ${worse}, ${budget}: ${verdict}`);
  lines.push(...judged);
}
rmSync(results, { recursive: true, force: true });
console.table(lines);
if (values.json) writeFileSync(values.json, JSON.stringify(measured));
if (lines.some(({ verdict }) => verdict === kind || verdict === hard))
  console.log("Budgets that do not fit this machine: --json FILE, and node bench/set-budgets.mjs FILE.");
process.exit(lines.every(({ verdict }) => verdict === "seen") ? 0 : 1);
