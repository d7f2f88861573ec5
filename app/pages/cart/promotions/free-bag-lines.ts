import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { usedShipments } from "#app/domain/basket/used-shipments.ts";

/**
 * The lines that give each recipient of a bag one free gift bag (site preference `freeBagsProductId`): one for every
 * parcel that has none yet. None without such a product, for pickups, whose shop has bags at the counter, and where
 * nothing else is sent.
 */
export const missingFreeBags = (
  basket: BasketDocument,
  productId: string | undefined,
): { productId: string; quantity: number; shipmentId: string }[] => {
  if (!productId) return [];
  const { productItems = [] } = basket;
  return usedShipments(basket).parcels.flatMap(({ shipmentId }) => {
    const own = productItems.filter((item) => item.shipmentId === shipmentId);
    const isWanted = own.length > 0 && own.every((item) => item.productId !== productId);
    return shipmentId && isWanted ? [{ productId, quantity: 1, shipmentId }] : [];
  });
};
