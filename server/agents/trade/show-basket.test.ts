import { appliedDiscounts, basketTotals, linesOf } from "./show-basket.ts";

const basket = {
  productItems: [
    {
      itemId: "a",
      productId: "483107",
      productName: "Brittle",
      quantity: 2,
      basePrice: 13.5,
      price: 27,
      priceAfterItemDiscount: 22.95,
      priceAdjustments: [{ promotionId: "brittle-15", itemText: "15 % off brittle", price: -4.05 }],
    },
    { itemId: "b", productId: "484101", productName: "Bears", quantity: 1, basePrice: 7.5, price: 7.5 },
  ],
  orderPriceAdjustments: [{ promotionId: "windowsill", itemText: "$3 off", price: -3, couponCode: "WINDOWSILL" }],
  shippingItems: [
    { price: 9.95, priceAdjustments: [{ promotionId: "ship", itemText: "Free shipping", price: -9.95 }] },
  ],
  taxTotal: 1.22,
  orderTotal: 28.67,
};

test("a sum adds up, and the reduction of the lines is what the lines say", () => {
  const totals = Object.fromEntries(basketTotals(basket).map(({ type, amount }) => [type, amount]));
  expect(totals).toEqual({
    subtotal: 3450,
    items_discount: -405,
    discount: -1295,
    fulfillment: 995,
    tax: 122,
    total: 2867,
  });
  const { total = 0, ...parts } = totals;
  expect(Object.values(parts).reduce((sum, amount) => sum + amount, 0)).toBe(total);
  const lines = linesOf(basket).flatMap((line) => line.totals.filter(({ type }) => type === "items_discount"));
  expect(lines.map(({ amount }) => amount)).toEqual([-405]);
});

test("what is not known yet is left out of the sum, and nothing is no row", () => {
  const { orderTotal: _, taxTotal: __, shippingItems: ___, ...unknown } = basket;
  expect(basketTotals(unknown).map(({ type, amount }) => [type, amount])).toEqual([
    ["subtotal", 3450],
    ["items_discount", -405],
    ["discount", -300],
    ["total", 2745],
  ]);
});

test("each reduction says why, by which code, and where it went", () => {
  expect(appliedDiscounts(basket)).toEqual([
    {
      title: "15 % off brittle",
      amount: 405,
      automatic: true,
      allocations: [{ path: "$.line_items[0]", amount: 405 }],
    },
    { title: "$3 off", amount: 300, code: "WINDOWSILL" },
    {
      title: "Free shipping",
      amount: 995,
      automatic: true,
      allocations: [{ path: "$.totals.shipping", amount: 995 }],
    },
  ]);
});
