import type { BasketDocument } from "#app/domain/basket/basket-document.ts";

/** What the basket itself says about its lines and stock. */
export interface BasketStock {
  /** Lines that can no longer be bought at all: sold out, gone from the shop or without a price; by item id. */
  unavailable: string[];
  /** Pieces left of products of which the basket holds too many, by product id. */
  available: Map<string, number>;
}

interface LineFlash {
  type?: string;
  details?: { itemId?: string; productId?: string; available?: number };
}

const gone = new Set(["InvalidProductItem", "ProductItemWithoutPrice"]);

/**
 * Reads the basket's flashes about lines, of all or of some; other flashes only say what the checkout will still ask
 * for. One product may be short in a shop and plentiful in the warehouse, so that lines of several places are asked
 * about one place at a time.
 */
export const basketStock = (
  basket: BasketDocument,
  isAskedFor: (itemId: string) => boolean = () => true,
): BasketStock => {
  const list = basket["c_flashes"];
  const flashes = (Array.isArray(list) ? (list as LineFlash[]) : []).filter(
    ({ details }) => details?.itemId === undefined || isAskedFor(details.itemId),
  );
  const lacking = flashes.filter(({ type }) => type === "ProductItemNotAvailable");
  return {
    unavailable: flashes.flatMap(({ type = "", details }) => {
      const isGone = gone.has(type) || (type === "ProductItemNotAvailable" && (details?.available ?? 1) <= 0);
      return isGone && details?.itemId ? [details.itemId] : [];
    }),
    available: new Map(
      lacking.flatMap(({ details }) =>
        details?.productId !== undefined && details.available !== undefined
          ? [[details.productId, details.available] as const]
          : [],
      ),
    ),
  };
};
