import { isKnownCardCode } from "./card-brand.ts";
import { isCardExpired } from "./card-expiry.ts";

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
  /** Two digits, or empty. */
  expirationMonth: string;
  /** Four digits, or empty. */
  expirationYear: string;
  holder: string;
}

export type CardEntryField = "number" | "securityCode" | "expirationMonth" | "expirationYear" | "holder";

export type CardEntryError = "required" | "invalid" | "unknownBrand" | "cvvLength" | "cvvValue" | "expired" | "refused";

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

const expired = ({ expirationMonth, expirationYear }: CardEntry, now: Date): boolean =>
  expirationMonth !== "" &&
  expirationYear !== "" &&
  isCardExpired({ month: Number(expirationMonth), year: Number(expirationYear) }, now);

/** What stands between this card and its use, by field, in the order of the form. */
export const cardEntryErrors = (entry: CardEntry, now: Date): CardEntryErrors => {
  const found: [CardEntryField, CardEntryError | null][] = [
    ["holder", entry.holder.trim() === "" ? "required" : null],
    ["number", numberError(entry)],
    ["expirationMonth", entry.expirationMonth === "" ? "required" : expired(entry, now) ? "expired" : null],
    ["expirationYear", entry.expirationYear === "" ? "required" : null],
    ["securityCode", securityCodeError(entry.securityCode)],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== null)) as CardEntryErrors;
};
