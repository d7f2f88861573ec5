import type { AddressFormValues } from "./address-form-values.ts";

/** What an address service said, as far as the shop looks at it. */
export interface VerifiedAddress {
  confidence: string;
  validation_detail?: Readonly<Record<string, boolean>>;
  addresses_formatted?: readonly {
    address: { LINE_1: string; LINE_5: string; "City name": string; "State code": string };
  }[];
}

/** The parts of an address that the service may put right. */
export type CorrectableAddress = Pick<AddressFormValues, "address1" | "city" | "stateCode" | "postalCode">;

/** What a shopper has to look at before an address is used. */
export type AddressReview =
  | { kind: "suggestion"; suggested: CorrectableAddress }
  /** House or building number is not known. */
  | { kind: "partial-street" }
  | { kind: "no-match" };

const unsure: ReadonlySet<string> = new Set([
  "Premises partial",
  "No matches",
  "Multiple matches",
  "Interaction required",
]);

/**
 * Whether an address has to be looked at, and how (address-25): the service knows it otherwise (a zip code alone is put
 * right in silence), or does not know it. Null when it may be used as it is, also when the service did not answer.
 */
export const addressReview = (verified: VerifiedAddress | null): AddressReview | null => {
  if (!verified) return null;
  const { confidence, validation_detail: details = {}, addresses_formatted: [first] = [] } = verified;
  if (confidence === "Street partial") return { kind: "partial-street" };
  if (unsure.has(confidence)) return { kind: "no-match" };
  const changed = Object.entries(details).filter(([, isChanged]) => isChanged);
  const isOnlyZip = changed.every(([name]) => name === "zip_code_corrected");
  if (confidence !== "Verified match" || isOnlyZip || !first) return null;
  const { LINE_1, LINE_5, "City name": city, "State code": stateCode } = first.address;
  return { kind: "suggestion", suggested: { address1: LINE_1, city, stateCode, postalCode: LINE_5 } };
};

/**
 * An address that needs no look, with the postal code that the service puts in the place of a wrong one (address-26).
 */
export const withSuggestedZip = <Address extends { postalCode: string }>(
  entered: Address,
  verified: VerifiedAddress | null,
): Address => {
  const suggested = verified?.addresses_formatted?.[0]?.address.LINE_5;
  const isCorrected = verified?.validation_detail?.["zip_code_corrected"] === true;
  return isCorrected && suggested ? { ...entered, postalCode: suggested } : entered;
};

/** A text that is the same for addresses that a verification cannot tell apart. */
export const addressKey = ({
  address1,
  address2,
  city,
  stateCode,
  postalCode,
  countryCode,
}: Pick<AddressFormValues, "address1" | "address2" | "city" | "stateCode" | "postalCode" | "countryCode">): string =>
  JSON.stringify([address1, address2, city, stateCode, postalCode, countryCode].map((part) => part.trim()));

/** The parts of an address that may be put right, as lines of a letter. */
export const reviewLines = ({ address1, city, stateCode, postalCode }: CorrectableAddress): [string, string] => [
  address1,
  `${city}, ${stateCode} ${postalCode}`,
];

/** A text in pieces; those that the other text does not have are marked, by words. */
export const markChanges = (text: string, before: string): { text: string; isNew: boolean }[] => {
  const old = before
    .toLowerCase()
    .split(/[\s,]+|(?=-)/)
    .filter(Boolean);
  return (text.match(/\s+|[^\s-]+|-[^\s-]*/g) ?? []).map((part) => ({
    text: part,
    isNew: part.trim() !== "" && !old.includes(part.toLowerCase().replace(/,$/, "")),
  }));
};
