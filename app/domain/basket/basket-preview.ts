import { type BasketDocument, type BasketItem, linePrice } from "./basket-document.ts";

/** How the bag will look once a change has gone through; applied until the server has answered. */
export type BasketPreview = <Basket extends BasketDocument>(basket: Basket) => Basket;

const cents = (amount: number) => Math.round(amount * 100) / 100;

const shifted = (sum: number | null | undefined, by: number) =>
  sum === undefined || sum === null ? sum : cents(sum + by);

/** Replaces the lines and lets the sums follow by what the lines cost more or less. */
const withLines = <Basket extends BasketDocument>(basket: Basket, productItems: BasketItem[]): Basket => {
  const costOf = (lines: readonly BasketItem[]) => lines.reduce((sum, line) => sum + (linePrice(line) ?? 0), 0);
  const by = costOf(productItems) - costOf(basket.productItems ?? []);
  return {
    ...basket,
    productItems,
    productSubTotal: shifted(basket.productSubTotal, by),
    orderTotal: shifted(basket.orderTotal, by),
  };
};

const scaled = (amount: number | undefined, factor: number) =>
  amount === undefined ? undefined : cents(amount * factor);

const withPieces = (line: BasketItem, quantity: number): BasketItem => {
  const factor = quantity / Math.max(1, line.quantity ?? 1);
  return {
    ...line,
    quantity,
    price: scaled(line.price, factor),
    ...(line.priceAfterItemDiscount !== undefined && {
      priceAfterItemDiscount: scaled(line.priceAfterItemDiscount, factor),
    }),
  };
};

/** A line with another quantity, at the price of a piece that it has now. */
export const withQuantity =
  (itemId: string, quantity: number): BasketPreview =>
  (basket) =>
    withLines(
      basket,
      (basket.productItems ?? []).map((line) => (line.itemId === itemId ? withPieces(line, quantity) : line)),
    );

/** The bag without a line. */
export const withoutLine =
  (itemId: string): BasketPreview =>
  (basket) =>
    withLines(
      basket,
      (basket.productItems ?? []).filter((line) => line.itemId !== itemId),
    );

/** A line that comes back, under a name of its own until the server has given it one. */
export const withLineBack =
  (line: BasketItem): BasketPreview =>
  (basket) =>
    withLines(basket, [...(basket.productItems ?? []), line]);

/** The bag without a promo code; what it was worth is not known before the server says so. */
export const withoutCoupon =
  (couponItemId: string): BasketPreview =>
  (basket) => ({
    ...basket,
    couponItems: (basket.couponItems ?? []).filter((coupon) => coupon.couponItemId !== couponItemId),
  });
