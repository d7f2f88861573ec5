import { isKnownCardCode } from "./card-brand.ts";
import { isCardExpired, readExpiry } from "./card-expiry.ts";

/** What an isolated card field tells about its content; never the digits themselves. */
export interface CardFieldState {
  empty: boolean;
  valid: boolean;
  couldBeValid: boolean;
}

/** A card as far as the page knows it. */
export interface CardEntry {
  number: CardFieldState;
  securityCode: CardFieldState;
  /** Type code the number field reports; null while it cannot tell. */
  cardCode: string | null;
  /** As typed: `09/30`. */
  expiry: string;
  holder: string;
}

export type CardEntryField = "number" | "securityCode" | "expiry" | "holder";

export type CardEntryError =
  | "required"
  | "invalid"
  | "noExpiry"
  | "unknownBrand"
  | "cvvLength"
  | "cvvValue"
  | "expired"
  | "refused";

export type CardEntryErrors = Partial<Record<CardEntryField, CardEntryError>>;

const numberError = ({ number, cardCode }: CardEntry): CardEntryError | null => {
  if (number.empty) return "required";
  if (!number.valid) return "invalid";
  return cardCode !== null && !isKnownCardCode(cardCode) ? "unknownBrand" : null;
};

/**
 * What is wrong with a security code: 'Invalid CVV length' while digits are missing, 'Invalid CVV value' for what is no
 * digit.
 */
export const securityCodeError = (securityCode: CardFieldState): CardEntryError | null => {
  if (securityCode.empty) return "required";
  if (securityCode.valid) return null;
  return securityCode.couldBeValid ? "cvvLength" : "cvvValue";
};

const expiryError = ({ expiry }: CardEntry, now: Date): CardEntryError | null => {
  if (expiry.trim() === "") return "required";
  const read = readExpiry(expiry, now);
  if (!read) return "noExpiry";
  const [month, year] = [Number(read.expirationMonth), Number(read.expirationYear)];
  return isCardExpired({ month, year }, now) ? "expired" : null;
};

/** What stands between this card and its use, by field, in the order of the form. */
export const cardEntryErrors = (entry: CardEntry, now: Date): CardEntryErrors => {
  const found: [CardEntryField, CardEntryError | null][] = [
    ["holder", entry.holder.trim() === "" ? "required" : null],
    ["number", numberError(entry)],
    ["expiry", expiryError(entry, now)],
    ["securityCode", securityCodeError(entry.securityCode)],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== null)) as CardEntryErrors;
};
