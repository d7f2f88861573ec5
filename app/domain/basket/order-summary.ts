import { type BasketDocument, isTaxIncluded } from "./basket-document.ts";

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
  /** What is known of a total that is not known yet: goods, reductions and, once chosen, shipping. */
  soFar: number | undefined;
}

const orUndefined = (amount: number | null | undefined): number | undefined => amount ?? undefined;

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * What the e-gift cards cost: what the total holds besides goods, shipping and tax, else the sum of their amounts. An
 * order also names those that come of product lines, which the goods count already.
 */
const giftTotal = (basket: BasketDocument): number => {
  const { giftCertificateItems: gifts = [], orderTotal, productTotal, shippingTotal } = basket;
  if (gifts.length === 0) return 0;
  const taxTotal = isTaxIncluded(basket) ? 0 : basket.taxTotal;
  const isWhole = [orderTotal, productTotal, shippingTotal, taxTotal].every((sum) => typeof sum === "number");
  return isWhole
    ? rounded((orderTotal ?? 0) - (productTotal ?? 0) - (shippingTotal ?? 0) - (taxTotal ?? 0))
    : gifts.reduce((sum, { amount = 0 }) => sum + amount, 0);
};

/** What goods and e-gift cards cost together, in units of the basket's currency; undefined while it is not known. */
export const goodsTotal = (basket: BasketDocument): number | undefined => {
  const goods = orUndefined(basket.productSubTotal);
  return goods === undefined ? undefined : rounded(goods + giftTotal(basket));
};

/** Whether everything in the bag has a way to its shopper, so that what shipping costs is not only a part of it. */
const isShippingChosen = ({ shipments = [], productItems }: BasketDocument): boolean => {
  const used = shipments.filter(
    ({ shipmentId }) => !productItems?.length || productItems.some((item) => (item.shipmentId ?? "me") === shipmentId),
  );
  return used.length > 0 && used.every(({ shippingMethod }) => shippingMethod);
};

/**
 * The lines of the order summary. Shipping counts as unknown until every shipment with something in it has a method,
 * tax and total until the platform gives them.
 */
export const orderSums = (basket: BasketDocument): OrderSums => {
  const hasMethod = isShippingChosen(basket);
  const before = (basket.shippingItems ?? []).reduce((sum, { price = 0 }) => sum + price, 0);
  const after = (basket.shippingItems ?? []).reduce(
    (sum, { price = 0, priceAfterItemDiscount = price }) => sum + priceAfterItemDiscount,
    0,
  );
  const subtotal = goodsTotal(basket);
  const reductions = (basket.orderPriceAdjustments ?? []).map((adjustment, index) => ({
    id: adjustment.priceAdjustmentId ?? String(index),
    name: adjustment.itemText ?? "",
    code: adjustment.couponCode,
    amount: adjustment.price ?? 0,
  }));
  const shipping = hasMethod ? (basket.shippingItems?.length ? after : orUndefined(basket.shippingTotal)) : undefined;
  return {
    subtotal,
    reductions,
    shipping,
    shippingBefore: shipping !== undefined && before > after ? before : undefined,
    tax: hasMethod ? orUndefined(basket.taxTotal) : undefined,
    total: orUndefined(basket.orderTotal),
    soFar:
      subtotal === undefined
        ? undefined
        : rounded(reductions.reduce((sum, { amount }) => sum + amount, subtotal) + (shipping ?? 0)),
  };
};

/** How far the basket is from a promotion; amounts in units, the share from 0 to 100. */
export interface ApproachingDiscount {
  /** Id of the promotion; empty where the platform does not say it. */
  promotionId: string;
  text: string;
  remaining: number;
  percent: number;
}

/** Both spellings of the platform: the shipments' own list, and the basket's expanded one. */
const approaching = (
  basket: BasketDocument,
): (Omit<ApproachingDiscount, "percent"> & { threshold: number; total: number })[] => {
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  const listOf = (value: unknown) => (Array.isArray(value) ? (value as Record<string, unknown>[]) : []);
  return [
    ...(basket.shipments ?? [])
      .flatMap((shipment) => listOf(shipment["c_approachingDiscounts"]))
      .map(({ promotionId, itemText, remain, threshold, merchandiseTotal }) => ({
        promotionId: textOf(promotionId),
        text: textOf(itemText),
        remaining: Number(remain),
        threshold: Number(threshold),
        total: Number(merchandiseTotal),
      })),
    ...listOf(basket["approachingDiscounts"]).map(({ promotionLink, conditionThreshold, merchandiseTotal }) => ({
      promotionId: textOf((promotionLink as Record<string, unknown> | undefined)?.["promotionId"]),
      text: textOf((promotionLink as Record<string, unknown> | undefined)?.["calloutMsg"]),
      remaining: Number(conditionThreshold) - Number(merchandiseTotal),
      threshold: Number(conditionThreshold),
      total: Number(merchandiseTotal),
    })),
  ];
};

/**
 * The next promotion in reach: of the shipments' list (`itemText`, `remain`, `threshold`, `merchandiseTotal`) and the
 * basket's own (`approachingDiscounts`) the nearest; undefined when there is none or it is reached.
 */
export const approachingDiscount = (basket: BasketDocument): ApproachingDiscount | undefined =>
  approaching(basket)
    .map(({ promotionId, text, remaining, threshold, total }) => ({
      promotionId,
      text,
      remaining: Math.round(remaining * 100) / 100,
      percent: Math.min(100, Math.max(0, Math.round((total / threshold) * 100))),
    }))
    .filter(({ text, remaining, percent }) => text !== "" && remaining > 0 && Number.isFinite(percent))
    .sort((one, other) => one.remaining - other.remaining)[0];

/** A promotion of the delivery that the bag has reached (bag-32). */
export interface ReachedPromotion {
  promotionId: string;
  text: string;
  /** The merchant's own words for it. */
  congratsMessage?: string;
}

/**
 * The promotion of the delivery that is reached: one of the shipments' list with nothing remaining, else one that has
 * made a delivery free; undefined when there is none.
 */
export const reachedPromotion = (basket: BasketDocument): ReachedPromotion | undefined => {
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  const told = (basket.shipments ?? [])
    .flatMap((shipment): Record<string, unknown>[] => {
      const list = shipment["c_approachingDiscounts"];
      return Array.isArray(list) ? (list as Record<string, unknown>[]) : [];
    })
    .find(({ remain, itemText }) => Number(remain) <= 0 && textOf(itemText) !== "");
  if (told) {
    const congratsMessage = textOf(told.congratsMessage);
    return {
      promotionId: textOf(told.promotionId),
      text: textOf(told.itemText),
      ...(congratsMessage && { congratsMessage }),
    };
  }
  const [applied] = (basket.shippingItems ?? [])
    .filter(({ price = 0, priceAfterItemDiscount = price }) => price > 0 && priceAfterItemDiscount === 0)
    .flatMap(({ priceAdjustments = [] }) => priceAdjustments)
    .filter(({ itemText }) => itemText);
  return applied && { promotionId: applied.promotionId ?? "", text: applied.itemText ?? "" };
};
