import { bonusChoices } from "./bonus-choices.ts";

const slot = { id: "b1", maxBonusItems: 2, bonusProducts: [{ productId: "mint" }, { productId: "fig" }] };

test.each([
  ["all of it", [slot], [], [{ id: "b1", left: 2, productIds: ["mint", "fig"] }]],
  ["the rest", [slot], [{ bonusDiscountLineItemId: "b1", quantity: 1 }], [expect.objectContaining({ left: 1 })]],
  ["nothing more", [slot], [{ bonusDiscountLineItemId: "b1", quantity: 2 }], []],
  [
    "of another choice",
    [slot],
    [{ bonusDiscountLineItemId: "b2", quantity: 2 }],
    [expect.objectContaining({ left: 2 })],
  ],
  ["nothing to choose from", [{ ...slot, bonusProducts: [] }], [], []],
  ["no promotion", undefined, [], []],
])("presents to choose: %s", (_name, bonusDiscountLineItems, productItems, choices) => {
  expect(bonusChoices({ bonusDiscountLineItems, productItems })).toEqual(choices);
});
