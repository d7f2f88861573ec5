import { addressForms, isCountry } from "#config/countries/countries.ts";
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

/** The state where the country's addresses name one. */
const region = (address: BasketAddress | null | undefined): readonly AddressField[] =>
  isCountry(address?.countryCode) && !addressForms[address.countryCode].region ? [] : ["stateCode"];

/** Whether an address can be shipped or billed to: names, street, city, state, postal code and country. */
export const isCompleteAddress = (address: BasketAddress | null | undefined): boolean =>
  has(address, ["firstName", "lastName", "address1", "city", ...region(address), "postalCode", "countryCode"]);

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
    ...region(address),
    ...(isMixedBasket ? (["phone", "countryCode"] as const) : []),
  ]);
