import { useEffect, useRef, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import type { Shop } from "#app/domain/stores/shop.ts";
import { reconcileBasket } from "./basket-reconciliation.ts";
import { basketStock } from "./basket-stock.ts";
import { useBasketItems } from "./use-basket-items.ts";
import { usePickupStock } from "./use-pickup-stock.ts";

/** What stock did to the lines of the bag. */
export interface StockCheck {
  /** Lines whose quantity was reduced, by item id. */
  reduced: ReadonlyMap<string, { from: number; to: number }>;
  /** Lines for which nothing is left. */
  soldOut: ReadonlySet<string>;
  /** Names of what was taken out, because the shop that should hand it out is no shop of ours. */
  withoutShop: readonly string[];
}

/**
 * Holds the bag against the stock its products were loaded with, that of the shops that hand it out, and what it says
 * itself: lines that ask for more are reduced to what is left, once for each quantity, lines for which nothing is left
 * are named, and lines of a shop that does not exist are removed. `shops` is null until they have been asked for.
 */
export const useStockCheck = (
  basket: BasketDocument | null,
  products: ReadonlyMap<string, LineProduct>,
  shops: ReadonlyMap<string, Shop> | null,
): StockCheck => {
  const { changeQuantity, remove } = useBasketItems();
  const [reduced, setReduced] = useState<StockCheck["reduced"]>(new Map());
  const [withoutShop, setWithoutShop] = useState<readonly string[]>([]);
  const tried = useRef(new Set<string>());
  const stockOfShops = usePickupStock(basket, shops);

  const warehouse = new Map(
    [...products].flatMap(([id, { available }]) => (available === undefined ? [] : [[id, available] as const])),
  );
  const { reductions, removals, leftOut } = reconcileBasket(basket ?? {}, { warehouse, shops: stockOfShops });

  useEffect(() => {
    const isNew = (key: string) => {
      if (tried.current.has(key)) return false;
      tried.current.add(key);
      return true;
    };
    for (const { itemId, from, to } of reductions)
      if (isNew(`${itemId} ${from} ${to}`))
        changeQuantity(itemId, to).then(
          () => setReduced((before) => new Map(before).set(itemId, { from, to })),
          (error: unknown) => logProblem("A quantity could not be reduced to the stock.", error),
        );
    for (const itemId of removals) {
      const line = basket?.productItems?.find((item) => item.itemId === itemId);
      if (line && isNew(itemId))
        remove({ ...line, itemId }).then(
          () => setWithoutShop((before) => [...before, line.productName ?? line.productId ?? ""]),
          (error: unknown) => logProblem("A line without a shop could not be removed.", error),
        );
    }
  });

  return { reduced, soldOut: new Set([...basketStock(basket ?? {}).unavailable, ...leftOut]), withoutShop };
};
