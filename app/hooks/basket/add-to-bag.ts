import { itemOfLine, saleOf, valueOf } from "#app/analytics/sale-items.ts";
import { track } from "#app/analytics/track.ts";
import type { Basket, BasketsApi } from "#app/commerce-api/baskets.ts";
import type { BagAddition } from "#app/domain/basket/bag-addition.ts";
import { DEFAULT_SHIPMENT_ID, isBonusLine } from "#app/domain/basket/basket-document.ts";
import { isMadeAs } from "#app/domain/basket/own-choice.ts";
import { isPickupShipment } from "#app/domain/basket/basket-kind.ts";

/**
 * Puts additions into a bag without pickups. The platform makes a line of its own of everything that is chosen; here
 * the same thing, made the same way, stays one line.
 */
const addShipped = async (
  baskets: BasketsApi,
  basketId: string,
  basket: Basket,
  additions: readonly BagAddition[],
): Promise<Basket> => {
  const grown = additions.flatMap(({ productId, quantity, own }) => {
    const line =
      own &&
      basket.productItems?.find((each) => each.productId === productId && isMadeAs(each, own) && !isBonusLine(each));
    return line?.itemId ? [{ productId, own, itemId: line.itemId, quantity: (line.quantity ?? 0) + quantity }] : [];
  });
  const items = additions
    .filter(({ productId, own }) => !grown.some((line) => line.productId === productId && line.own === own))
    .map(({ productId, quantity, own }) => ({ productId, quantity, ...own }));
  let changed = basket;
  for (const { itemId, quantity } of grown) changed = await baskets.updateItem(basketId, itemId, { quantity });
  return items.length > 0 ? baskets.addItems(basketId, items) : changed;
};

/** Puts each addition into the shipment it belongs to. */
const addAll = async (
  baskets: BasketsApi,
  basketId: string,
  basket: Basket,
  additions: readonly BagAddition[],
): Promise<Basket> => {
  const isAllShipped = additions.every(({ pickupAt }) => !pickupAt) && !basket.shipments?.some(isPickupShipment);
  if (isAllShipped) return addShipped(baskets, basketId, basket, additions);
  // Few bags hold a pickup, so that only those fetch what is to be known about it.
  const { prepareShipment } = await import("./pickup-shipments.ts");
  let changed = basket;
  for (const storeId of new Set(additions.map(({ pickupAt }) => pickupAt?.id ?? null))) {
    const shipmentId = await prepareShipment(baskets, basketId, changed, storeId);
    const items = additions
      .filter(({ pickupAt }) => (pickupAt?.id ?? null) === storeId)
      .map(({ productId, quantity, pickupAt, own }) => ({
        productId,
        quantity,
        ...own,
        ...(shipmentId !== DEFAULT_SHIPMENT_ID && { shipmentId }),
        ...(pickupAt && { c_fromStoreId: pickupAt.id }),
        ...(pickupAt?.inventoryId !== undefined && { inventoryId: pickupAt.inventoryId }),
      }));
    changed = await baskets.addItems(basketId, items);
  }
  return changed;
};

/** What was added, at the prices that the bag asks for it. */
const addedTo = (basket: Basket, additions: readonly BagAddition[]) => {
  const items = additions.map(({ productId, name, choice, quantity, own }) => {
    const line = basket.productItems?.find((each) => each.productId === productId && isMadeAs(each, own));
    return {
      ...(line && itemOfLine(line, quantity)),
      item_id: productId,
      item_name: name,
      quantity,
      ...(choice !== undefined && { item_variant: choice }),
    };
  });
  return { ...saleOf(basket), value: valueOf(items), items };
};

/** Puts products into a basket, each into the shipment it belongs to, and counts them. Throws `CommerceApiError`. */
export const addToBag = async (
  baskets: BasketsApi,
  basketId: string,
  basket: Basket,
  additions: readonly BagAddition[],
): Promise<Basket> => {
  const filled = await addAll(baskets, basketId, basket, additions);
  track({ event: "add_to_cart", ecommerce: addedTo(filled, additions) });
  return filled;
};
