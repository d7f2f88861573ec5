import type { Authorisation } from "./card-processor.ts";

const messages: Readonly<Record<string, string>> = {
  EXPIRED_CARD: "Your card is expired. Please use another card.",
  INSUFFICIENT_FUND: "Your card was declined because it does not cover the amount. Please use another card.",
  TIMEOUT: "The card processor did not answer. You have not been charged. Please try again in a moment.",
  UNREACHABLE: "The card processor can't be reached. You have not been charged. Please try again in a moment.",
  PROCESSOR_UNAVAILABLE:
    "The card processor is not available. You have not been charged. Please try again in a moment.",
  AMOUNT_CHANGED: "What you have to pay has changed since you agreed to it. Please approve the payment again.",
  INSTRUMENT_DECLINED: "Your wallet was declined. Please use another way to pay.",
  REJECTED: "Your payment was rejected. Please use another way to pay.",
  ORDER_NOT_APPROVED: "You have not approved the payment yet. Please approve it again.",
  ORDER_EXPIRED: "Your approval has expired. Please approve the payment again.",
  ORDER_ALREADY_AUTHORIZED: "Your approval has been used already. Please approve the payment again.",
  SESSION_COMPLETED: "Your approval has been used already. Please approve the payment again.",
  TOKEN_UNKNOWN: "Your approval has expired. Please approve the payment again.",
  NOT_FOUND: "Your approval has expired. Please approve the payment again.",
  SERVER_ERROR: "The card processor is not available. You have not been charged. Please try again in a moment.",
};

/** Why a card was not taken, in words for the shopper. */
export const paymentRefusal = (answer: Exclude<Authorisation, { status: "authorized" }>): string =>
  messages[answer.reason] ??
  (answer.status === "declined"
    ? "Your card was declined. Please check the card or use another one."
    : "Your card could not be charged. Please enter it again.");
