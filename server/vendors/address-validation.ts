import { fetchInTime } from "#server/fetch-in-time.ts";
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type {
  AddressConfidence,
  AddressSuggestions,
  AddressVerification,
  SuggestedAddress,
} from "#app/commerce-api/addresses.ts";
import type { CountryCode } from "#config/countries/countries.ts";
import type { AddressConfig } from "#config/config.ts";

/** The address service could not answer; `reference` is what its support asks for. */
export class AddressServiceUnavailable extends Error {
  constructor(
    readonly reference: string,
    options?: ErrorOptions,
  ) {
    super(`The address service did not answer (${reference}).`, options);
    this.name = "AddressServiceUnavailable";
  }
}

/** An address as the shopper typed it. */
export interface TypedAddress {
  address1: string;
  address2: string;
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: CountryCode;
}

export interface AddressValidation {
  /** Addresses that begin as it was typed. @throws AddressServiceUnavailable */
  suggest(text: string, countryCode: CountryCode): Promise<AddressSuggestions>;
  /** A suggestion in full; null for a key the service does not know. @throws AddressServiceUnavailable */
  format(key: string): Promise<SuggestedAddress | null>;
  /** Whether an address is right. @throws AddressServiceUnavailable */
  verify(address: TypedAddress): Promise<AddressVerification>;
}

/** What a key of the service may look like before it becomes part of an address. */
export const ADDRESS_KEY_PATTERN = /^(?!\.+$)[A-Za-z0-9+/=_~.-]{1,2000}$/;

const FRESH_MS = 60_000;
const MAX_KEPT = 200;
const MAX_ANSWER_CHARACTERS = 200_000;

/**
 * Words of the service that the shop does not tell apart; a word nobody knows counts as verified, so that it stops
 * nobody.
 */
const confidences: Readonly<Record<string, AddressConfidence>> = {
  "Verified match": "Verified match",
  "Multiple matches": "Multiple matches",
  "Too many matches": "Multiple matches",
  "Interaction required": "Interaction required",
  "Premises partial": "Premises partial",
  "Street partial": "Street partial",
  "Verified place": "Street partial",
  "Verified street": "Street partial",
  "Incomplete address": "No matches",
  "Insufficient search terms": "No matches",
  "No matches": "No matches",
};

const confidenceByName = new Map(Object.entries(confidences));
const confidenceOf = (word: unknown): AddressConfidence => confidenceByName.get(String(word)) ?? "Verified match";

const countries = {
  US: { country_iso: "USA", datasets: ["us-address"] },
  CA: { country_iso: "CAN", datasets: ["ca-address"] },
  DE: { country_iso: "DEU", datasets: ["de-address"] },
} as const satisfies Record<CountryCode, object>;

interface WireAddress {
  address_line_1?: string;
  locality?: string;
  region?: string;
  postal_code?: string;
}

interface WireResult {
  confidence?: string;
  suggestions?: { text?: string; global_address_key?: string }[];
  address?: WireAddress;
  addresses_formatted?: { address?: Record<string, string | undefined> }[];
  validation_detail?: Record<string, unknown> | null;
}

/** Addresses by the Address Validation API (Experian); the token stays on this server. */
export const createAddressValidation = ({
  config,
  token,
}: {
  config: AddressConfig;
  token: string;
}): AddressValidation => {
  const formatted = new LRUCache<string, SuggestedAddress>({ max: MAX_KEPT, ttl: FRESH_MS });

  /** The service's `result`; null when it knows nothing at the address. */
  const ask = async (path: string, body?: object): Promise<WireResult | null> => {
    const reference = randomUUID();
    try {
      if (!config.enabled) throw new Error("switched off");
      const response = await fetchInTime(
        `${config.baseUrl}/${path}`,
        {
          method: body ? "POST" : "GET",
          headers: {
            "auth-token": token,
            "content-type": "application/json",
            accept: "application/json",
            "reference-id": reference,
          },
          ...(body && { body: JSON.stringify(body) }),
          redirect: "error",
        },
        config.timeoutMs,
      );
      const text = await response.text();
      if (response.status === 404) return null;
      if (!response.ok || text.length > MAX_ANSWER_CHARACTERS) throw new Error(`status ${response.status}`);
      return (JSON.parse(text) as { result?: WireResult }).result ?? {};
    } catch (cause) {
      throw new AddressServiceUnavailable(reference, { cause });
    }
  };

  const wordsOf = (address: WireAddress): SuggestedAddress["address"] => ({
    address_line_1: address.address_line_1 ?? "",
    locality: address.locality ?? "",
    region: address.region ?? "",
    postal_code: address.postal_code ?? "",
  });

  /** The account's own layout under the shop's labels; an account without it is read in the service's layout. */
  const labelled = ({ addresses_formatted: [first] = [], address }: WireResult) => {
    const { street, city, state, postal } = config.layoutMap;
    const laidOut = first?.address;
    if (!laidOut && !address) return undefined;
    const plain = wordsOf(address ?? {});
    return [
      {
        address: {
          LINE_1: laidOut?.[street] ?? plain.address_line_1,
          LINE_5: laidOut?.[postal] ?? plain.postal_code,
          "City name": laidOut?.[city] ?? plain.locality,
          "State code": laidOut?.[state] ?? plain.region,
        },
      },
    ];
  };

  return {
    suggest: async (text, countryCode) => {
      const result = await ask("address/search/v1", {
        ...countries[countryCode],
        components: { unspecified: [text] },
        max_suggestions: config.maxSuggestions,
        options: [{ name: "search_type", value: "Autocomplete" }],
      });
      return {
        confidence: confidenceOf(result?.confidence ?? "No matches"),
        suggestions: (result?.suggestions ?? []).flatMap(({ text: said, global_address_key: key }) =>
          said && key && ADDRESS_KEY_PATTERN.test(key) ? [{ text: said, global_address_key: key }] : [],
        ),
      };
    },

    format: async (key) => {
      const cached = formatted.get(key);
      if (cached) return cached;
      const result = await ask(`address/format/v1/${encodeURIComponent(key)}`);
      if (!result?.address) return null;
      const answer = { address: wordsOf(result.address) };
      formatted.set(key, answer);
      return answer;
    },

    verify: async ({ address1, address2, city, stateCode, postalCode, countryCode }) => {
      const result = await ask("address/validate/v1", {
        ...countries[countryCode],
        components: { unspecified: [address1, address2, `${city} ${stateCode} ${postalCode}`].filter(Boolean) },
        layouts: [config.layout],
        layout_format: "default",
      });
      const addresses_formatted = labelled(result ?? {});
      return {
        confidence: confidenceOf(result?.confidence ?? "No matches"),
        validation_detail: Object.fromEntries(
          Object.entries(result?.validation_detail ?? {}).filter((entry): entry is [string, true] => entry[1] === true),
        ),
        ...(addresses_formatted && { addresses_formatted }),
      };
    },
  };
};
