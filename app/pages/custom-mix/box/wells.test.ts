import { wellsOf } from "./wells.ts";

const rules = { capacity: 20, increment: 5, unitType: "percent" as const };
const known: Record<string, { image?: string; topDown?: string }> = {
  truffle: { image: "/truffle.webp", topDown: "/above-truffle.webp" },
  bear: { image: "/bear.webp" },
  bean: {},
};
const wells = (...candies: [string, number][]) =>
  wellsOf(
    candies.map(([id, quantity]) => ({ id, quantity })),
    rules,
    (id) => known[id],
  );

test("sweets lie in the wells in the number and order they were chosen, and the rest of the wells is empty", () => {
  expect(wells(["bear", 5], ["truffle", 10]).map(({ id }) => id)).toEqual(["bear", "truffle", "truffle", null]);
  expect(wells().map(({ id, picture }) => [id, picture])).toEqual(Array.from({ length: 4 }, () => [null, undefined]));
});

test("a sweet is shown by its cut-out from above, without one by the picture of its tile, without any by none", () => {
  expect(wells(["truffle", 5], ["bear", 5], ["bean", 5], ["gone", 5]).map(({ picture }) => picture)).toEqual([
    { src: "/above-truffle.webp", isCutOut: true },
    { src: "/bear.webp", isCutOut: false },
    undefined,
    undefined,
  ]);
});

test("no sweet is turned like the one beside it", () => {
  const tilts = wells(["truffle", 20]).map(({ tilt }) => tilt);
  expect(tilts.some((tilt, index) => tilt === tilts[index + 1])).toBe(false);
});
