import type { BasketDocument } from "#app/domain/basket/basket-document.ts";

/** What a piece of a line costs, in units, and how many pieces it is for; by item id. */
export type PricesSeen = Readonly<Record<string, { price: number; quantity: number }>>;

/** A line whose price is another than when the shopper last looked. */
export interface PriceChange {
  from: number;
  to: number;
}

/** The prices of a bag's lines as they are now, without what came as a bonus. */
export const pricesOf = ({ productItems = [] }: BasketDocument): PricesSeen =>
  Object.fromEntries(
    productItems.flatMap(({ itemId, basePrice, quantity = 1, bonusProductLineItem }) =>
      itemId && basePrice !== undefined && !bonusProductLineItem ? [[itemId, { price: basePrice, quantity }]] : [],
    ),
  );

/**
 * What became dearer or cheaper since. A line that is new is no change, nor is one whose quantity the shopper has
 * changed.
 */
export const priceChanges = (seen: PricesSeen, now: PricesSeen): ReadonlyMap<string, PriceChange> =>
  new Map(
    Object.entries(now).flatMap(([itemId, { price, quantity }]): [string, PriceChange][] => {
      const before = seen[itemId];
      return before === undefined || before.price === price || before.quantity !== quantity
        ? []
        : [[itemId, { from: before.price, to: price }]];
    }),
  );
