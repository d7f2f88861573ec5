import type { BasketDocument, BasketShipment } from "./basket-document.ts";

/** How a basket reaches its people: by parcel, at a shop's counter, both, or in parcels to several recipients. */
export type BasketKind = "shipping" | "pickup" | "mixed" | "multiShip";

/** Whether a shop hands this shipment out; it then carries the id of its source store. */
export const isPickupShipment = (shipment: BasketShipment): boolean => Boolean(shipment["c_fromStoreId"]);

/** What kind of basket the shipments make (shipping-2); shipments without a line do not count. */
export const basketKind = ({ productItems = [], shipments = [] }: BasketDocument): BasketKind => {
  const used = shipments.filter(({ shipmentId }) => productItems.some((item) => item.shipmentId === shipmentId));
  const pickups = used.filter(isPickupShipment).length;
  if (pickups > 0) return pickups === used.length ? "pickup" : "mixed";
  return used.length > 1 ? "multiShip" : "shipping";
};

const pickupContact = ["c_pickupEmail", "c_pickupFirstName", "c_pickupLastName", "c_pickupPhone"] as const;

/** Whether a shop knows whom to hand the shipment to: email, first and last name and phone (shipping-19). */
export const hasPickupContact = (shipment: BasketShipment): boolean =>
  pickupContact.every((field) => typeof shipment[field] === "string" && shipment[field].trim() !== "");
