import { priceChanges, pricesOf } from "./price-changes.ts";

test.each([
  ["dearer", { a: 5 }, { a: 6 }, [["a", { from: 5, to: 6 }]]],
  ["cheaper", { a: 5 }, { a: 4 }, [["a", { from: 5, to: 4 }]]],
  ["the same", { a: 5 }, { a: 5 }, []],
  ["new", {}, { a: 5 }, []],
  ["gone", { a: 5 }, {}, []],
])("a price that became: %s", (_name, seen, now, changes) => {
  expect([...priceChanges(seen, now)]).toEqual(changes);
});

test("what came as a bonus has no price to change", () => {
  expect(
    pricesOf({
      productItems: [
        { itemId: "a", basePrice: 5 },
        { itemId: "b", basePrice: 9, bonusProductLineItem: true },
        { itemId: "c" },
      ],
    }),
  ).toEqual({ a: 5 });
});
