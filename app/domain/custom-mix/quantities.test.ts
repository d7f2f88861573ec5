import fc from "fast-check";
import type { MixRules } from "./box.ts";
import {
  areAllFlavorsChosen,
  boxPlaces,
  canChooseMore,
  decreaseCandy,
  fillPercent,
  increaseCandy,
  isFull,
  isIncomplete,
  shareEvenly,
  shareTheRest,
  toggleCandy,
  totalUnits,
  type CandyQuantity,
} from "./quantities.ts";

const candyBox: MixRules = { capacity: 100, increment: 5, flavorLimit: 6, unitType: "percent" };
const popBox: MixRules = { capacity: 30, increment: 5, flavorLimit: 6, unitType: "pieces" };
const names = ["a", "b", "c", "d", "e", "f"];
const written = (candies: readonly CandyQuantity[]) => candies.map(({ id, quantity }) => `${id}${quantity}`).join(" ");
const box = (text: string): CandyQuantity[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((word) => ({ id: word.slice(0, 1), quantity: Number(word.slice(1)) }));

test.each([
  [1, "a100"],
  [2, "a50 b50"],
  [3, "a35 b35 c30"],
  [4, "a25 b25 c25 d25"],
  [6, "a20 b20 c15 d15 e15 f15"],
])("%p flavors share a hundred evenly in steps of five", (count, expected) => {
  expect(written(shareEvenly(names.slice(0, count), candyBox))).toBe(expected);
});

test.each([
  [4, "a10 b10 c5 d5"],
  [6, "a5 b5 c5 d5 e5 f5"],
])("%p flavors share thirty places", (count, expected) => {
  expect(written(shareEvenly(names.slice(0, count), popBox))).toBe(expected);
});

test("what stock does not give, the others take", () => {
  const unitsOf = (id: string) => (id === "a" ? 17 : undefined);
  expect(written(shareEvenly(["a", "b"], candyBox, unitsOf))).toBe("a15 b85");
  expect(written(shareEvenly(["a"], candyBox, unitsOf))).toBe("a15");
});

describe("picking a candy", () => {
  test.each([
    ["takes it in", "", "a", "a100"],
    ["shares the space anew", "a100", "b", "a50 b50"],
    ["takes it out again", "a50 b50", "a", "b100"],
    ["shares anew whatever was set by hand", "a90 b10", "c", "a35 b35 c30"],
    ["leaves the last one out", "a100", "a", ""],
    ["does nothing over the limit", "a20 b20 c15 d15 e15 f15", "g", "a20 b20 c15 d15 e15 f15"],
  ])("%s", (_what, before, id, after) => {
    expect(written(toggleCandy(box(before), id, candyBox))).toBe(after);
  });
});

describe("a step more or less", () => {
  test.each([
    ["adds a step", "a50 b40", "a", "a55 b40"],
    ["adds nothing to a full box", "a50 b50", "a", "a50 b50"],
  ])("more %s", (_what, before, id, after) => {
    expect(written(increaseCandy(box(before), id, candyBox))).toBe(after);
  });

  test("more never takes what stock does not have", () => {
    expect(written(increaseCandy(box("a15 b10"), "a", candyBox, () => 19))).toBe("a15 b10");
  });

  test.each([
    ["takes a step away", "a50 b50", "a45 b50"],
    ["stops at nothing", "a0 b50", "a0 b50"],
    ["never goes below nothing", "a3 b50", "a0 b50"],
  ])("less %s", (_what, before, after) => {
    expect(written(decreaseCandy(box(before), "a", candyBox))).toBe(after);
  });
});

test.each([
  ["", 0, false, true],
  ["a95", 95, false, true],
  ["a50 b50", 100, true, false],
  ["a100 b20", 100, true, false],
])("the box %p is %p per cent full", (text, percent, full, incomplete) => {
  const candies = box(text);
  expect([fillPercent(candies, candyBox), isFull(candies, candyBox), isIncomplete(candies, candyBox)]).toEqual([
    percent,
    full,
    incomplete,
  ]);
});

test("all flavors are chosen at the limit; more may be chosen below it while there are others", () => {
  const offered = names.map((id) => ({ id }));
  expect(areAllFlavorsChosen(box("a1 b1 c1 d1 e1 f1"), candyBox)).toBe(true);
  expect(areAllFlavorsChosen(box("a1 b1"), candyBox)).toBe(false);
  expect(canChooseMore(box("a1 b1"), candyBox, offered)).toBe(true);
  expect(canChooseMore(box("a1 b1"), candyBox, offered.slice(0, 2))).toBe(false);
  expect(canChooseMore(box("a1 b1 c1 d1 e1 f1"), candyBox, [...offered, { id: "g" }])).toBe(false);
});

test("a box has a place for each step of shares, and one for each piece", () => {
  const places = boxPlaces(box("a10 b5"), candyBox);
  expect([places.length, places.slice(0, 4)]).toEqual([20, ["a", "a", "b", null]]);
  const pops = boxPlaces(box("a10"), popBox);
  expect([pops.length, pops.filter(Boolean).length]).toEqual([30, 10]);
});

test("whatever is picked and shared, every amount is a whole step and the box never overflows", () => {
  const rules = fc.constantFrom(candyBox, popBox);
  const actions = fc.array(
    fc.tuple(fc.constantFrom("toggle", "more", "less", "rest"), fc.constantFrom("a", "b", "c", "d", "e", "f", "g")),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(rules, actions, (kind, all) => {
      const filled = all.reduce<CandyQuantity[]>((candies, [action, id]) => {
        if (action === "toggle") return toggleCandy(candies, id, kind);
        if (action === "more") return increaseCandy(candies, id, kind);
        return action === "less" ? decreaseCandy(candies, id, kind) : shareTheRest(candies, kind);
      }, []);
      expect(totalUnits(filled)).toBeLessThanOrEqual(kind.capacity);
      expect(filled.length).toBeLessThanOrEqual(kind.flavorLimit);
      expect(filled.every(({ quantity }) => quantity >= 0 && quantity % kind.increment === 0)).toBe(true);
    }),
  );
});
