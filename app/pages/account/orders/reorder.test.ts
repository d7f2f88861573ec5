import { reorder } from "./reorder.ts";

const line = (productId: string, quantity: number, more: object = {}) => ({
  productId,
  productName: `The ${productId}`,
  quantity,
  ...more,
});

const stock: Record<string, number | undefined | null> = {
  plenty: 100,
  uncounted: undefined,
  gone: null,
  out: 0,
  few: 3,
};
const sleeve = { optionId: "sleeve", optionValueId: "foil" };
const available = (id: string) => stock[id];

it.each<[string, ReturnType<typeof line>[], object]>([
  ["a line comes again", [line("plenty", 2)], { items: [{ productId: "plenty", quantity: 2 }], missing: [] }],
  [
    "parcels become one",
    [line("plenty", 2, { shipmentId: "me" }), line("plenty", 3, { shipmentId: "Shipment2" })],
    { items: [{ productId: "plenty", quantity: 5 }], missing: [] },
  ],
  [
    "what is not counted comes whole",
    [line("uncounted", 9)],
    { items: [{ productId: "uncounted", quantity: 9 }], missing: [] },
  ],
  ["what is gone is named", [line("gone", 1), line("out", 1)], { items: [], missing: ["The gone", "The out"] }],
  [
    "of what is short there is what is left",
    [line("few", 2), line("few", 2)],
    { items: [{ productId: "few", quantity: 3 }], missing: ["The few"] },
  ],
  ["a bonus is not bought", [line("plenty", 1, { bonusProductLineItem: true })], { items: [], missing: [] }],
  [
    "a gift card is not written again",
    [line("plenty", 1, { c_giftCardRecipientEmail: "a@example.test" })],
    { items: [], missing: [] },
  ],
  [
    "sleeves with different words stay apart, those with the same become one",
    ["Ana", "Ben", "Ana"].map((words, index) =>
      line("plenty", 1, {
        optionItems: [{ itemId: `${index}-sleeve`, optionId: "sleeve", optionValueId: "foil", price: 4.5 }],
        c_personalizationText: words,
      }),
    ),
    {
      items: [
        { productId: "plenty", quantity: 2, optionItems: [sleeve], c_personalizationText: "Ana" },
        { productId: "plenty", quantity: 1, optionItems: [sleeve], c_personalizationText: "Ben" },
      ],
      missing: [],
    },
  ],
  [
    "boxes of different sweets stay apart",
    [line("plenty", 1, { c_customMix: "a" }), line("plenty", 1, { c_customMix: "b" })],
    {
      items: [
        { productId: "plenty", quantity: 1, c_customMix: "a" },
        { productId: "plenty", quantity: 1, c_customMix: "b" },
      ],
      missing: [],
    },
  ],
])("reorder: %s", (_, productItems, expected) => {
  expect(reorder({ productItems }, available, () => false)).toEqual({ ...expected, hasEGift: false });
});

it("what stands for an e-gift card is told of and never put into a parcel", () => {
  const order = { productItems: [line("plenty", 1), line("card", 1)] };
  expect(
    reorder(
      order,
      () => 100,
      (id) => id === "card",
    ),
  ).toEqual({
    items: [{ productId: "plenty", quantity: 1 }],
    missing: [],
    hasEGift: true,
  });
});
