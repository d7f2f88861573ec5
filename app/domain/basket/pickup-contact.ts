import { phoneDigits } from "../address/address-form-values.ts";
import { type BasketDocument, type BasketShipment, isEGiftOnly } from "./basket-document.ts";
import { isPickupShipment } from "./basket-kind.ts";

/** Who comes to the shop. */
export interface PickupContact {
  firstName: string;
  lastName: string;
  phone: string;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Whom a shipment names to be handed to; empty texts where it names nobody. */
export const pickupContact = (shipment: BasketShipment | undefined): PickupContact => ({
  firstName: text(shipment?.["c_pickupFirstName"]),
  lastName: text(shipment?.["c_pickupLastName"]),
  phone: text(shipment?.["c_pickupPhone"]),
});

/** What a pickup shipment keeps of whom it is handed to. */
export const fromPickupContact = ({ firstName, lastName, phone }: PickupContact, email: string) => ({
  c_pickupFirstName: firstName.trim(),
  c_pickupLastName: lastName.trim(),
  c_pickupPhone: phoneDigits(phone),
  c_pickupEmail: email.trim(),
});

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
export const shopIdOf = (shipment: BasketShipment | undefined): string => text(shipment?.["c_fromStoreId"]);
