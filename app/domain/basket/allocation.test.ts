import fc from "fast-check";
import { allocate, evenShares } from "./allocation.ts";
import { spreadEvenly } from "./spread-evenly.ts";

test.each([
  ["a box for each", 3, ["a", "b", "c"], [1, 1, 1]],
  ["the remainder to the first", 5, ["a", "b", "c"], [2, 2, 1]],
  ["at least one for everybody", 1, ["a", "b"], [1, 1]],
  ["all to the only one", 4, ["a"], [4]],
  ["nobody", 4, [], []],
])("a line is shared out evenly: %s", (_name, pieces, ids, quantities) => {
  expect(evenShares(pieces, ids).map(({ quantity }) => quantity)).toEqual(quantities);
});

test.each([
  ["all of it", 3, [1, 2], { given: 3, stays: 0, added: 0 }],
  ["a part of it", 3, [1], { given: 1, stays: 2, added: 0 }],
  ["more than there is", 3, [2, 2], { given: 4, stays: 0, added: 1 }],
  ["nothing", 3, [], { given: 0, stays: 3, added: 0 }],
])("giving away %s", (_name, pieces, quantities, outcome) => {
  expect(
    allocate(
      pieces,
      quantities.map((quantity, index) => ({ id: String(index), quantity })),
    ),
  ).toEqual(outcome);
});

const pieces = fc.integer({ min: 1, max: 999 });

test("shares always sum up to the pieces and never differ by more than one", () => {
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 60 }), (count, people) => {
      const shares = spreadEvenly(count, people);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(count);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      expect([...shares].sort((one, other) => other - one)).toEqual(shares);
    }),
  );
});

test("no piece is lost and none appears from nowhere", () => {
  fc.assert(
    fc.property(pieces, fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 60 }), (count, quantities) => {
      const { given, stays, added } = allocate(
        count,
        quantities.map((quantity, index) => ({ id: String(index), quantity })),
      );
      expect(given + stays).toBe(count + added);
      expect(Math.min(stays, added)).toBe(0);
    }),
  );
});

test("even shares give away the whole line, or one piece to everybody", () => {
  fc.assert(
    fc.property(pieces, fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 60 }), (count, ids) => {
      const { stays, given } = allocate(count, evenShares(count, ids));
      expect([stays, given]).toEqual([0, Math.max(count, ids.length)]);
    }),
  );
});
