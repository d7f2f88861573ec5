import fc from "fast-check";
import { prorate, roundHalfUp } from "./proration.ts";

describe("an amount spread over weights", () => {
  it.each([
    ["evenly", 10, [1, 1], [5, 5]],
    ["the cent left over goes to the first of equals", 10, [1, 1, 1], [4, 3, 3]],
    ["by weight", 100, [1500, 500], [75, 25]],
    ["the largest remainder gets the cent", 10, [333, 333, 334], [3, 3, 4]],
    ["all of it", 60, [10, 20, 30], [10, 20, 30]],
    ["nothing on nothing", 10, [0, 0], [0, 0]],
    ["nothing to a weight of nothing", 10, [0, 7], [0, 10]],
    ["nobody", 10, [], []],
  ])("%s", (_name, amount, weights, shares) => {
    expect(prorate(amount, weights)).toEqual(shares);
  });

  it("rule 3.1.10.1: sums exactly, and no share exceeds its weight", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
        const sum = given.reduce((total, weight) => total + weight, 0);
        const amount = Math.floor(sum * part);
        const shares = prorate(amount, given);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(given[index] ?? 0);
        });
      }),
    );
  });
});

test.each([
  [1.4, 1],
  [1.5, 2],
  [2.5, 3],
  [1.005 * 100, 101],
  [0, 0],
])("rule 3.1.10.1: half a cent counts as a whole one: %p becomes %p", (cents, rounded) => {
  expect(roundHalfUp(cents)).toBe(rounded);
});
