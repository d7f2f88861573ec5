import { unitsInStock, type MixRules } from "#app/domain/custom-mix/box.ts";
import type { CandyQuantity } from "#app/domain/custom-mix/quantities.ts";
import { isAvailableAtShop, type StockRecord } from "#app/domain/product/availability.ts";

/** How a box reaches the shopper. */
export type MixFulfillment = "shipping" | "pickup";

/** What decides whether a candy can go into a box. */
export interface CandyFacts {
  id: string;
  isShippingOffered: boolean;
  isPickupOffered: boolean;
  /** Its stock at the warehouse. */
  stock: StockRecord;
  /** The last day it is sent out on, `YYYY-MM-DD`. */
  shipThrough?: string;
}

/** Where the box goes, and what is known about the shop. */
export interface MixSituation {
  option: MixFulfillment;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Stock of the chosen shop by candy; undefined while it is not known. */
  shopStock?: Readonly<Record<string, StockRecord | undefined>>;
}

/** Whether a candy's season is over. */
export const isPastShipThrough = (shipThrough: string | undefined, today: string): boolean =>
  shipThrough !== undefined && shipThrough < today;

/** The candies that are offered for shipping, or for pickup (custom-mix-10). */
export const candiesFor = <T extends CandyFacts>(candies: readonly T[], option: MixFulfillment): T[] =>
  candies.filter((candy) => (option === "pickup" ? candy.isPickupOffered : candy.isShippingOffered));

const recordFor = (candy: CandyFacts, { option, shopStock }: MixSituation): StockRecord | undefined =>
  option === "pickup" ? shopStock?.[candy.id] : candy.stock;

/** Units there are of a candy; undefined where nobody counts them, or where the shop has not answered. */
export const unitsOfCandy = (
  candy: CandyFacts,
  { unitType }: Pick<MixRules, "unitType">,
  situation: MixSituation,
): number | undefined => {
  if (situation.option === "pickup" && !situation.shopStock) return undefined;
  const record = recordFor(candy, situation);
  if (!record) return 0;
  return record.backorderable || record.preorderable ? undefined : unitsInStock(record.ats, unitType);
};

/**
 * Whether a candy is out of stock: not orderable, its last day to be shipped is past (custom-mix-11), or not even one
 * step of it is left.
 */
export const isCandyOut = (
  candy: CandyFacts,
  rules: Pick<MixRules, "unitType" | "increment">,
  situation: MixSituation,
): boolean => {
  if (isPastShipThrough(candy.shipThrough, situation.today)) return true;
  if (situation.option === "pickup" && !situation.shopStock) return false;
  const record = recordFor(candy, situation);
  if (situation.option === "pickup" ? !isAvailableAtShop(record) : !record?.orderable) return true;
  const units = unitsOfCandy(candy, rules, situation);
  return units !== undefined && units < rules.increment;
};

/** The chosen candies that can go into the box for this option, and whether any was dropped. */
export const keepAvailable = (
  chosen: readonly CandyQuantity[],
  candies: readonly CandyFacts[],
  rules: Pick<MixRules, "unitType" | "increment">,
  situation: MixSituation,
): { kept: CandyQuantity[]; isAnyDropped: boolean } => {
  const fitting = candiesFor(candies, situation.option).filter((candy) => !isCandyOut(candy, rules, situation));
  const stillFitting = chosen.filter(({ id }) => fitting.some((candy) => candy.id === id));
  return { kept: stillFitting, isAnyDropped: stillFitting.length < chosen.length };
};
