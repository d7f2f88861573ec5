import type { BasketDocument } from "./basket-document.ts";
import { approachingDiscount, goodsTotal, orderSums, reachedPromotion } from "./order-summary.ts";

const eGifts = [{ amount: 25 }, { amount: 50.5 }, {}];
const whole = { productSubTotal: 40, productTotal: 36, shippingTotal: 7.95, taxTotal: 2.05, orderTotal: 121.5 };

describe("goods and e-gift cards together", () => {
  it.each<[string, BasketDocument, number | undefined]>([
    ["goods alone", whole, 40],
    ["unknown goods", { giftCertificateItems: eGifts }, undefined],
    [
      "the amounts of e-gift cards while the total is not known",
      { productSubTotal: 0, giftCertificateItems: eGifts },
      75.5,
    ],
    ["the amounts while tax is not known", { ...whole, taxTotal: null, giftCertificateItems: [{ amount: 1 }] }, 41],
    [
      "what the total holds besides goods, shipping and tax, once it is known",
      { ...whole, giftCertificateItems: [{ amount: 1 }] },
      115.5,
    ],
    [
      "what the total holds besides, of nothing else",
      {
        productSubTotal: 0,
        productTotal: 0,
        shippingTotal: 0,
        taxTotal: 0,
        orderTotal: 25,
        giftCertificateItems: [{ amount: 1 }],
      },
      25,
    ],
    ["no cents of a cent", { productSubTotal: 0.1, giftCertificateItems: [{ amount: 0.2 }] }, 0.3],
  ])("%s", (_name, basket, total) => {
    expect(goodsTotal(basket)).toBe(total);
  });
});

const ground = { id: "ground" };

describe("what shipping costs", () => {
  const items = [{ price: 7.95, priceAfterItemDiscount: 5 }, { price: 4 }];
  it.each<[string, BasketDocument, Partial<ReturnType<typeof orderSums>>]>([
    [
      "is the sum over the parcels, before and after",
      { shipments: [{ shipmentId: "me", shippingMethod: ground }], shippingItems: items },
      { shipping: 9, shippingBefore: 11.95 },
    ],
    [
      "says no price before where none is cheaper",
      { shipments: [{ shipmentId: "me", shippingMethod: ground }], shippingItems: [{ price: 4 }] },
      { shipping: 4, shippingBefore: undefined },
    ],
    [
      "is unknown without parcels",
      { shippingItems: items, shippingTotal: 9, taxTotal: 1 },
      { shipping: undefined, shippingBefore: undefined, tax: undefined },
    ],
    [
      "is unknown where no parcel holds anything",
      {
        productItems: [{ shipmentId: "gran" }],
        shipments: [{ shipmentId: "me", shippingMethod: ground }],
        shippingTotal: 9,
      },
      { shipping: undefined },
    ],
    [
      "counts a line without a parcel to the first one",
      {
        productItems: [{ productId: "a" }],
        shipments: [{ shipmentId: "me", shippingMethod: ground }, { shipmentId: "gran" }],
        shippingTotal: 9,
      },
      { shipping: 9 },
    ],
    [
      "waits for every parcel that holds something",
      {
        productItems: [{ shipmentId: "gran" }, { shipmentId: "me" }],
        shipments: [{ shipmentId: "me", shippingMethod: ground }, { shipmentId: "gran" }],
        shippingTotal: 9,
      },
      { shipping: undefined },
    ],
  ])("%s", (_name, basket, sums) => {
    expect(orderSums(basket)).toMatchObject(sums);
  });

  it("is not part of a sum that is not known", () => {
    expect(orderSums({ shipments: [{ shipmentId: "me", shippingMethod: ground }], shippingTotal: 9 }).soFar).toBe(
      undefined,
    );
  });
});

test("an order without reductions names none, one without words is nameless", () => {
  expect(orderSums({}).reductions).toEqual([]);
  expect(orderSums({ orderPriceAdjustments: [{}] }).reductions).toEqual([
    { id: "0", name: "", code: undefined, amount: 0 },
  ]);
});

describe("a promotion in reach", () => {
  const near = { promotionId: "ship", itemText: "Free shipping", remain: 13, threshold: 60, merchandiseTotal: 47 };
  const listed = (list: unknown): BasketDocument => ({ shipments: [{ c_approachingDiscounts: list }] });
  it.each<[string, BasketDocument]>([
    ["a list that is none", listed("soon")],
    ["no words", listed([{ ...near, itemText: "" }])],
    ["words that are none", listed([{ ...near, itemText: 7 }])],
    ["a threshold that is none", listed([{ ...near, threshold: "much" }])],
    [
      "a basket's promotion without a link",
      { approachingDiscounts: [{ conditionThreshold: 60, merchandiseTotal: 47 }] },
    ],
  ])("none with %s", (_name, basket) => {
    expect(approachingDiscount(basket)).toBeUndefined();
  });

  it("has no number where none is said", () => {
    expect(approachingDiscount(listed([{ ...near, promotionId: undefined }]))).toMatchObject({ promotionId: "" });
  });
});

describe("a promotion that is reached", () => {
  const free = { price: 7.95, priceAfterItemDiscount: 0 };
  it.each<[string, BasketDocument, unknown]>([
    ["without words", { shipments: [{ c_approachingDiscounts: [{ remain: 0 }] }] }, undefined],
    ["with words that are none", { shipments: [{ c_approachingDiscounts: [{ remain: 0, itemText: 7 }] }] }, undefined],
    ["from a list that is none", { shipments: [{ c_approachingDiscounts: "x" }] }, undefined],
    [
      "without a number",
      { shipments: [{ c_approachingDiscounts: [{ remain: -1, itemText: "Free" }] }] },
      { promotionId: "", text: "Free" },
    ],
    ["a delivery that is free without a promotion", { shippingItems: [free] }, undefined],
    [
      "a delivery that was free anyway",
      { shippingItems: [{ price: 0, priceAfterItemDiscount: 0, priceAdjustments: [{ itemText: "Free" }] }] },
      undefined,
    ],
    [
      "a promotion without words",
      { shippingItems: [{ ...free, priceAdjustments: [{ promotionId: "p" }] }] },
      undefined,
    ],
    [
      "a promotion without a number",
      { shippingItems: [{ ...free, priceAdjustments: [{ itemText: "Free" }] }] },
      { promotionId: "", text: "Free" },
    ],
  ])("%s", (_name, basket, expected) => {
    expect(reachedPromotion(basket)).toEqual(expected);
  });
});
