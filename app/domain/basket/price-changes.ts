import type { BasketDocument } from "./basket-document.ts";

/** What a piece of a line costs, in units; by item id. */
export type PricesSeen = Readonly<Record<string, number>>;

/** A line whose price is another than when the shopper last looked. */
export interface PriceChange {
  from: number;
  to: number;
}

/** The prices of a bag's lines as they are now, without what came as a bonus. */
export const pricesOf = ({ productItems = [] }: BasketDocument): PricesSeen =>
  Object.fromEntries(
    productItems.flatMap(({ itemId, basePrice, bonusProductLineItem }) =>
      itemId && basePrice !== undefined && !bonusProductLineItem ? [[itemId, basePrice]] : [],
    ),
  );

/** What became dearer or cheaper since; lines that are new are no change. */
export const priceChanges = (seen: PricesSeen, now: PricesSeen): ReadonlyMap<string, PriceChange> =>
  new Map(
    Object.entries(now).flatMap(([itemId, to]): [string, PriceChange][] => {
      const from = seen[itemId];
      return from === undefined || from === to ? [] : [[itemId, { from, to }]];
    }),
  );
