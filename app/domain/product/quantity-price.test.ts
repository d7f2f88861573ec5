import fc from "fast-check";
import { priceAt, quantityPrice } from "./quantity-price.ts";

const steps = [
  { from: 1, price: 7.5 },
  { from: 10, price: 6.5 },
  { from: 25, price: 5 },
];
const price = { standard: 7.5 };

test.each([
  [1, { each: 7.5, total: 7.5, saved: 0, next: { more: 9, each: 6.5 } }],
  [9, { each: 7.5, total: 67.5, saved: 0, next: { more: 1, each: 6.5 } }],
  [10, { each: 6.5, total: 65, saved: 10, next: { more: 15, each: 5 } }],
  [24, { each: 6.5, total: 156, saved: 24, next: { more: 1, each: 5 } }],
  [25, { each: 5, total: 125, saved: 62.5 }],
])("%s pieces cost what their step says", (quantity, expected) => {
  expect(quantityPrice(price, steps, quantity)).toEqual(expected);
});

test("a sale below a step is not made dearer by it, and the step is no promise", () => {
  expect(quantityPrice({ standard: 7.5, sale: 6 }, steps, 10)).toEqual({
    each: 6,
    total: 60,
    saved: 0,
    next: { more: 15, each: 5 },
  });
});

test("without steps so many cost so many times the price", () => {
  expect(quantityPrice({ standard: 18, sale: 16 }, [], 3)).toEqual({ each: 16, total: 48, saved: 0 });
});

test.each([
  [9, { standard: 7.5 }],
  [10, { standard: 7.5, sale: 6.5 }],
  [999, { standard: 7.5, sale: 5 }],
])("the price of %s stands as a price line", (quantity, line) => {
  expect(priceAt(price, steps, quantity)).toEqual(line);
});

test("taking the pieces that the next step asks for makes each as cheap as it says", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 998 }), (quantity) => {
      const { each, next = { more: 0, each } } = quantityPrice(price, steps, quantity);
      expect(quantityPrice(price, steps, quantity + next.more).each).toBe(next.each);
    }),
  );
});
