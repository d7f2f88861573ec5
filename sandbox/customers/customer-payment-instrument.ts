import { Fault } from "#sandbox/fault.ts";
import type { CardToKeep } from "#sandbox/payments/card-processor.ts";
import { isCardExpired, type PaymentMethod } from "#sandbox/payments/payment-method.ts";
import { customAttributes, mergeAttributes, recordOf, textOf } from "./customer.ts";

/** A saved card as it may be shown; the number is never kept. */
export interface SavedCard {
  cardType: string;
  holder: string;
  expirationMonth: number;
  expirationYear: number;
  maskedNumber: string;
  numberLastDigits: string;
  /** What the card fields made of the number. */
  creditCardToken: string | null;
  issueNumber: string | null;
  validFromMonth: number | null;
  validFromYear: number | null;
}

/** What is on a gift card that a customer keeps, as of now. */
export interface SavedGift {
  certificateId: string;
  currency: string;
  balanceCents: number;
  /** Paid for and not withdrawn. */
  isUsable: boolean;
}

/** A way to pay that a customer keeps. */
export interface CustomerPaymentInstrument {
  id: string;
  methodId: string;
  isDefault: boolean;
  card: SavedCard | null;
  bankRoutingNumber: string | null;
  maskedGiftCertificateCode: string | null;
  /** The gift card behind the masked number, where its owner has shown its code. */
  gift: SavedGift | null;
  /** The processor's lasting name for the card; null for one that cannot be charged. Never shown. */
  storedCardId: string | null;
  /** Custom attributes with their `c_` names. */
  attributes: Record<string, unknown>;
  createdAt: Date;
  modifiedAt: Date;
}

/** What a request says about a new one. */
export type NewPaymentInstrument = Omit<CustomerPaymentInstrument, "id" | "createdAt" | "modifiedAt">;

/** Cards one account may keep, and as many gift cards. */
export const CARD_LIMIT = 10;

const LAST_DIGITS = 4;

const badRequest = (detail: string, path: string) => new Fault(400, "bad-request", detail, { path });

/**
 * A refusal with the status a merchant's extension gives (payment-17): the shop shows `statusMessage`.
 * @param statusCode for example `error.cards.max.reached`
 */
export const refusedByExtension = (statusCode: string, statusMessage: string) =>
  new Fault(400, "hook-status-exception", `The payment instrument was refused: ${statusMessage}`, {
    statusCode,
    statusMessage,
    extensionPointName: "dw.ocapi.shop.customer.payment_instruments.beforePOST",
  });

/** All but the last four characters as asterisks. */
export const maskedCode = (code: string): string =>
  "*".repeat(Math.max(0, code.length - LAST_DIGITS)) + code.slice(-LAST_DIGITS);

const requiredText = (record: Record<string, unknown>, name: string): string => {
  const value = textOf(record, name, 256);
  if (!value) throw badRequest(`'paymentCard.${name}' is required.`, `paymentCard.${name}`);
  return value;
};

const wholeOf = (
  record: Record<string, unknown>,
  name: string,
  [least, most]: [least: number, most: number],
): number | undefined => {
  const value = record[name];
  if (value === undefined || value === null) return undefined;
  if (!Number.isInteger(value) || Number(value) < least || Number(value) > most)
    throw badRequest(`'paymentCard.${name}' must be a whole number from ${least} to ${most}.`, `paymentCard.${name}`);
  return Number(value);
};

const month = [1, 12] satisfies [number, number];
const year = [1900, 9999] satisfies [number, number];

/**
 * The last digits of a number, or of the masked form that comes with a token. @throws Fault 400 when there is neither.
 */
const lastDigitsOf = (card: Record<string, unknown>, hasToken: boolean): string => {
  const number = textOf(card, "number", 4000)?.replaceAll(/[\s-]/g, "");
  if (number !== undefined) {
    if (!/^\d{7,19}$/.test(number))
      throw badRequest("'paymentCard.number' must have 7 to 19 digits.", "paymentCard.number");
    return number.slice(-LAST_DIGITS);
  }
  if (!hasToken) throw badRequest("'paymentCard.number' is required.", "paymentCard.number");
  return /\d{1,4}$/.exec(textOf(card, "maskedNumber", 4000) ?? "")?.[0] ?? "";
};

