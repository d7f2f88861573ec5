import { bestOf, type MeasuredRow, unquiet } from "../bench/best-of.mjs";

const row = (value: number, over: Partial<MeasuredRow> = {}): MeasuredRow => {
  const { budget = 10, atLeast = false } = over;
  const isMet = atLeast ? value >= budget : value <= budget;
  return { what: "CPU of a page", value, unit: "ms", budget, scale: 1, atLeast, isMet, ...over };
};

/** A part that measures these rows, one set after the other; how often it was asked is counted. */
const partOf = (...sets: MeasuredRow[][]) => {
  let asked = 0;
  return {
    run: () => Promise.resolve(sets[asked++] ?? []),
    asked: () => asked,
  };
};

const valuesOf = (rows: MeasuredRow[]) => rows.map(({ value, isMet }) => [value, isMet]);

test.each<[what: string, sets: MeasuredRow[][], values: [number, boolean][], asked: number]>([
  ["what is met at once is measured once", [[row(9)]], [[9, true]], 1],
  ["what is missed is measured again, and the best counts", [[row(12)], [row(11)], [row(10)]], [[10, true]], 3],
  ["a part is measured no longer than it takes", [[row(12)], [row(8)], [row(7)]], [[8, true]], 2],
  ["what is missed each time stays missed, with its best", [[row(12)], [row(11)], [row(13)]], [[11, false]], 3],
  [
    "each row has its own best, held to the budget of its moment",
    [
      [row(12), row(9, { what: "of another" })],
      [row(13, { budget: 14 }), row(8, { what: "of another" })],
    ],
    [
      [13, true],
      [8, true],
    ],
    2,
  ],
  [
    "where more is better the most counts",
    [[row(8, { atLeast: true })], [row(11, { atLeast: true })]],
    [[11, true]],
    2,
  ],
  ["bytes are the same each time and not measured again", [[row(12, { unit: "KiB" })]], [[12, false]], 1],
])("%s", async (_what, sets, values, asked) => {
  const part = partOf(...sets);
  expect(valuesOf(await bestOf(3, part.run))).toEqual(values);
  expect(part.asked()).toBe(asked);
});

test("a machine whose speed changes while it is measured is told of", () => {
  const scaled = (...scales: number[]) => scales.map((scale) => row(9, { scale }));
  expect(unquiet(scaled(0.7, 0.85))).toBeUndefined();
  expect(unquiet(scaled(1, 1))).toBeUndefined();
  expect(unquiet(scaled(0.9, 1.35))).toMatch(/^The machine was not quiet: .* 1\.50 times/);
});
