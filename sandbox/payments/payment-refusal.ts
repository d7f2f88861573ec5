import type { Authorisation } from "./card-processor.ts";

const messages: Readonly<Record<string, string>> = {
  EXPIRED_CARD: "Your card is expired. Please use another card.",
  INSUFFICIENT_FUND: "Your card was declined because it does not cover the amount. Please use another card.",
  TIMEOUT: "The card processor did not answer. You have not been charged. Please try again in a moment.",
  UNREACHABLE: "The card processor can't be reached. You have not been charged. Please try again in a moment.",
  PROCESSOR_UNAVAILABLE:
    "The card processor is not available. You have not been charged. Please try again in a moment.",
  SERVER_ERROR: "The card processor is not available. You have not been charged. Please try again in a moment.",
};

/** Why a card was not taken, in words for the shopper. */
export const paymentRefusal = (answer: Exclude<Authorisation, { status: "authorized" }>): string =>
  messages[answer.reason] ??
  (answer.status === "declined"
    ? "Your card was declined. Please check the card or use another one."
    : "Your card could not be charged. Please enter it again.");
