import { Fault } from "#sandbox/core/fault.ts";
import type { Basket } from "./basket.ts";
import { listOf, objectOf, requiredText } from "#sandbox/core/request/body-values.ts";

/** The shipping cost of a shipment as an item: its id. */
export const shippingItemIdOf = (shipmentId: string): string => `shipping-${shipmentId}`;

/**
 * The ids of the shipping items a body of `updateBasket` names (Shopper Baskets: "the shipping items will be
 * considered"). Shoppers may change nothing but custom properties of them.
 * @throws Fault 400 for an id that is empty or said twice.
 */
export const shippingItemIdsOf = (value: unknown): readonly string[] => {
  if (value === undefined || value === null) return [];
  const ids = listOf(value, "shippingItems").map((entry, index) => {
    const item = objectOf(entry, `shippingItems[${index}]`);
    return requiredText(item, "itemId");
  });
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    throw new Fault(400, "bad-request", `The shipping item '${twice}' is named twice.`, { itemId: twice });
  return ids;
};

/** @throws Fault 404 `shipping-item-not-found` for one the basket does not have. */
export const refuseUnknownShippingItems = (basket: Basket, itemIds: readonly string[]): void => {
  const known = new Set(basket.shipments.map(({ id }) => shippingItemIdOf(id)));
  const unknown = itemIds.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new Fault(
      404,
      "shipping-item-not-found",
      `No shipping item with ID '${unknown}' could be found in the basket.`,
      { itemId: unknown },
    );
};
