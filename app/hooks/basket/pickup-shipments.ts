import type { Basket, BasketsApi } from "#app/commerce-api/baskets.ts";
import { DEFAULT_SHIPMENT_ID } from "#app/domain/basket/basket-document.ts";
import { pickupParts, shipmentPlan } from "#app/domain/basket/shipment-plan.ts";

type ShipmentCalls = Pick<BasketsApi, "createShipment" | "updateShipment" | "shippingMethods" | "setShippingMethod">;

/** What a shipment must forget when it changes between parcel and pickup. */
const fresh = { shippingAddress: null, shippingMethod: null };

/**
 * Makes the shipment ready into which a line goes: one of the shop with that id, handed out by its pickup method, or a
 * parcel when `storeId` is null.
 * @returns its id
 */
export const prepareShipment = async (
  baskets: ShipmentCalls,
  basketId: string,
  basket: Basket,
  storeId: string | null,
): Promise<string> => {
  const { shipmentId, action } = shipmentPlan(basket, storeId);
  if (action === "none") return shipmentId;
  if (action === "create")
    await baskets.createShipment(basketId, { shipmentId, ...(storeId !== null && { c_fromStoreId: storeId }) });
  else await baskets.updateShipment(basketId, shipmentId, { ...fresh, c_fromStoreId: storeId });
  if (storeId === null) return shipmentId;
  const { applicableShippingMethods = [] } = await baskets.shippingMethods(basketId, shipmentId);
  const pickup = applicableShippingMethods.find((method) => method["c_storePickupEnabled"] === true);
  if (pickup) await baskets.setShippingMethod(basketId, shipmentId, pickup.id);
  return shipmentId;
};

/** Takes everything to be picked up out of the bag and leaves it without pickup shipments (shipping-17). */
export const clearPickup = async (
  baskets: Pick<BasketsApi, "removeItem" | "updateShipment" | "removeShipments">,
  basketId: string,
  basket: Basket,
): Promise<Basket> => {
  const { isDefaultPickup, defaultItemIds, otherShipmentIds } = pickupParts(basket);
  let changed = basket;
  for (const itemId of defaultItemIds) changed = await baskets.removeItem(basketId, itemId);
  if (isDefaultPickup)
    changed = await baskets.updateShipment(basketId, DEFAULT_SHIPMENT_ID, { ...fresh, c_fromStoreId: null });
  if (otherShipmentIds.length > 0) changed = await baskets.removeShipments(basketId, otherShipmentIds);
  return changed;
};
