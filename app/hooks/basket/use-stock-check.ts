import { useEffect, useRef, useState } from "react";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { isPickupShipment } from "#app/domain/basket/basket-kind.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { reconcileStock } from "#app/domain/basket/stock-reconciliation.ts";
import { basketStock } from "#app/domain/basket/basket-stock.ts";
import { useBasketItems } from "./use-basket-items.ts";

/** What stock did to the lines of the bag. */
export interface StockCheck {
  /** Lines whose quantity was reduced, by item id. */
  reduced: ReadonlyMap<string, { from: number; to: number }>;
  /** Lines of products that are sold out. */
  soldOut: ReadonlySet<string>;
}

/**
 * Holds the bag against the stock its products were loaded with and what it says itself: lines that ask for more are reduced to what is left, once
 * for each quantity, and lines of sold-out products are named.
 */
export const useStockCheck = (
  basket: BasketDocument | null,
  products: ReadonlyMap<string, LineProduct>,
): StockCheck => {
  const { changeQuantity } = useBasketItems();
  const [reduced, setReduced] = useState<StockCheck["reduced"]>(new Map());
  const tried = useRef(new Set<string>());

  const lines = (basket?.productItems ?? []).flatMap(({ itemId, productId, quantity = 0, bonusProductLineItem }) =>
    itemId && productId && !bonusProductLineItem ? [{ itemId, productId, quantity }] : [],
  );
  const said = basketStock(basket ?? {});
  const { shipments = [] } = basket ?? {};
  const isPickup = ({ itemId }: { itemId: string }) => {
    const home = basket?.productItems?.find((item) => item.itemId === itemId)?.shipmentId;
    return shipments.some((shipment) => shipment.shipmentId === home && isPickupShipment(shipment));
  };
  // What a shop hands out is held against what the basket says of that shop, never against the warehouse.
  const stock = new Map([
    ...[...products].flatMap(([id, { available }]) => (available === undefined ? [] : [[id, available] as const])),
    ...said.available,
  ]);
  const parcels = reconcileStock(
    lines.filter((line) => !isPickup(line)),
    stock,
  );
  const pickups = reconcileStock(lines.filter(isPickup), said.available);
  const exceptions = [...parcels.exceptions, ...pickups.exceptions];
  const reductions = [...parcels.reductions, ...pickups.reductions];

  useEffect(() => {
    for (const { itemId, from, to } of reductions) {
      const key = `${itemId} ${from} ${to}`;
      if (tried.current.has(key)) continue;
      tried.current.add(key);
      changeQuantity(itemId, to).then(
        () => setReduced((before) => new Map(before).set(itemId, { from, to })),
        () => undefined,
      );
    }
  });

  const soldOut = new Set([
    ...said.unavailable,
    ...lines.flatMap(({ itemId, productId }) =>
      exceptions.includes(itemId) && (stock.get(productId) ?? 0) <= 0 ? [itemId] : [],
    ),
  ]);
  return { reduced, soldOut };
};
