import type { SiteTransport } from "./site-api-client.ts";

/** How sure the address service is (address-25). */
export type AddressConfidence =
  | "Verified match"
  | "Multiple matches"
  | "Interaction required"
  | "Premises partial"
  | "Street partial"
  | "No matches";

/** An address to be verified. */
export interface AddressToVerify {
  address1: string;
  address2: string;
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: string;
}

/** Addresses that begin as it was typed. */
export interface AddressSuggestions {
  suggestions: { text: string; global_address_key: string }[];
  confidence: AddressConfidence;
}

/** One of them in full. */
export interface SuggestedAddress {
  address: { address_line_1: string; locality: string; region: string; postal_code: string };
}

/** What the service says of an address; the labels are the service's own. */
export interface AddressVerification {
  confidence: AddressConfidence;
  /** What had to be changed. */
  validation_detail?: Readonly<Record<string, boolean>>;
  addresses_formatted?: { address: { LINE_1: string; LINE_5: string; "City name": string; "State code": string } }[];
}

/** Address search and verification; each answer is null when the service is out of order. */
export interface AddressesApi {
  suggestions(address1: string, countryCode: string): Promise<AddressSuggestions | null>;
  /** A suggestion in full; null also for one that is not known. */
  format(globalAddressKey: string): Promise<SuggestedAddress | null>;
  verify(address: AddressToVerify): Promise<AddressVerification | null>;
}

export const createAddressesApi = (site: SiteTransport): AddressesApi => {
  const result = async (request: Parameters<SiteTransport>[0]) =>
    ((await site(request)) as { result?: unknown } | undefined)?.result ?? null;
  return {
    suggestions: async (address1, countryCode) =>
      (await result({
        method: "POST",
        path: "address-suggestions",
        query: { address1, countryCode },
      })) as AddressSuggestions | null,
    format: async (key) =>
      (await result({
        method: "GET",
        path: "address-format",
        query: { global_address_key: key },
      })) as SuggestedAddress | null,
    verify: async ({ address1, address2, city, stateCode, postalCode, countryCode }) =>
      (await result({
        method: "POST",
        path: "shipping-address",
        query: { address1, address2, city, stateCode, postalCode, countryCode },
      })) as AddressVerification | null,
  };
};
