import { chooseShippingMethod } from "./shipping-method-choice.ts";

const post = { id: "usps", name: "USPS Priority", price: 9 };
const ground = { id: "ground", name: "UPS Ground", price: 7.95 };
const cheaper = { ...ground, id: "second-day", name: "UPS Second Day", shippingPromotions: [{ promotionId: "s" }] };
const cheaperPost = { ...post, shippingPromotions: [{ promotionId: "s" }] };

test.each([
  ["none offered", [], undefined, undefined],
  ["the first one", [post, ground], undefined, "usps"],
  ["a discounted UPS one", [post, ground, cheaper], undefined, "second-day"],
  ["a discounted one of another carrier", [ground, cheaperPost], undefined, "ground"],
  ["the one chosen before", [post, ground, cheaper], "ground", "ground"],
  ["a chosen one no longer offered", [post], "ground", "usps"],
])("the shipping method: %s", (_name, offered, chosen, expected) => {
  expect(chooseShippingMethod(offered, chosen)).toBe(expected);
});
