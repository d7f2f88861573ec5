/** The card brands the shop takes (spec 2, validation rules). */
export type CardBrand = "visa" | "mastercard" | "amex" | "discover";

const brandsByCode: Readonly<Record<string, CardBrand>> = {
  "001": "visa",
  "002": "mastercard",
  "003": "amex",
  "004": "discover",
  "042": "discover",
};

const codeLookup = new Map(Object.entries(brandsByCode));

/** The brand behind a card processor's type code. @throws Error on a code outside the shop's map. */
export const cardBrand = (code: string): CardBrand => {
  const brand = codeLookup.get(code);
  if (!brand) throw new Error(`unknown card type ${code.slice(0, 8)}`);
  return brand;
};

/** Whether the shop takes cards with this type code. */
export const isKnownCardCode = (code: string): boolean => codeLookup.has(code);
