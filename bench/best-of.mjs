/** Units of what is counted. */
export const exact = new Set(["tiles", "requests", "calls", "packages", "deviations", ""]);

/** What is the same in each run of one build: another look would tell nothing new. */
const steady = new Set([...exact, "KiB", "kB"]);

/** Of two measurements of a row the one nearer to its budget's good side; each stands with the budget of its moment. */
const better = (row, again) => {
  if (!again) return row;
  const isBetter = row.atLeast ? again.value > row.value : again.value / again.budget < row.value / row.budget;
  return isBetter ? again : row;
};

/**
 * The rows of a part, from `run`, which measures it once; as long as a row that can differ from run to run is above its
 * budget, it runs once more, up to `times`, and the best of each row counts. Other programs only ever make a row worse,
 * and what makes it worse in the shop does so each time.
 */
export const bestOf = async (times, run) => {
  let rows = await run();
  for (let count = 1; count < times && rows.some(({ isMet, unit }) => !isMet && !steady.has(unit)); count += 1) {
    const again = await run();
    rows = rows.map((row) =>
      better(
        row,
        again.find(({ what }) => what === row.what),
      ),
    );
  }
  return rows;
};

/** On a quiet machine a fixed piece of work takes no more than this many times as long at one moment as at another. */
const QUIET = 1.3;

/** What is to be said about a machine on which other programs ran too; nothing about a quiet one. */
export const unquiet = (rows) => {
  const scales = rows.map(({ scale }) => scale).filter((scale) => scale !== 1);
  const [least, most] = [Math.min(...scales), Math.max(...scales)];
  if (scales.length === 0 || most / least <= QUIET) return undefined;
  return `The machine was not quiet: the same work took ${(most / least).toFixed(2)} times as long at one moment as at another. A row that is met holds all the same; one that is not has to be measured again.`;
};
