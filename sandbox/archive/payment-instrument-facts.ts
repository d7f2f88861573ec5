import { createHash } from "node:crypto";
import { maskedCode, type SavedCard } from "#sandbox/platform/customers/customer-payment-instrument.ts";
import type { InstrumentFacts } from "#sandbox/platform/customers/module.ts";
import { CARD_METHOD } from "#sandbox/platform/payments/payment-method.ts";
import { momentOf, numberOf } from "./amount-text.ts";
import { presentAttributes, readAttributes, takeOut } from "./custom-attributes.ts";
import type { ArchiveContext, Entry } from "./mapping.ts";
import { OWN_WORDS, ownWordsOf, presentOwnWords } from "./own-words.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  elementsOf,
  textElement,
  textIn,
  type XmlElement,
} from "./xml-element.ts";

const LONG_AGO = new Date("2000-01-01T00:00:00Z");

/** Card types the platform writes in capitals. */
const types: Readonly<Record<string, string>> = {
  Visa: "VISA",
  "Master Card": "MASTER",
  Amex: "AMEX",
  Discover: "DISCOVER",
};

const typeNamed = (text: string): string =>
  Object.entries(types).find(([name, told]) =>
    [name, told].some((each) => each.toLowerCase() === text.toLowerCase()),
  )?.[0] ?? text;

/** Ways to pay that have an element of their own. */
const BANK_TRANSFER = "BANK_TRANSFER";
const GIFT_CERTIFICATE = "GIFT_CERTIFICATE";
const BILL_ME_LATER = "BML";

/** The id of an instrument whose archive says none: always the same for the same one. */
const idOf = (customerNo: string, { methodId, storedCardId, card, ...facts }: Omit<InstrumentFacts, "id">): string => {
  const said = [
    customerNo,
    methodId,
    storedCardId,
    card?.numberLastDigits,
    card?.expirationMonth,
    card?.expirationYear,
    facts.bankRoutingNumber,
    facts.maskedGiftCertificateCode,
  ];
  return `cp${createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 24)}`;
};

const words = (customerNo: string, facts: InstrumentFacts) => {
  const { card, storedCardId, createdAt, isDefault } = facts;
  return presentOwnWords({
    id: facts.id === idOf(customerNo, facts) ? undefined : facts.id,
    createdAt: createdAt.getTime() === LONG_AGO.getTime() ? undefined : createdAt.toISOString(),
    isDefault: isDefault ? true : undefined,
    methodId: card && facts.methodId !== CARD_METHOD ? facts.methodId : undefined,
    showsToken: card && storedCardId !== null && card.creditCardToken === storedCardId ? true : undefined,
  });
};

const attributesElement = (customerNo: string, facts: InstrumentFacts) => {
  const own = words(customerNo, facts);
  const all = [...elementsOf(presentAttributes(facts.attributes)), ...(own ? [own] : [])].sort((one, other) =>
    (attributeOf(one, "attribute-id") ?? "") < (attributeOf(other, "attribute-id") ?? "") ? -1 : 1,
  );
  return all.length > 0 ? element("custom-attributes", {}, ...all) : undefined;
};

const cardElement = (customerNo: string, facts: InstrumentFacts, card: SavedCard): XmlElement =>
  element(
    "credit-card",
    {},
    textElement("card-type", types[card.cardType] ?? card.cardType),
    textElement("card-number", card.maskedNumber === "" ? null : card.maskedNumber),
    textElement("card-token", facts.storedCardId),
    textElement("card-holder", card.holder),
    textElement("from-month", card.validFromMonth),
    textElement("from-year", card.validFromYear),
    textElement("expiration-month", card.expirationMonth),
    textElement("expiration-year", card.expirationYear),
    textElement("issue-number", card.issueNumber),
    attributesElement(customerNo, facts),
  );

const instrumentElement = (customerNo: string, facts: InstrumentFacts): XmlElement => {
  const { card, methodId } = facts;
  if (card) return element("payment-instrument", {}, cardElement(customerNo, facts, card), textElement("ek-id", -1));
  const attributes = attributesElement(customerNo, facts);
  if (methodId === BANK_TRANSFER)
    return element(
      "payment-instrument",
      {},
      element("bank-transfer", {}, textElement("routing-number", facts.bankRoutingNumber), attributes),
    );
  if (methodId === GIFT_CERTIFICATE)
    return element(
      "payment-instrument",
      {},
      element("gift-certificate", {}, textElement("giftcertificate-id", facts.maskedGiftCertificateCode), attributes),
    );
  if (methodId === BILL_ME_LATER) return element("payment-instrument", {}, element("bml", {}, attributes));
  return element(
    "payment-instrument",
    {},
    element("custom-method", {}, textElement("method-name", methodId), attributes),
  );
};

