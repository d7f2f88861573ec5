import { itemOfLine, saleOf, valueOf } from "#app/analytics/sale-items.ts";
import { track } from "#app/analytics/track.ts";
import type { Basket, BasketsApi } from "#app/commerce-api/baskets.ts";
import type { BagAddition } from "#app/domain/basket/bag-addition.ts";
import { DEFAULT_SHIPMENT_ID } from "#app/domain/basket/basket-document.ts";
import { isPickupShipment } from "#app/domain/basket/basket-kind.ts";

/** Puts each addition into the shipment it belongs to. */
const addAll = async (
  baskets: BasketsApi,
  basketId: string,
  basket: Basket,
  additions: readonly BagAddition[],
): Promise<Basket> => {
  const isAllShipped = additions.every(({ pickupAt }) => !pickupAt) && !basket.shipments?.some(isPickupShipment);
  if (isAllShipped)
    return baskets.addItems(
      basketId,
      additions.map(({ productId, quantity }) => ({ productId, quantity })),
    );
  // Few bags hold a pickup, so that only those fetch what is to be known about it.
  const { prepareShipment } = await import("./pickup-shipments.ts");
  let changed = basket;
  for (const storeId of new Set(additions.map(({ pickupAt }) => pickupAt?.id ?? null))) {
    const shipmentId = await prepareShipment(baskets, basketId, changed, storeId);
    const items = additions
      .filter(({ pickupAt }) => (pickupAt?.id ?? null) === storeId)
      .map(({ productId, quantity, pickupAt }) => ({
        productId,
        quantity,
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
  const items = additions.map(({ productId, name, choice, quantity }) => {
    const line = basket.productItems?.find((each) => each.productId === productId);
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
