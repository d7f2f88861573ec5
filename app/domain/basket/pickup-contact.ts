import { phoneDigits } from "#config/countries/north-american-phone.ts";
import type { BasketShipment } from "./basket-document.ts";

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
