import { directions, editDistance, streetKinds, wordsOf } from "./address-text.ts";
import type { KnownStreet } from "./known-street.ts";

/** A house the service can name. */
export interface FoundAddress {
  street: KnownStreet;
  houseNumber: string;
  /** Flat, suite or floor as it was written; empty without one. */
  unit: string;
}

/** How sure the service is (the vendor's own words). */
export type Confidence =
  | "Verified match"
  | "Multiple matches"
  | "Too many matches"
  | "Interaction required"
  | "Premises partial"
  | "Street partial"
  | "No matches"
  | "Insufficient search terms";

/** What a validation found. */
export interface Validation {
  confidence: Confidence;
  found: FoundAddress | null;
  /** What had to be changed; empty when nothing was. */
  corrected: readonly ("street_corrected" | "zip_code_corrected" | "city_name_corrected" | "state_corrected")[];
}

/** An address as a request writes it. */
export interface WrittenAddress {
  street: string;
  unit: string;
  city: string;
  state: string;
  postalCode: string;
  country: "US" | "CA";
}

/** House numbers offered for a street typed without one. */
const SAMPLE_NUMBERS = [12, 24, 48];

/** Letters a street may be off and still be recognised. */
const MOST_TYPOS = 2;

interface IndexedStreet {
  street: KnownStreet;
  words: string[];
  /** The words that make the name, without kind and direction. */
  core: string;
}

const coreOf = (words: readonly string[]) =>
  words.filter((word) => !streetKinds.has(word) && !directions.has(word)).join(" ");

const splitNumber = (text: string): { houseNumber: string; words: string[] } => {
  const words = wordsOf(text);
  const [first = ""] = words;
  return /^\d+$/.test(first) ? { houseNumber: first, words: words.slice(1) } : { houseNumber: "", words };
};

const isInRange = ({ numbers: [least, most] }: KnownStreet, houseNumber: string) =>
  houseNumber !== "" && Number(houseNumber) >= least && Number(houseNumber) <= most;

const sameCity = ({ street }: IndexedStreet, written: WrittenAddress) =>
  wordsOf(street.city).join(" ") === wordsOf(written.city).join(" ");

const zipOf = (postalCode: string) => postalCode.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();

const sameZip = (street: KnownStreet, postalCode: string) => {
  const written = zipOf(postalCode);
  const known = zipOf(street.postalCode);
  return written === known || written === `${known}${street.plus4 ?? ""}`;
};

/** The addresses the emulator knows: every house of these streets. */
export const createAddressBook = (streets: readonly KnownStreet[]) => {
  const indexed: IndexedStreet[] = streets.map((street) => {
    const words = wordsOf(street.name);
    return { street, words, core: coreOf(words) };
  });

  /** Houses whose address begins as it was typed, at most `most` of them. */
  const search = (text: string, country: "US" | "CA", most: number) => {
    const { houseNumber, words } = splitNumber(text);
    if (words.length === 0) return { confidence: "Insufficient search terms" as const, found: [], hasMore: false };
    const fits = indexed.filter(({ street, words: known }) => {
      if (street.country !== country) return false;
      const whole = [...known, ...wordsOf(street.city), ...wordsOf(street.state), ...wordsOf(street.postalCode)];
      const last = words.length - 1;
      return words.every((word, index) =>
        index === last ? (whole[index] ?? "").startsWith(word) : whole[index] === word,
      );
    });
    const found = fits.flatMap(({ street }): FoundAddress[] =>
      houseNumber === ""
        ? SAMPLE_NUMBERS.filter((number) => isInRange(street, String(number))).map((number) => ({
            street,
            houseNumber: String(number),
            unit: "",
          }))
        : isInRange(street, houseNumber)
          ? [{ street, houseNumber, unit: "" }]
          : [],
    );
    const confidence: Confidence =
      found.length === 0
        ? "No matches"
        : found.length === 1
          ? "Verified match"
          : found.length > most
            ? "Too many matches"
            : "Multiple matches";
    return { confidence, found: found.slice(0, most), hasMore: found.length > most };
  };

  /** Streets meant by what was written: by their whole name, else without kind or direction, else with a typo. */
  const candidates = (words: readonly string[], written: WrittenAddress) => {
    const near = indexed.filter(
      (each) =>
        each.street.country === written.country &&
        (sameCity(each, written) || sameZip(each.street, written.postalCode)),
    );
    const name = words.join(" ");
    const exact = near.filter((each) => each.words.join(" ") === name);
    if (exact.length > 0) return { streets: exact, isExact: true };
    const core = coreOf(words);
    if (core === "") return { streets: [], isExact: false };
    const sameCore = near.filter((each) => each.core === core);
    // What was written may say more than the name's core: a kind or direction that is another street's.
    if (sameCore.length > 0) return { streets: sameCore, isExact: false };
    const byTypos = near
      .map((each) => ({ each, typos: editDistance(each.words.join(" "), name, MOST_TYPOS) }))
      .filter(({ typos }) => typos <= MOST_TYPOS)
      .sort((one, other) => one.typos - other.typos);
    return { streets: byTypos.slice(0, 1).map(({ each }) => each), isExact: false };
  };

  const validate = (written: WrittenAddress): Validation => {
    const nothing: Validation = { confidence: "No matches", found: null, corrected: [] };
    if (/^p\.?\s*o\.?\s*box\s+\w+/i.test(written.street.trim()))
      return { confidence: "Verified match", found: null, corrected: [] };
    const { houseNumber, words } = splitNumber(written.street);
    const { streets: meant, isExact } = candidates(words, written);
    const [first] = meant;
    if (!first) return nothing;
    if (meant.length > 1) {
      const isDirection = meant.every((each) => each.words.some((word) => directions.has(word)));
      return { ...nothing, confidence: isDirection ? "Interaction required" : "Multiple matches" };
    }
    const { street } = first;
    if (!isInRange(street, houseNumber)) return { ...nothing, confidence: "Street partial" };
    if (street.hasUnits && written.unit.trim() === "") return { ...nothing, confidence: "Premises partial" };
    return {
      confidence: "Verified match",
      found: { street, houseNumber, unit: written.unit.trim() },
      corrected: [
        ...(isExact ? [] : (["street_corrected"] as const)),
        ...(sameCity(first, written) ? [] : (["city_name_corrected"] as const)),
        ...(street.state === written.state.toUpperCase() ? [] : (["state_corrected"] as const)),
        ...(sameZip(street, written.postalCode) ? [] : (["zip_code_corrected"] as const)),
      ],
    };
  };

  const streetOf = (name: string, city: string, postalCode: string): KnownStreet | undefined =>
    streets.find((street) => street.name === name && street.city === city && street.postalCode === postalCode);

  return { search, validate, streetOf };
};