/** The default one first, then the newest. */
const inOrder = (all: readonly InstrumentFacts[]): InstrumentFacts[] =>
  [...all].sort(
    (one, other) =>
      Number(other.isDefault) - Number(one.isDefault) ||
      other.createdAt.getTime() - one.createdAt.getTime() ||
      (one.id < other.id ? 1 : -1),
  );

/** Tells what somebody pays with; nothing for nothing. */
export const instrumentsElement = (customerNo: string, all: readonly InstrumentFacts[]): XmlElement =>
  element(
    "customer",
    { "customer-no": customerNo },
    all.length === 0
      ? undefined
      : element("payment-instruments", {}, ...inOrder(all).map((facts) => instrumentElement(customerNo, facts))),
  );

const cardOf = (of: XmlElement, showsToken: boolean): SavedCard => {
  const maskedNumber = textIn(of, "card-number") ?? "";
  const whole = (name: string) => numberOf(textIn(of, name)) ?? null;
  return {
    cardType: typeNamed(textIn(of, "card-type") ?? ""),
    holder: textIn(of, "card-holder") ?? "",
    expirationMonth: whole("expiration-month") ?? 0,
    expirationYear: whole("expiration-year") ?? 0,
    maskedNumber,
    numberLastDigits: /\d{1,4}$/.exec(maskedNumber)?.[0] ?? "",
    creditCardToken: showsToken ? (textIn(of, "card-token") ?? null) : null,
    issueNumber: textIn(of, "issue-number") ?? null,
    validFromMonth: whole("from-month"),
    validFromYear: whole("from-year"),
  };
};

const methodOf = (of: XmlElement, told: unknown): string => {
  if (of.name === "credit-card") return typeof told === "string" ? told : CARD_METHOD;
  if (of.name === "bank-transfer") return BANK_TRANSFER;
  if (of.name === "gift-certificate") return GIFT_CERTIFICATE;
  return of.name === "bml" ? BILL_ME_LATER : (textIn(of, "method-name") ?? "");
};

const instrumentOf = (customerNo: string, of: XmlElement, context: ArchiveContext): InstrumentFacts => {
  const own = ownWordsOf(of);
  const isCard = of.name === "credit-card";
  const code = textIn(of, "giftcertificate-id");
  const facts = {
    methodId: methodOf(of, own.methodId),
    isDefault: own.isDefault === true,
    card: isCard ? cardOf(of, own.showsToken === true) : null,
    bankRoutingNumber: textIn(of, "routing-number") ?? null,
    maskedGiftCertificateCode: code ? maskedCode(code) : null,
    storedCardId: isCard ? (textIn(of, "card-token") ?? null) : null,
    attributes: takeOut(readAttributes(of, "CustomerPaymentInstrument", context), [`c_${OWN_WORDS}`]),
    createdAt: momentOf(typeof own.createdAt === "string" ? own.createdAt : undefined) ?? LONG_AGO,
  };
  return { id: typeof own.id === "string" ? own.id : idOf(customerNo, facts), ...facts };
};

/** Whether something can be paid with it: a card only by its token, because its number is not kept. */
const isUsable = ({ card, storedCardId, methodId }: InstrumentFacts) =>
  card ? storedCardId !== null && card.expirationMonth > 0 && card.expirationYear > 0 : methodId !== "";

/** Reads what somebody pays with, and how many cards have no token and stay out. */
export const instrumentsOf = (
  { key, element: of }: Entry,
  context: ArchiveContext,
): { instruments: InstrumentFacts[]; unusable: number } => {
  const all = childrenOf(childOf(of, "payment-instruments"), "payment-instrument").flatMap((each) => {
    const told = elementsOf(each).find(({ name }) => name !== "ek-id");
    return told ? [instrumentOf(key, told, context)] : [];
  });
  const usable = all.filter(isUsable);
  const known = new Map(usable.map((each) => [each.id, each]));
  return { instruments: [...known.values()], unusable: all.length - usable.length };
};
