import { readFileSync } from "node:fs";
import path from "node:path";
import { calibrate } from "./calibration.mjs";
import { exact } from "./best-of.mjs";

export const budgetsFile = path.join(import.meta.dirname, "budgets.json");
const { rows: budgets, referenceMs } = JSON.parse(readFileSync(budgetsFile, "utf8"));

/** Two machines differ by no more than this; whatever is beyond is no machine that budgets are held on. */
const SCALES = [0.5, 4];

/** How much slower than the one of the budgets this machine is just now. */
const slowness = () => Math.min(Math.max(calibrate() / referenceMs, SCALES[0]), SCALES[1]);

/**
 * Judges what one part measures against its budgets.
 * @param part its name in `budgets.json`
 * @param measure is given `record(what, value, unit, options)`. `scaled` says that a value is work of the processor, so
 * that its budget is that of the reference machine times how much slower this one is, in the mean of before and after;
 * `atLeast` that more is better; `note` stands beside the name
 * @returns the rows; one without a budget is not met
 */
export const rowsOf = async (part, measure) => {
  const before = slowness();
  const recorded = [];
  await measure((what, value, unit, options = {}) => recorded.push({ what, value, unit, ...options }));
  const scale = (before + slowness()) / 2;
  return recorded.map(({ what, value, unit, scaled = false, atLeast = false, note = "" }) => {
    const reference = budgets[part]?.[what];
    const budget = scaled ? reference * scale : reference;
    const isMet = atLeast ? value >= budget : value <= budget;
    return { part, what, note, value, unit, budget, reference, scale: scaled ? scale : 1, atLeast, isMet };
  });
};

const digits = (value, unit) =>
  value === undefined || value === null || Number.isNaN(value)
    ? "none"
    : value.toFixed(exact.has(unit) && Number.isInteger(value) ? 0 : unit === "CLS" ? 3 : 2);

/** A row as a line of the table. */
export const lineOf = ({ part, what, note, value, unit, budget, atLeast, isMet }) => ({
  part,
  what: note ? `${what} (${note})` : what,
  value: `${digits(value, unit)} ${unit}`,
  budget: `${atLeast ? "at least" : "at most"} ${digits(budget, unit)}`,
  met: isMet ? "yes" : "NO",
});
