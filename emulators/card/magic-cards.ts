/** What the emulated processor does with a card. */
export type MagicEffect =
  | "approve"
  /** Pays once, and nothing on top. */
  | "no-more"
  | "decline"
  | "insufficient-funds"
  | "expired-card"
  | "wrong-code"
  /** The bank wants to see who pays before it says yes. */
  | "challenge"
  | "processor-down"
  | "tokenisation-breaks";

export interface MagicCard {
  number: string;
  /** Type code the number field and the token report. */
  code: string;
  effect: MagicEffect;
}

/**
 * Cards with a published outcome. Any other number that passes the checks is approved. The expiry must be in the future
 * and the security code have three digits (four on `amex`); its value does not matter, except for a saved card, where
 * `wrongCodes` are declined.
 */
export const magicCards = {
  visa: { number: "4111111111111111", code: "001", effect: "approve" },
  mastercard: { number: "5555555555554444", code: "002", effect: "approve" },
  amex: { number: "378282246310005", code: "003", effect: "approve" },
  discover: { number: "6011000990139424", code: "004", effect: "approve" },
  discoverAsMaestro: { number: "6011111111111117", code: "042", effect: "approve" },
  paysNoMore: { number: "4000000000000036", code: "001", effect: "no-more" },
  declined: { number: "4000000000000002", code: "001", effect: "decline" },
  insufficientFunds: { number: "4000000000009995", code: "001", effect: "insufficient-funds" },
  expired: { number: "4000000000000069", code: "001", effect: "expired-card" },
  challenged: { number: "4000000000001091", code: "001", effect: "challenge" },
  processorDown: { number: "4000000000000119", code: "001", effect: "processor-down" },
  tokenisationBreaks: { number: "4000000000000127", code: "001", effect: "tokenisation-breaks" },
  diners: { number: "30569309025904", code: "005", effect: "approve" },
  jcb: { number: "3530111333300000", code: "007", effect: "approve" },
} as const satisfies Record<string, MagicCard>;

/** Security codes of known cards that the bank says are wrong. */
export const wrongCodes = ["901", "9017"] as const;

/** Whether the bank says that a security code is not the card's. */
export const isWrongCode = (code: string): boolean => wrongCodes.some((wrong) => wrong === code);

const effects = new Map<string, MagicEffect>(Object.values(magicCards).map(({ number, effect }) => [number, effect]));

/** What happens to a card of this number. */
export const magicEffect = (number: string): MagicEffect => effects.get(number) ?? "approve";

/** What lasting names of made-up stored cards begin with. */
const STORED = "SANDBOX-CARD-";

/** The lasting name of a stored card that is always known, for accounts of the world. */
export const magicStoredCardId = (effect: MagicEffect): string => STORED + effect;

/** A stored card that is always known; it ends only when the payment says so. */
export const magicStoredCard = (id: string) => {
  const effect = [...new Set(effects.values())].find((known) => magicStoredCardId(known) === id);
  return effect && { id, effect, expirationMonth: 12, expirationYear: 9999 };
};
