import fc from "fast-check";
import { type CombinationPart, missingOfCombination } from "./combination.ts";

const bought = (quantities: Record<string, number>) =>
  Object.entries(quantities).map(([id, quantity]) => ({
    product: { id, masterId: null, brand: "", categoryIds: id.startsWith("jelly") ? ["jellies"] : ["bars"] },
    quantity,
  }));

const two: CombinationPart = { products: { groups: [{ categoryIds: ["jellies"] }] }, pieces: 2 };
const bar: CombinationPart = { products: { groups: [{ productIds: ["bar"] }] }, pieces: 1 };
const any: CombinationPart = { products: {}, pieces: 1 };

test.each<[string, CombinationPart[], Record<string, number>, number]>([
  ["nothing bought", [two, bar], {}, 3],
  ["one part missing", [two, bar], { "jelly-1": 2 }, 1],
  ["both parts", [two, bar], { "jelly-1": 1, "jelly-2": 1, bar: 1 }, 0],
  ["more of one does not help the other", [two, bar], { "jelly-1": 9 }, 1],
  ["a piece counts once", [bar, any], { bar: 1 }, 1],
  ["two pieces count for both", [bar, any], { bar: 2 }, 0],
  ["the wider part takes what the narrower leaves, in whatever order", [any, bar], { bar: 1, other: 1 }, 0],
])("a combination: %s", (_name, parts, quantities, missing) => {
  expect(missingOfCombination(parts, bought(quantities))).toBe(missing);
});

test("what is missing is never more than all, and never grows by buying", () => {
  const quantities = fc.record({
    "jelly-1": fc.integer({ min: 0, max: 5 }),
    bar: fc.integer({ min: 0, max: 5 }),
    other: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(quantities, fc.shuffledSubarray([two, bar, any]), (given, parts) => {
      const missing = missingOfCombination(parts, bought(given));
      expect(missing).toBeGreaterThanOrEqual(0);
      expect(missing).toBeLessThanOrEqual(parts.reduce((sum, { pieces }) => sum + pieces, 0));
      expect(missingOfCombination(parts, bought({ ...given, bar: given.bar + 1 }))).toBeLessThanOrEqual(missing);
    }),
  );
});
