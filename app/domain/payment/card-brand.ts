/** The card brands the shop takes (payment-4). */
export type CardBrand = "visa" | "mastercard" | "amex" | "discover";

const brandsByCode: Readonly<Record<string, CardBrand>> = {
  "001": "visa",
  "002": "mastercard",
  "003": "amex",
  "004": "discover",
  "042": "discover",
};

/** The same, in the order they are named in. */
export const cardBrands: readonly CardBrand[] = ["visa", "mastercard", "amex", "discover"];

const codeLookup = new Map(Object.entries(brandsByCode));

/** The brand behind a card processor's type code. @throws Error on a code outside the shop's map. */
export const cardBrand = (code: string): CardBrand => {
  const brand = codeLookup.get(code);
  if (!brand) throw new Error(`unknown card type ${code.slice(0, 8)}`);
  return brand;
};

/** Whether the shop takes cards with this type code. */
export const isKnownCardCode = (code: string): boolean => codeLookup.has(code);

/** The brands that are named beside ways to pay, wallets among them (payment-4). */
export const listedBrands = ["visa", "mastercard", "americanexpress", "discover", "klarna", "venmo"] as const;

/** One of them. */
export type ListedBrand = (typeof listedBrands)[number];

const isListed = (name: string): name is ListedBrand => listedBrands.some((brand) => brand === name);

/**
 * The listed brand a card type or way to pay means, however the platform spells it ('Master Card', 'Amex'); undefined
 * for others.
 */
export const listedBrand = (name: string): ListedBrand | undefined => {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, "");
  const brand = plain === "amex" ? "americanexpress" : plain;
  return isListed(brand) ? brand : undefined;
};

/** Digits of a card's security code: 4 for American Express, else 3 (payment-14). */
export const securityCodeLength = (cardType: string | undefined): number =>
  listedBrand(cardType ?? "") === "americanexpress" ? 4 : 3;

/** Digits of an American Express number. */
const SHORT_NUMBER = 15;

/**
 * A masked number to be shown: one of 15 characters gets an extra mask character, so that all cards line up
 * (payment-15).
 */
export const shownMask = (maskedNumber: string): string =>
  maskedNumber.length === SHORT_NUMBER ? `*${maskedNumber}` : maskedNumber;
