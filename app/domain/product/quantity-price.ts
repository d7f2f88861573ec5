import { askedPrice } from "./asked-price.ts";
import type { PriceLine } from "./price-line.ts";

/** A price and the quantity it begins at. */
interface PriceStep {
  from: number;
  price: number;
}

/** What a quantity costs; amounts in units of the site's currency. */
export interface QuantityPrice {
  each: number;
  total: number;
  /** What the quantity takes off all of them together. */
  saved: number;
  /** How many more pieces make each of them cheaper, and how cheap. */
  next?: { more: number; each: number };
}

/** The price of one piece of so many: the asked one, or that of the last step reached where it is lower. */
const priceOfEach = (price: PriceLine, steps: readonly PriceStep[], quantity: number): number =>
  Math.min(askedPrice(price), ...steps.filter(({ from }) => from <= quantity).map((step) => step.price));

/** What so many pieces cost, and what the next step of the quantity would bring (product-20). */
export const quantityPrice = (price: PriceLine, steps: readonly PriceStep[], quantity: number): QuantityPrice => {
  const each = priceOfEach(price, steps, quantity);
  const next = steps.find((step) => step.from > quantity && step.price < each);
  return {
    each,
    total: each * quantity,
    saved: (askedPrice(price) - each) * quantity,
    ...(next && { next: { more: next.from - quantity, each: next.price } }),
  };
};

/** The price line of so many pieces: a step that is reached stands as the sale price. */
export const priceAt = (price: PriceLine, steps: readonly PriceStep[], quantity: number): PriceLine => {
  const each = priceOfEach(price, steps, quantity);
  return each < askedPrice(price) ? { ...price, sale: each } : price;
};
