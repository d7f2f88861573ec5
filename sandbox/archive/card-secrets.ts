import { childOf, element, elementsOf, textOf, type XmlElement } from "./xml-element.ts";

/** A masked number: the issuer's digits at most, signs that hide the rest, and the last four. */
const MASKED = /^[\d\s-]{0,8}[*xX•#\s-]{4,}\d{0,4}$/;

/** Whether a number shows too little to be charged. */
export const isMasked = (text: string): boolean => MASKED.test(text) && /[*xX•#]/.test(text);

/** All but the last four digits as asterisks; nothing for what is no number, as an encrypted one. */
export const masked = (text: string): string | undefined => {
  if (isMasked(text)) return text;
  const plain = text.replace(/[\s-]/g, "");
  return /^[\w]{5,30}$/.test(plain) ? "*".repeat(plain.length - 4) + plain.slice(-4) : undefined;
};

/** What is never kept whole, and what is not kept at all. */
const numbers = new Set(["card-number", "account-number", "giftcertificate-id"]);
const secrets = new Set(["drivers-license", "drivers-license-state-code", "ek-id"]);

const cleaned = (of: XmlElement): XmlElement | undefined => {
  if (secrets.has(of.name)) return undefined;
  if (numbers.has(of.name)) {
    const text = masked(textOf(of).trim());
    return text === undefined ? undefined : { ...of, children: [text] };
  }
  const children = elementsOf(of);
  if (children.length === 0) return of;
  return { ...of, children: children.flatMap((each) => cleaned(each) ?? []) };
};

/** Whether a card's number was hidden by a key of another shop or was there to be read. */
const isCard = (of: XmlElement) => childOf(of, "credit-card") !== undefined;

const safeInstrument = (of: XmlElement): XmlElement => {
  const safe = cleaned(of) ?? element(of.name);
  // Says that the number is masked for good (the platform's schema).
  return isCard(safe) ? { ...safe, children: [...elementsOf(safe), element("ek-id", {}, "-1")] } : safe;
};

/** A customer's saved ways to pay as they may be kept: numbers masked, what else could be misused left out. */
export const withoutCardSecrets = (of: XmlElement): XmlElement => ({
  ...of,
  children: elementsOf(of).map((each) => ({ ...each, children: elementsOf(each).map(safeInstrument) })),
});

const numberTag = /<(?:\w+:)?(card-number|account-number)\b[^>]*>([^<]*)</g;

/** Whether a text of an unknown kind holds numbers that nobody should keep. */
export const holdsCardNumbers = (text: string): boolean =>
  [...text.matchAll(numberTag)].some(([, , number = ""]) => number.trim() !== "" && !isMasked(number));
