import {
  badRequest,
  type Body,
  objectOf,
  requiredText,
  trimmedText,
  wholeOf,
} from "#sandbox/core/request/body-values.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { CardToKeep } from "#sandbox/platform/payments/card-processor.ts";
import { isCardExpired, type PaymentMethod } from "#sandbox/platform/payments/payment-method.ts";
import { customAttributes, mergeAttributes } from "./customer.ts";

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

const CARD = "paymentCard";

const monthOf = (card: Body, name: string) => wholeOf(card, name, 1, 12, CARD);
const yearOf = (card: Body, name: string) => wholeOf(card, name, 1900, 9999, CARD);

/**
 * The last digits of a number, or of the masked form that comes with a token. @throws Fault 400 when there is neither.
 */
const lastDigitsOf = (card: Record<string, unknown>, hasToken: boolean): string => {
  const number = trimmedText(card, "number", 4000, CARD)?.replaceAll(/[\s-]/g, "");
  if (number !== undefined) {
    if (!/^\d{7,19}$/.test(number))
      throw badRequest("'paymentCard.number' must have 7 to 19 digits.", "paymentCard.number");
    return number.slice(-LAST_DIGITS);
  }
  if (!hasToken) throw badRequest("'paymentCard.number' is required.", "paymentCard.number");
  return /\d{1,4}$/.exec(trimmedText(card, "maskedNumber", 4000, CARD) ?? "")?.[0] ?? "";
};

/**
 * The card of a request. @throws Fault 400 for what is missing or wrong, an expired one, or a kind the method does not
 * take.
 */
const cardOf = (body: unknown, method: PaymentMethod, now: Date): SavedCard => {
  const card = objectOf(body, CARD);
  const creditCardToken = trimmedText(card, "creditCardToken", 4000, CARD) || null;
  const named = requiredText(card, "cardType", { within: CARD });
  const spec = method.cards.find(({ cardType, name }) =>
    [cardType, name].some((known) => known.toLowerCase() === named.toLowerCase()),
  );
  if (!spec) throw badRequest(`Cards of type '${named}' are not taken.`, "paymentCard.cardType");
  const expirationMonth = monthOf(card, "expirationMonth");
  const expirationYear = yearOf(card, "expirationYear");
  if (expirationMonth === null || expirationYear === null)
    throw badRequest("'paymentCard' needs 'expirationMonth' and 'expirationYear'.", "paymentCard.expirationMonth");
  if (isCardExpired({ expirationMonth, expirationYear }, now))
    throw new Fault(400, "card-expired", "Card is expired", { path: "paymentCard" });
  const numberLastDigits = lastDigitsOf(card, creditCardToken !== null);
  return {
    cardType: spec.cardType,
    holder: requiredText(card, "holder", { within: CARD }),
    expirationMonth,
    expirationYear,
    maskedNumber: `************${numberLastDigits}`,
    numberLastDigits,
    creditCardToken,
    issueNumber: trimmedText(card, "issueNumber", 256, CARD) ?? null,
    validFromMonth: monthOf(card, "validFromMonth"),
    validFromYear: yearOf(card, "validFromYear"),
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
  const number = trimmedText(objectOf(objectOf(body).paymentCard, CARD), "number", 4000, CARD) ?? "";
  const { expirationMonth, expirationYear } = card;
  return { number: number.replaceAll(/[\s-]/g, ""), expirationMonth, expirationYear };
};

/** What a body says about a new way to pay. @throws Fault 400. */
export const newPaymentInstrument = (
  body: unknown,
  methods: readonly PaymentMethod[],
  now: Date,
): NewPaymentInstrument => {
  const record = objectOf(body);
  const methodId = trimmedText(record, "paymentMethodId", 256);
  if (!methodId) throw badRequest("'paymentMethodId' is required.", "paymentMethodId");
  const method = methods.find(({ id, enabled }) => id === methodId && enabled);
  if (!method)
    throw new Fault(400, "invalid-payment-method-id", `There is no payment method '${methodId}'.`, {
      paymentMethodId: methodId,
    });
  if (record.default !== undefined && typeof record.default !== "boolean")
    throw badRequest("'default' must be true or false.", "default");
  const giftCertificateCode = trimmedText(record, "giftCertificateCode", 256);
  return {
    methodId,
    isDefault: record.default === true,
    card: method.cards.length > 0 ? cardOf(record.paymentCard, method, now) : null,
    bankRoutingNumber: trimmedText(record, "bankRoutingNumber", 256) || null,
    maskedGiftCertificateCode: giftCertificateCode ? maskedCode(giftCertificateCode) : null,
    gift: null,
    storedCardId: null,
    attributes: customAttributes(record),
  };
};

/** Number and security code of the gift card a body wants to be kept; nothing where it does not name both. */
export const giftToKeep = (body: unknown): { number: string; securityCode: string } | undefined => {
  const record = objectOf(body);
  const number = trimmedText(record, "giftCertificateCode", 256);
  const securityCode = trimmedText(record, "c_giftCardSecurityCode", 4);
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
  const record = objectOf(body);
  const card = record.paymentCard === undefined ? {} : objectOf(record.paymentCard, CARD);
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
      expirationMonth: monthOf(card, "expirationMonth") ?? before.card.expirationMonth,
      expirationYear: yearOf(card, "expirationYear") ?? before.card.expirationYear,
    },
    attributes: mergeAttributes(before.attributes, customAttributes(record)),
    modifiedAt: now,
  };
};
