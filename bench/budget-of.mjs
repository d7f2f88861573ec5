/** How far above what is reached a budget stands: less than the fifth that has to be seen. */
const ROOM = { bytes: 1.03, other: 1.1 };
const exact = new Set(["requests", "tiles", "packages", "deviations"]);
const bytes = new Set(["KiB", "kB"]);
/** The least layout shift that anybody could see. */
const SHIFT = 0.005;

const roundUp = (value) => {
  if (value <= 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(value)) - 2);
  return Number((Math.ceil(value / step) * step).toPrecision(4));
};

/** Whether a row is a promise in bytes, which is not given more room while it holds. */
export const isInBytes = ({ unit }) => bytes.has(unit);

/** The budget of a row by what it has reached, for the machine that budgets are written for. */
export const budgetOf = ({ value, unit, scale }) => {
  if (exact.has(unit)) return value;
  if (unit === "CLS") return SHIFT;
  return roundUp((value / scale) * (bytes.has(unit) ? ROOM.bytes : ROOM.other));
};
