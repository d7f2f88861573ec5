import { priceChanges, pricesOf } from "./price-changes.ts";

const at = (price: number, quantity = 1) => ({ a: { price, quantity } });

test.each([
  ["dearer", at(5), at(6), [["a", { from: 5, to: 6 }]]],
  ["cheaper", at(5), at(4), [["a", { from: 5, to: 4 }]]],
  ["the same", at(5), at(5), []],
  ["another by quantity", at(5, 1), at(4, 10), []],
  ["new", {}, at(5), []],
  ["gone", at(5), {}, []],
])("a price that became: %s", (_name, seen, now, changes) => {
  expect([...priceChanges(seen, now)]).toEqual(changes);
});

test("what came as a bonus has no price to change", () => {
  expect(
    pricesOf({
      productItems: [
        { itemId: "a", basePrice: 5, quantity: 2 },
        { itemId: "b", basePrice: 9, bonusProductLineItem: true },
        { itemId: "c" },
      ],
    }),
  ).toEqual({ a: { price: 5, quantity: 2 } });
});
