import type { BasketDocument } from "./basket-document.ts";

/** The sums of a basket or order in units of its currency; undefined is what cannot be known yet. */
export interface OrderSums {
  subtotal: number | undefined;
  /** Reductions of the whole order; amounts are negative, and a code is named where one brought the reduction. */
  reductions: { id: string; name: string; code: string | undefined; amount: number }[];
  shipping: number | undefined;
  /** What shipping would have cost where a promotion made it cheaper. */
  shippingBefore: number | undefined;
  tax: number | undefined;
  total: number | undefined;
}

const known = (amount: number | null | undefined): number | undefined => amount ?? undefined;

/**
 * The lines of the order summary. Shipping counts as unknown until a shipment has a method, tax and total until the
 * platform gives them.
 */
export const orderSums = (basket: BasketDocument): OrderSums => {
  const hasMethod = basket.shipments?.some(({ shippingMethod }) => shippingMethod) ?? false;
  const before = (basket.shippingItems ?? []).reduce((sum, { price = 0 }) => sum + price, 0);
  const after = (basket.shippingItems ?? []).reduce(
    (sum, { price = 0, priceAfterItemDiscount = price }) => sum + priceAfterItemDiscount,
    0,
  );
  const shipping = hasMethod ? (basket.shippingItems?.length ? after : known(basket.shippingTotal)) : undefined;
  return {
    subtotal: known(basket.productSubTotal),
    reductions: (basket.orderPriceAdjustments ?? []).map((adjustment, index) => ({
      id: adjustment.priceAdjustmentId ?? String(index),
      name: adjustment.itemText ?? "",
      code: adjustment.couponCode,
      amount: adjustment.price ?? 0,
    })),
    shipping,
    shippingBefore: shipping !== undefined && before > after ? before : undefined,
    tax: hasMethod ? known(basket.taxTotal) : undefined,
    total: known(basket.orderTotal),
  };
};

/** An order's sum of goods: total minus shipping minus tax, rounded to 2 decimals (specification, section 3). */
export const orderSubtotal = ({ orderTotal, shippingTotal, taxTotal }: BasketDocument): number =>
  Math.round(((orderTotal ?? 0) - (shippingTotal ?? 0) - (taxTotal ?? 0)) * 100) / 100;

/** How far the basket is from a promotion; amounts in units, the share from 0 to 100. */
export interface ApproachingDiscount {
  text: string;
  remaining: number;
  percent: number;
}

/**
 * The next promotion in reach, read from the shipments' own list (`itemText`, `remain`, `threshold`,
 * `merchandiseTotal`); undefined when there is none or it is reached.
 */
export const approachingDiscount = (basket: BasketDocument): ApproachingDiscount | undefined => {
  const entries = (basket.shipments ?? []).flatMap((shipment) => {
    const list = shipment["c_approachingDiscounts"];
    return Array.isArray(list) ? (list as Record<string, unknown>[]) : [];
  });
  const open = entries
    .map(({ itemText, remain, threshold, merchandiseTotal }) => ({
      text: String(itemText ?? ""),
      remaining: Number(remain),
      percent: Math.min(100, Math.max(0, Math.round((Number(merchandiseTotal) / Number(threshold)) * 100))),
    }))
    .filter(({ remaining, percent }) => remaining > 0 && Number.isFinite(percent));
  return open.sort((one, other) => one.remaining - other.remaining)[0];
};
