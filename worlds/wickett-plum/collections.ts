import type { SavedCard } from "#sandbox/platform/customers/customer-payment-instrument.ts";

/** Sweets on a collector's wish list. */
export const WISHES = 30;

const card = (cardType: string, digits: string, expirationMonth: number, expirationYear: number) => ({
  cardType,
  expirationMonth,
  expirationYear,
  maskedNumber: `************${digits}`,
  numberLastDigits: digits,
  creditCardToken: null,
  issueNumber: null,
  validFromMonth: null,
  validFromYear: null,
});

/** A collector's cards at a moment: three good ones, one that ends this month and one that has ended. */
export const savedCards = (now: Date): Omit<SavedCard, "holder">[] => {
  const year = now.getUTCFullYear();
  return [
    card("Visa", "1111", 12, year + 3),
    card("Master Card", "4444", 5, year + 2),
    card("Amex", "0005", 9, year + 4),
    card("Discover", "9424", now.getUTCMonth() + 1, year),
    card("Visa", "0069", 1, year - 1),
  ];
};
