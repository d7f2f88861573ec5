import { isSelected, type Parcel, parcelGrams, type ParcelLine } from "./goods.ts";
import type { ProductCost, ShippingMethod } from "./shipping-method.ts";

/** What a parcel costs to ship. */
export interface ParcelSituation {
  currency: string;
  /** How far it goes; null while that is not known, which costs no more than the nearest. */
  zone: string | null;
}

/**
 * What one piece of a line costs by itself: the lowest fixed cost, else the lowest surcharge; null when no group names
 * it.
 */
const productCost = (
  costs: readonly ProductCost[],
  line: ParcelLine,
  currency: string,
): { kind: ProductCost["kind"]; cents: number } | null => {
  const named = costs.flatMap(({ goods, kind, amountCents }) => {
    const cents = amountCents[currency];
    return cents !== undefined && isSelected(goods, line) ? [{ kind, cents }] : [];
  });
  const fixed = named.filter(({ kind }) => kind === "fixed");
  const [lowest] = (fixed.length > 0 ? fixed : named).sort((one, other) => one.cents - other.cents);
  return lowest ?? null;
};

/**
 * What a method costs for a parcel; null when its table does not know the currency. The table is read at the
 * merchandise total after product and order discounts, without goods that have a fixed cost of their own; surcharges
 * are added by the piece; the weight table comes on top.
 */
export const shippingCost = (
  method: Pick<ShippingMethod, "costs" | "productCosts" | "weightCosts">,
  parcel: Parcel,
  { currency, zone }: ParcelSituation,
): number | null => {
  let merchandiseCents = 0;
  let byProductCents = 0;
  let countedLines = 0;
  for (const line of parcel.lines) {
    const own = productCost(method.productCosts, line, currency);
    byProductCents += (own?.cents ?? 0) * line.quantity;
    if (own?.kind === "fixed") continue;
    merchandiseCents += line.priceCents;
    countedLines += 1;
  }
  const base = tableCost(method, currency, merchandiseCents);
  if (base === null) return null;
  const isAllFixed = parcel.lines.length > 0 && countedLines === 0;
  return (isAllFixed ? 0 : base) + byProductCents + weightCost(method, currency, zone, parcelGrams(parcel));
};

const tableCost = ({ costs }: Pick<ShippingMethod, "costs">, currency: string, merchandiseCents: number) =>
  costs.findLast((cost) => cost.currency === currency && cost.fromTotalCents <= merchandiseCents)?.costCents ?? null;

const weightCost = (
  { weightCosts }: Pick<ShippingMethod, "weightCosts">,
  currency: string,
  zone: string | null,
  grams: number,
) =>
  weightCosts.findLast((cost) => cost.currency === currency && cost.zone === zone && cost.fromGrams <= grams)
    ?.costCents ?? 0;
