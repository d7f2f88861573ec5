import { phoneDigits } from "#config/countries/north-american-phone.ts";
import type { BasketAddress } from "#app/domain/basket/basket-document.ts";
import type { Buyer } from "../sessions/agent-session.ts";

/** An address in the protocol's words. */
export interface PostalAddress {
  first_name?: string;
  last_name?: string;
  street_address?: string;
  extended_address?: string;
  address_locality?: string;
  address_region?: string;
  postal_code?: string;
  address_country?: string;
  phone_number?: string;
}

const MOST_CHARACTERS = 256;

const text = (value: string | undefined): string => (value ?? "").trim().slice(0, MOST_CHARACTERS);

/** A region's code, with or without its country before it: `US-CA` is `CA`. */
const regionCode = (region: string): string => region.replace(/^[A-Za-z]{2}-/, "");

/** An address as a basket keeps it; who receives it is the buyer where the address names nobody. */
export const toBasketAddress = (address: PostalAddress, buyer: Buyer = {}): BasketAddress => ({
  firstName: text(address.first_name ?? buyer.first_name),
  lastName: text(address.last_name ?? buyer.last_name),
  address1: text(address.street_address),
  ...(text(address.extended_address) && { address2: text(address.extended_address) }),
  city: text(address.address_locality),
  stateCode: regionCode(text(address.address_region)),
  postalCode: text(address.postal_code),
  countryCode: text(address.address_country).toUpperCase(),
  phone: phoneDigits(text(address.phone_number ?? buyer.phone_number)),
});

/** An address of a basket, an order or a shop in the protocol's words; what is not there is left out. */
export const fromBasketAddress = (address: BasketAddress | undefined): PostalAddress => {
  const said: [keyof PostalAddress, string | undefined][] = [
    ["first_name", address?.firstName],
    ["last_name", address?.lastName],
    ["street_address", address?.address1],
    ["extended_address", address?.address2],
    ["address_locality", address?.city],
    ["address_region", address?.stateCode],
    ["postal_code", address?.postalCode],
    ["address_country", address?.countryCode],
    ["phone_number", address?.phone],
  ];
  return Object.fromEntries(said.filter(([, value]) => typeof value === "string" && value !== ""));
};
