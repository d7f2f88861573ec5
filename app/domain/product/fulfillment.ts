import { isAvailableAtShop, type StockRecord } from "./availability.ts";
import type { ProductView } from "./product-view.ts";
import type { Purchase } from "./purchase.ts";

/** How the shopper gets it. */
export type FulfillmentOption = "shipping" | "pickup";

/** What is said about collecting it, as a code; the component that shows it owns the words. */
export type PickupNotice =
  /** Not to be collected anywhere. */
  | "notOffered"
  /** To be collected only; no shop is chosen yet. */
  | "onlyInShops"
  /** A shop has to be chosen first. */
  | "noShop"
  /** The chosen shop is being asked. */
  | "asking"
  | "available"
  | "unavailable";

/** What the fulfillment selector shows and the buy button obeys. */
export interface Fulfillment {
  option: FulfillmentOption;
  canShip: boolean;
  /** Shops may hand it out, wherever they have it. */
  isOffered: boolean;
  /** The chosen shop has it and hands it out. */
  canPickUp: boolean;
  /** Pickup is the only way to get it. */
  isPickupOnly: boolean;
  notice: PickupNotice;
  /** Whether what is chosen can go into the bag. */
  canBuy: boolean;
}

/**
 * Puts product, chosen shop and choice together (product-38, product-40). Pickup is chosen by itself when the chosen
 * shop has the product; the shopper's own choice goes before, as long as it is possible.
 * @param shopStock what the chosen shop has: undefined while that is not known, null for nothing
 */
export const fulfillment = ({
  flags,
  canShip,
  pickupEnabled,
  hasShop,
  shopStock,
  chosen,
}: {
  flags: Pick<ProductView["flags"], "isOnlineOnly" | "isInShopOnly" | "availableForInStorePickup">;
  canShip: Purchase["canShip"];
  pickupEnabled: boolean;
  hasShop: boolean;
  shopStock: StockRecord | null | undefined;
  chosen: FulfillmentOption | undefined;
}): Fulfillment => {
  const isOffered = pickupEnabled && !flags.isOnlineOnly && flags.availableForInStorePickup;
  const canPickUp = isOffered && hasShop && isAvailableAtShop(shopStock ?? undefined);
  const isPickupOnly = !canShip && canPickUp;
  const preset: FulfillmentOption = canPickUp ? "pickup" : "shipping";
  const isPossible = chosen === "pickup" ? canPickUp : canShip;
  const option = isPickupOnly ? "pickup" : chosen && isPossible ? chosen : preset;
  const notice = (): PickupNotice => {
    if (!isOffered) return flags.isInShopOnly ? "onlyInShops" : "notOffered";
    if (!hasShop) return flags.isInShopOnly ? "onlyInShops" : "noShop";
    if (shopStock === undefined) return "asking";
    return canPickUp ? "available" : "unavailable";
  };
  return {
    option,
    canShip,
    isOffered,
    canPickUp,
    isPickupOnly,
    notice: notice(),
    canBuy: option === "pickup" ? canPickUp : canShip,
  };
};
