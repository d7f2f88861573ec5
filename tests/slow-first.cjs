const { readFileSync } = require("node:fs");
const path = require("node:path");
const Sequencer = require("@jest/test-sequencer").default;

/** Files of the table of the slowest in `docs/testing.md`, the slowest first. */
const slowest = () =>
  [...readFileSync(path.join(__dirname, "../docs/testing.md"), "utf8").matchAll(/^\| `(\S+\.test\.tsx?)`/gm)].map(
    ([, file]) => file,
  );

/**
 * The order in which files are tested. Where none was timed before, as on a clean checkout, those known to be slow
 * begin first: begun last, one of them would keep all workers but its own waiting. Else Jest's own order, by its own
 * times.
 */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    const places = new Map(slowest().map((file, place) => [path.resolve(__dirname, "..", file), place]));
    const placeOf = (test) => places.get(test.path) ?? places.size;
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
};
