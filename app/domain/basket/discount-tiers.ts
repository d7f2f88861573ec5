import type { BasketDocument } from "./basket-document.ts";

/** A promotion in reach; amounts in units. */
export interface DiscountTier {
  text: string;
  threshold: number;
  /** What is still missing, with what was chosen counted in; 0 when it is reached. */
  remaining: number;
}

/** Tiers from the nearest to the farthest, and how far the bag is on the way to the last one. */
export interface DiscountProgress {
  tiers: DiscountTier[];
  /** 0 to 100, never more. */
  percent: number;
}

interface Approaching {
  itemText?: unknown;
  threshold?: unknown;
  merchandiseTotal?: unknown;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * The promotions the parcels are near to (`c_approachingDiscounts`), one tier for each threshold, as they stand once
 * treats for `chosen` more are in the bag (bag-33).
 */
export const discountProgress = ({ shipments = [] }: BasketDocument, chosen = 0): DiscountProgress => {
  const near = shipments
    .flatMap((shipment) => {
      const list = shipment["c_approachingDiscounts"];
      return Array.isArray(list) ? (list as Approaching[]) : [];
    })
    .map(({ itemText, threshold, merchandiseTotal }) => ({
      text: typeof itemText === "string" ? itemText : "",
      threshold: Number(threshold),
      total: Number(merchandiseTotal),
    }))
    .filter(({ text, threshold, total }) => text !== "" && threshold > 0 && Number.isFinite(total))
    .sort((one, other) => one.threshold - other.threshold);
  const tiers = near.filter((each, index) => near.findIndex(({ threshold }) => threshold === each.threshold) === index);
  const last = tiers.at(-1);
  return {
    tiers: tiers.map(({ text, threshold, total }) => ({
      text,
      threshold,
      remaining: Math.max(0, cents(threshold - total - chosen)),
    })),
    percent: last ? Math.min(100, Math.max(0, Math.round(((last.total + chosen) / last.threshold) * 100))) : 0,
  };
};