/**
 * The card of a request. @throws Fault 400 for what is missing or wrong, an expired one, or a kind the method does not
 * take.
 */
const cardOf = (body: unknown, method: PaymentMethod, now: Date): SavedCard => {
  const card = recordOf(body, "paymentCard");
  const creditCardToken = textOf(card, "creditCardToken", 4000) || null;
  const named = requiredText(card, "cardType");
  const spec = method.cards.find(({ cardType, name }) =>
    [cardType, name].some((known) => known.toLowerCase() === named.toLowerCase()),
  );
  if (!spec) throw badRequest(`Cards of type '${named}' are not taken.`, "paymentCard.cardType");
  const expirationMonth = wholeOf(card, "expirationMonth", month);
  const expirationYear = wholeOf(card, "expirationYear", year);
  if (expirationMonth === undefined || expirationYear === undefined)
    throw badRequest("'paymentCard' needs 'expirationMonth' and 'expirationYear'.", "paymentCard.expirationMonth");
  if (isCardExpired({ expirationMonth, expirationYear }, now))
    throw new Fault(400, "card-expired", "Card is expired", { path: "paymentCard" });
  const numberLastDigits = lastDigitsOf(card, creditCardToken !== null);
  return {
    cardType: spec.cardType,
    holder: requiredText(card, "holder"),
    expirationMonth,
    expirationYear,
    maskedNumber: `************${numberLastDigits}`,
    numberLastDigits,
    creditCardToken,
    issueNumber: textOf(card, "issueNumber", 256) ?? null,
    validFromMonth: wholeOf(card, "validFromMonth", month) ?? null,
    validFromYear: wholeOf(card, "validFromYear", year) ?? null,
  };
};

/** A transient token: three parts in base64url, as the card processor signs them. */
const TRANSIENT_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * How a new card can be charged later: by the lasting name the merchant has from the processor, or by what the
 * processor is to keep. Asked of a body that is known to be valid.
 */
export const chargeableBy = (body: unknown, card: SavedCard): { storedCardId: string } | CardToKeep => {
  const { creditCardToken } = card;
  if (creditCardToken !== null)
    return TRANSIENT_TOKEN.test(creditCardToken) ? { token: creditCardToken } : { storedCardId: creditCardToken };
  const number = textOf(recordOf(recordOf(body, "body").paymentCard, "paymentCard"), "number", 4000) ?? "";
  const { expirationMonth, expirationYear } = card;
  return { number: number.replaceAll(/[\s-]/g, ""), expirationMonth, expirationYear };
};

/** What a body says about a new way to pay. @throws Fault 400. */
export const newPaymentInstrument = (
  body: unknown,
  methods: readonly PaymentMethod[],
  now: Date,
): NewPaymentInstrument => {
  const record = recordOf(body, "body");
  const methodId = textOf(record, "paymentMethodId", 256);
  if (!methodId) throw badRequest("'paymentMethodId' is required.", "paymentMethodId");
  const method = methods.find(({ id, enabled }) => id === methodId && enabled);
  if (!method)
    throw new Fault(400, "invalid-payment-method-id", `There is no payment method '${methodId}'.`, {
      paymentMethodId: methodId,
    });
  if (record.default !== undefined && typeof record.default !== "boolean")
    throw badRequest("'default' must be true or false.", "default");
  const giftCertificateCode = textOf(record, "giftCertificateCode", 256);
  return {
    methodId,
    isDefault: record.default === true,
    card: method.cards.length > 0 ? cardOf(record.paymentCard, method, now) : null,
    bankRoutingNumber: textOf(record, "bankRoutingNumber", 256) || null,
    maskedGiftCertificateCode: giftCertificateCode ? maskedCode(giftCertificateCode) : null,
    gift: null,
    storedCardId: null,
    attributes: withoutCode(customAttributes(record)),
  };
};

