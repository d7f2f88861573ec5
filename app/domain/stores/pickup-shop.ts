import { isAvailableAtShop, type StockRecord } from "../product/availability.ts";
import type { Shop, StoreDocument } from "./shop.ts";
import { toShop } from "./to-shop.ts";

/** A shop as the pickup sheet lists it. */
export interface PickupShop extends Shop {
  /** Key to its stock. */
  inventoryId?: string;
  /** From the place that was searched for, in what the country measures in. */
  distance?: number;
  /** Whether the shop hands out orders at all. */
  isPickupEnabled: boolean;
}

/** Turns a store of the API into a shop of the pickup sheet (shops-9). */
export const toPickupShop = (store: StoreDocument): PickupShop => {
  const inventoryId = store["inventoryId"];
  const distance = store["distance"];
  return {
    ...toShop(store),
    isPickupEnabled: store["c_bopisEnabled"] === true,
    ...(typeof inventoryId === "string" && { inventoryId }),
    ...(typeof distance === "number" && { distance }),
  };
};

/** Why a shop cannot be chosen for pickup; null when it can. */
export type PickupObstacle = "temporarilyUnavailable" | "noPickup" | "noneLeft";

/**
 * What keeps a shop from being chosen (shops-11): it is closed for now, it hands out no orders, or it has
 * not got the product. Without a product only the shop itself counts.
 * @param stock what the shop has of the product; undefined when it has no record of it
 */
export const pickupObstacle = (
  shop: Pick<PickupShop, "isPickupEnabled" | "isTemporarilyClosed">,
  product?: { stock: StockRecord | undefined },
): PickupObstacle | null => {
  if (shop.isTemporarilyClosed) return "temporarilyUnavailable";
  if (!shop.isPickupEnabled) return "noPickup";
  return product && !isAvailableAtShop(product.stock) ? "noneLeft" : null;
};

/** The next wider range of a search; undefined when there is none. */
export const widerRange = (range: number, ranges: readonly number[]): number | undefined =>
  ranges.find((each) => each > range);
