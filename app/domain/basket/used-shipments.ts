import { type BasketDocument, type BasketShipment, isEGiftOnly } from "./basket-document.ts";
import { isPickupShipment } from "./basket-kind.ts";

/**
 * The shipments of a basket or an order that hold goods, those of shops and those sent as parcels; all of them while
 * nothing is in there, and none where everything goes by email.
 */
export const usedShipments = (
  basket: Pick<BasketDocument, "shipments" | "productItems" | "giftCertificateItems">,
): { pickups: BasketShipment[]; parcels: BasketShipment[] } => {
  const { shipments = [], productItems = [] } = basket;
  const used = shipments.filter(({ shipmentId }) => productItems.some((item) => item.shipmentId === shipmentId));
  const counted = used.length > 0 || isEGiftOnly(basket) ? used : shipments;
  return {
    pickups: counted.filter(isPickupShipment),
    parcels: counted.filter((shipment) => !isPickupShipment(shipment)),
  };
};

/** The id of the shop that hands a shipment out. */
export const shopIdOf = (shipment: BasketShipment | undefined): string => {
  const id = shipment?.["c_fromStoreId"];
  return typeof id === "string" ? id : "";
};
