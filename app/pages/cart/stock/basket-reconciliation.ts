import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { lineGroups } from "#app/domain/basket/line-groups.ts";
import { basketStock } from "./basket-stock.ts";
import {
  type PickupReconciliation,
  reconcilePickup,
  reconcileStock,
  type StockedLine,
} from "./stock-reconciliation.ts";

/** Pieces there are of products, by product id; a product that is not counted or not known is left out. */
export type CountedStock = ReadonlyMap<string, number>;

/** What is known of the places that a basket's goods come from. */
export interface KnownStock {
  /** Where parcels are packed. */
  warehouse: CountedStock;
  /**
   * Shops by id: what each has, or null where there is no such shop; a shop that has not been asked for is left out.
   */
  shops: ReadonlyMap<string, CountedStock | null>;
}

/** The lines that come from one place. */
interface Place {
  /** Empty for the warehouse. */
  shopId: string;
  lines: StockedLine[];
}

const placesOf = (basket: BasketDocument): Place[] => {
  const groups = lineGroups(basket);
  return [...new Set(groups.map(({ shopId }) => shopId))].map((shopId) => ({
    shopId,
    lines: groups
      .filter((group) => group.shopId === shopId)
      .flatMap(({ items }) => items)
      .flatMap(({ itemId, productId, quantity = 0, bonusProductLineItem }) =>
        // What the shop gives away it takes back itself.
        itemId && productId && !bonusProductLineItem ? [{ itemId, productId, quantity }] : [],
      ),
  }));
};

/**
 * Holds a basket against the places its goods come from, each on its own (bag-21): parcels against what is available to
 * sell, pickups against their shop. What the basket itself says of a line's stock is later news than what was asked
 * for.
 */
export const reconcileBasket = (basket: BasketDocument, { warehouse, shops }: KnownStock): PickupReconciliation => {
  const results = placesOf(basket).map(({ shopId, lines }) => {
    const said = basketStock(basket, (itemId) => lines.some((line) => line.itemId === itemId));
    const isShop = shopId !== "";
    const known = isShop ? shops.get(shopId) : warehouse;
    const available = new Map([...(known ?? []), ...said.available]);
    if (isShop) return reconcilePickup(lines, { shopId: known === null ? null : shopId, available });
    return { ...reconcileStock(lines, available), removals: [] };
  });
  return {
    exceptions: results.flatMap(({ exceptions }) => exceptions),
    reductions: results.flatMap(({ reductions }) => reductions),
    leftOut: results.flatMap(({ leftOut }) => leftOut),
    removals: results.flatMap(({ removals }) => removals),
  };
};
