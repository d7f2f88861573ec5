import { explanationOf } from "./explanation.ts";
import { toLineProduct } from "./line-product.ts";

const bar = { id: "bar", name: "Bar", primaryCategoryId: "bars" };

describe("the product of a line", () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ["is all that is known", {}, { id: "bar", name: "Bar", choice: "" }],
    ["is named by its number without a name", { name: undefined }, { name: "bar" }],
    ["may be limited", { c_quantityLimit: 6 }, { limit: 6 }],
    ["has its prices by book", { prices: { list: 10, sale: 8 } }, { prices: { list: 10, sale: 8 } }],
    ["may come again above 25", { c_enableSubscription: true, price: 26 }, { mayComeAgain: true }],
    [
      "may come again whatever it costs",
      { c_enableSubscription: true, c_ogEnableImpulseUpsell: true, price: 3 },
      { mayComeAgain: true },
    ],
    [
      "names a value without a name by itself",
      { variationAttributes: [{ id: "size" }], variationValues: { size: "12" } },
      { choice: "12" },
    ],
    ["names nothing without values", { variationAttributes: [{ id: "size" }] }, { choice: "" }],
    [
      "names the value that was chosen among others",
      {
        variationAttributes: [
          {
            id: "size",
            values: [
              { value: "6", name: "6 pieces" },
              { value: "12", name: "12 pieces" },
            ],
          },
        ],
        variationValues: { size: "12" },
      },
      { choice: "12 pieces" },
    ],
  ])("%s", (_name, patch, expected) => {
    expect(toLineProduct({ ...bar, ...patch })).toMatchObject(expected);
  });

  it.each([
    ["that never come again", { price: 50 }],
    ["that are too cheap to come again", { c_enableSubscription: true, price: 25 }],
    ["without a price", { c_enableSubscription: true }],
  ])("says no more than is known of sweets %s", (_name, patch) => {
    expect(Object.keys(toLineProduct({ ...bar, ...patch })).sort()).toEqual(["choice", "id", "link", "name"]);
  });

  it("leads to the address the merchant gave it", () => {
    expect(toLineProduct({ ...bar, c_path: "bars/midnight" }).link).toContain("midnight");
  });

  it("shows the picture of what was chosen", () => {
    const picture = (file: string, value: string) => ({
      viewType: "large",
      images: [{ disBaseLink: `https://img.example/${file}`, alt: file }],
      variationAttributes: [{ id: "wrap", values: [{ value }] }],
    });
    const imageGroups = [picture("red.jpg", "red"), picture("plum.jpg", "plum")];
    expect(toLineProduct({ ...bar, imageGroups, variationValues: { wrap: "plum" } }).image?.src).toContain("plum.jpg");
  });
});

describe("an explained sum", () => {
  const discount = { of: "item", name: "10% off", amount: -1.5 };
  const explained = (entry: Record<string, unknown>) => explanationOf({ c_explanation: { discounts: [entry] } });

  it.each([
    ["of an item", discount],
    ["of shipping", { ...discount, of: "shipping" }],
    ["of the order", { ...discount, of: "order" }],
    ["by a code", { ...discount, couponCode: "PLUM" }],
    ["by a percentage", { ...discount, percentage: 10 }],
    ["of a product", { ...discount, productName: "Bar" }],
  ])("names a discount %s", (_name, entry) => {
    expect(explained(entry)).toEqual({ discounts: [entry], shipping: [], taxes: [] });
  });

  it.each([
    ["an empty code", { couponCode: "" }],
    ["no percentage", { percentage: 0 }],
    ["an endless percentage", { percentage: Infinity }],
    ["a product that is no text", { productName: 7 }],
  ])("leaves out %s", (_name, more) => {
    expect(explained({ ...discount, ...more })).toEqual({ discounts: [discount], shipping: [], taxes: [] });
  });

  it.each([
    ["shipping", { shipmentId: "me", methodName: "Ground", carriage: 6.95, coldPack: 4 }],
    ["taxes", { countryCode: "US", regionCode: "CA", taxClassId: "candy", rate: 0.07, base: 10, amount: 0.7 }],
  ])("is one of %s alone", (list, entry) => {
    expect(explanationOf({ c_explanation: { [list]: [entry, "no entry", null] } })).toEqual({
      discounts: [],
      shipping: [],
      taxes: [],
      [list]: [entry],
    });
  });

  it("is none where nothing is said", () => {
    expect([{}, { c_explanation: null }, { c_explanation: "x" }].map(explanationOf)).toEqual([null, null, null]);
  });
});
