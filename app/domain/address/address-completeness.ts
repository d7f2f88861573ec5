import type { BasketAddress } from "../basket/basket-document.ts";

type AddressField =
  | "firstName"
  | "lastName"
  | "address1"
  | "city"
  | "stateCode"
  | "postalCode"
  | "countryCode"
  | "phone";

const has = (address: BasketAddress | null | undefined, fields: readonly AddressField[]): boolean =>
  fields.every((field) => String(address?.[field] ?? "").trim() !== "");

/** Whether an address can be shipped or billed to: names, street, city, state, postal code and country. */
export const isCompleteAddress = (address: BasketAddress | null | undefined): boolean =>
  has(address, ["firstName", "lastName", "address1", "city", "stateCode", "postalCode", "countryCode"]);

/**
 * Whether a shipment has an address: names, street, city, state and postal code, and in a basket that also picks up in
 * a shop phone and country too (address-6).
 */
export const hasShipmentAddress = (address: BasketAddress | null | undefined, isMixedBasket: boolean): boolean =>
  has(address, [
    "address1",
    "city",
    "postalCode",
    "firstName",
    "lastName",
    "stateCode",
    ...(isMixedBasket ? (["phone", "countryCode"] as const) : []),
  ]);
