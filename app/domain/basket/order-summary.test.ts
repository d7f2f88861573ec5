import { approachingDiscount, reachedPromotion, orderSums } from "./order-summary.ts";

test("without a shipping method shipping, tax and total stay unknown", () => {
  const sums = orderSums({
    productSubTotal: 71,
    shippingTotal: 0,
    taxTotal: 0,
    orderTotal: null,
    shipments: [{ shipmentId: "me" }],
  });
  expect(sums).toMatchObject({ subtotal: 71, shipping: undefined, tax: undefined, total: undefined, soFar: 71 });
});

test("shipping stays unknown while one of the parcels has no method, whatever a pickup costs", () => {
  const sums = orderSums({
    productSubTotal: 52.4,
    shippingTotal: 0,
    productItems: [
      { productId: "a", shipmentId: "me" },
      { productId: "b", shipmentId: "pickup" },
    ],
    shipments: [
      { shipmentId: "me" },
      { shipmentId: "pickup", shippingMethod: { id: "pickup" } },
      { shipmentId: "empty", shippingMethod: { id: "ground" } },
    ],
    orderPriceAdjustments: [{ price: -5.24 }],
  });
  expect(sums).toMatchObject({ shipping: undefined, tax: undefined, total: undefined, soFar: 47.16 });
});

test("a total that is not known yet is told so far: goods, reductions and shipping", () => {
  const sums = orderSums({
    productSubTotal: 71,
    orderPriceAdjustments: [{ price: -7.1 }],
    shippingTotal: 7.95,
    shipments: [{ shipmentId: "me", shippingMethod: { id: "ground" } }],
    orderTotal: null,
  });
  expect(sums).toMatchObject({ total: undefined, soFar: 71.85 });
});

test("reductions of the order name their code, and cheaper shipping shows what it was", () => {
  const sums = orderSums({
    productSubTotal: 71,
    orderPriceAdjustments: [{ priceAdjustmentId: "a", itemText: "10% off", couponCode: "WINDOWSILL", price: -7.1 }],
    shipments: [{ shipmentId: "me", shippingMethod: { id: "ground" } }],
    shippingItems: [{ shipmentId: "me", price: 7.95, priceAfterItemDiscount: 0 }],
    taxTotal: 1.15,
    orderTotal: 65.05,
  });
  expect(sums.reductions).toEqual([{ id: "a", name: "10% off", code: "WINDOWSILL", amount: -7.1 }]);
  expect(sums).toMatchObject({ shipping: 0, shippingBefore: 7.95, tax: 1.15, total: 65.05 });
});

describe("the next promotion in reach", () => {
  const shipment = (...list: object[]) => ({ shipments: [{ shipmentId: "me", c_approachingDiscounts: list }] });
  test.each([
    ["none", {}, undefined],
    [
      "a reached one",
      shipment({ promotionId: "ship", itemText: "Free shipping", remain: 0, threshold: 60, merchandiseTotal: 61 }),
      undefined,
    ],
    [
      "the nearest of two",
      shipment(
        { itemText: "A gift", remain: 53, threshold: 100, merchandiseTotal: 47 },
        { promotionId: "ship", itemText: "Free shipping", remain: 13, threshold: 60, merchandiseTotal: 47 },
      ),
      { promotionId: "ship", text: "Free shipping", remaining: 13, percent: 78 },
    ],
    [
      "the basket's own list",
      {
        approachingDiscounts: [
          {
            type: "shipping",
            conditionThreshold: 90,
            merchandiseTotal: 67.9,
            promotionLink: { promotionId: "free", calloutMsg: "Free" },
          },
        ],
      },
      { promotionId: "free", text: "Free", remaining: 22.1, percent: 75 },
    ],
  ])("%s", (_name, basket, expected) => {
    expect(approachingDiscount(basket)).toEqual(expected);
  });
});

describe("a promotion of the delivery that is reached", () => {
  const list = (...told: object[]) => ({ shipments: [{ shipmentId: "me", c_approachingDiscounts: told }] });
  const free = { promotionId: "free-ground", itemText: "Free ground shipping", price: -7.95 };
  test.each([
    ["none", {}, undefined],
    ["one that is near", list({ itemText: "Free shipping", remain: 12.5, threshold: 60, promotionId: "p" }), undefined],
    [
      "one with nothing remaining, in the merchant's words",
      list({ itemText: "Free", remain: 0, threshold: 60, promotionId: "p", congratsMessage: "Hooray!" }),
      { promotionId: "p", text: "Free", congratsMessage: "Hooray!" },
    ],
    [
      "one that has made the delivery free",
      { shippingItems: [{ price: 7.95, priceAfterItemDiscount: 0, priceAdjustments: [free] }] },
      { promotionId: "free-ground", text: "Free ground shipping" },
    ],
    [
      "one that has only made it cheaper",
      { shippingItems: [{ price: 7.95, priceAfterItemDiscount: 3, priceAdjustments: [free] }] },
      undefined,
    ],
  ])("%s", (_name, basket, expected) => {
    expect(reachedPromotion(basket)).toEqual(expected);
  });
});

test("the price of an e-gift card is found with taxes on top and with taxes in the prices", () => {
  const basket = {
    productSubTotal: 13,
    productTotal: 13,
    shippingTotal: 4.9,
    giftCertificateItems: [{ amount: 25 }],
    taxTotal: 2.86,
  };
  expect(orderSums({ ...basket, taxation: "net", orderTotal: 45.76 }).subtotal).toBe(38);
  expect(orderSums({ ...basket, taxation: "gross", orderTotal: 42.9 }).subtotal).toBe(38);
});
