import type { BasketDocument, BasketPaymentInstrument } from "../basket/basket-document.ts";

/** Ways to pay that the shop knows how to ask for, besides gift cards (payment-1). */
export const paymentMethodIds = ["CREDIT_CARD", "PayPal", "Venmo", "KLARNA", "DW_APPLE_PAY", "PAY_BY_CHECK"] as const;

/** One of them. */
export type PaymentMethodId = (typeof paymentMethodIds)[number];

/** Ways to pay whose approval comes from a window of the vendor. */
export const walletIds: ReadonlySet<string> = new Set(["PayPal", "Venmo", "KLARNA", "DW_APPLE_PAY"]);

/** The way to pay of orders that cost nothing. */
export const NOTHING_TO_PAY = "NO_PAYMENT";

const gifts: ReadonlySet<string> = new Set(["GIFT_CERTIFICATE", "GIFTCARD", "GIFTCARD_DISCOUNTED"]);

/** Whether a way to pay is a gift card or certificate, which pays its part beside another one. */
export const isGiftInstrument = ({ paymentMethodId = "" }: BasketPaymentInstrument): boolean =>
  gifts.has(paymentMethodId);

/** The gift cards of a bag. */
export const giftInstruments = ({ paymentInstruments = [] }: BasketDocument): BasketPaymentInstrument[] =>
  paymentInstruments.filter(isGiftInstrument);

/** What pays the rest of a bag. */
export const mainInstrument = ({ paymentInstruments = [] }: BasketDocument): BasketPaymentInstrument | undefined =>
  paymentInstruments.find((instrument) => !isGiftInstrument(instrument));

/** What gift cards leave to be paid, in units of the currency. */
export const openAmount = (basket: BasketDocument): number =>
  Math.max(
    0,
    Math.round(
      ((basket.orderTotal ?? 0) - giftInstruments(basket).reduce((sum, { amount = 0 }) => sum + amount, 0)) * 100,
    ) / 100,
  );

/** A gift card's number: 19 to 21 digits (gift-1). */
export const GIFT_CARD_NUMBER_PATTERN = /^\d{19,21}$/;

/** A gift card's security code: 4 digits. */
export const GIFT_CARD_CODE_PATTERN = /^\d{4}$/;
