import { thresholdGap } from "./basket-validation.ts";

const goods = { itemId: "g", c_isCollateral: false };
const form = { itemId: "f", c_isCollateral: true };
const short = { qdThresholdMet: false, qdThreshold: 300, qdThresholdMissing: 60 };

describe("the threshold of an order", () => {
  test.each([
    ["the check is disabled", false, { productItems: [goods], c_qualifiers: short }],
    ["the qualifier says met", true, { productItems: [goods], c_qualifiers: { qdThresholdMet: true } }],
    ["all items are collateral", true, { productItems: [form, form], c_qualifiers: short }],
    ["nothing is in the bag but e-gift cards", true, { productItems: [], giftCertificateItems: [{ amount: 50 }] }],
  ])("is passed where %s", (_name, isEnabled, basket) => {
    expect(thresholdGap(basket, isEnabled)).toBeNull();
  });

  test.each([
    ["nothing is met", { productItems: [goods], c_qualifiers: short }, { minimum: 300, missing: 60 }],
    [
      "only some items are collateral",
      { productItems: [form, goods], c_qualifiers: short },
      { minimum: 300, missing: 60 },
    ],
    ["the qualifier says no more than that", { productItems: [goods], c_qualifiers: { qdThresholdMet: false } }, {}],
    ["the backend has worked nothing out", { productItems: [goods] }, {}],
  ])("is not passed where %s", (_name, basket, gap) => {
    expect(thresholdGap(basket, true)).toEqual(gap);
  });
});
