import type { BasketAddress } from "#app/domain/basket/basket-document.ts";

const compared = ["address1", "address2", "city", "stateCode", "countryCode", "postalCode"] as const;
const plain = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Whether a billing address is the shipping address: street, unit, city, state, country and postal code match. */
export const billingEqualsShipping = (
  billing: BasketAddress | null | undefined,
  shipping: BasketAddress | null | undefined,
): boolean =>
  Boolean(billing && shipping) && compared.every((field) => plain(billing?.[field]) === plain(shipping?.[field]));