/** Custom attributes without a gift card's security code, which is looked at and kept nowhere. */
const withoutCode = ({ c_giftCardSecurityCode: _code, ...attributes }: Record<string, unknown>) => attributes;

/** Number and security code of the gift card a body wants to be kept; nothing where it does not name both. */
export const giftToKeep = (body: unknown): { number: string; securityCode: string } | undefined => {
  const record = recordOf(body, "body");
  const number = textOf(record, "giftCertificateCode", 256);
  const securityCode = textOf(record, "c_giftCardSecurityCode", 4);
  return number && securityCode ? { number, securityCode } : undefined;
};

/** @throws Fault 400 `card.already.on.file`, or `error.cards.max.reached` for one gift card too many. */
export const refuseGift = (known: readonly CustomerPaymentInstrument[], certificateId: string): void => {
  const gifts = known.flatMap(({ gift }) => gift ?? []);
  if (gifts.some((gift) => gift.certificateId === certificateId))
    throw refusedByExtension("card.already.on.file", "This gift card is already in your wallet.");
  if (gifts.length >= CARD_LIMIT)
    throw refusedByExtension(
      "error.cards.max.reached",
      `Your wallet holds ${CARD_LIMIT} gift cards, as many as it can. Please remove one first.`,
    );
};

/**
 * Whether two cards are the same one: the same token, or the same kind, last digits and expiry.
 * Whole numbers are not kept, so nothing finer can be told.
 */
const isSameCard = (one: SavedCard, other: SavedCard): boolean =>
  (one.creditCardToken !== null && one.creditCardToken === other.creditCardToken) ||
  (one.numberLastDigits !== "" &&
    one.cardType === other.cardType &&
    one.numberLastDigits === other.numberLastDigits &&
    one.expirationMonth === other.expirationMonth &&
    one.expirationYear === other.expirationYear);

/** @throws Fault 400 `card.already.on.file`, or `error.cards.max.reached` for one card too many. */
export const refuseCard = (known: readonly CustomerPaymentInstrument[], added: NewPaymentInstrument): void => {
  const { card } = added;
  if (!card) return;
  const cards = known.flatMap((instrument) => instrument.card ?? []);
  if (cards.some((each) => isSameCard(each, card)))
    throw refusedByExtension("card.already.on.file", "This card is already saved in your account.");
  if (cards.length >= CARD_LIMIT)
    throw refusedByExtension(
      "error.cards.max.reached",
      `Your account holds ${CARD_LIMIT} cards, as many as it can. Please remove one first.`,
    );
};

const changeable = ["default", "paymentCard"];
const changeableOfCard = ["expirationMonth", "expirationYear"];

/**
 * A saved way to pay after a change.
 * @throws Fault 400 `unsupported-fields` for anything but `default`, a card's expiry and custom attributes.
 */
export const changedPaymentInstrument = (
  before: CustomerPaymentInstrument,
  body: unknown,
  now: Date,
): CustomerPaymentInstrument => {
  const record = recordOf(body, "body");
  const card = record.paymentCard === undefined ? {} : recordOf(record.paymentCard, "paymentCard");
  const unsupported = [
    ...Object.keys(record).filter((name) => !changeable.includes(name) && !name.startsWith("c_")),
    ...Object.keys(card).filter((name) => !changeableOfCard.includes(name)),
  ];
  if (unsupported.length > 0 || (record.paymentCard !== undefined && !before.card))
    throw new Fault(400, "unsupported-fields", "Unsupported fields in the request for updates.", {
      fields: unsupported,
    });
  if (record.default !== undefined && typeof record.default !== "boolean")
    throw badRequest("'default' must be true or false.", "default");
  return {
    ...before,
    isDefault: typeof record.default === "boolean" ? record.default : before.isDefault,
    card: before.card && {
      ...before.card,
      expirationMonth: wholeOf(card, "expirationMonth", month) ?? before.card.expirationMonth,
      expirationYear: wholeOf(card, "expirationYear", year) ?? before.card.expirationYear,
    },
    attributes: mergeAttributes(before.attributes, withoutCode(customAttributes(record))),
    modifiedAt: now,
  };
};
