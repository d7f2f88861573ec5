import { createResources, type OwnBundles, type Resources } from "#sandbox/core/resources.ts";
import type { Authorisation } from "./card-processor.ts";

const english = {
  EXPIRED_CARD: "Your card is expired. Please use another card.",
  INSUFFICIENT_FUND: "Your card was declined because it does not cover the amount. Please use another card.",
  CONSUMER_AUTHENTICATION_REQUIRED:
    "Your bank wants to check that it is you who pays, which this shop cannot do. You have not been charged. Please use another card or another way to pay.",
  TIMEOUT: "The card processor did not answer. You have not been charged. Please try again in a moment.",
  UNREACHABLE: "The card processor can't be reached. You have not been charged. Please try again in a moment.",
  PROCESSOR_UNAVAILABLE:
    "The card processor is not available. You have not been charged. Please try again in a moment.",
  AMOUNT_CHANGED: "What you have to pay has changed since you agreed to it. Please approve the payment again.",
  INSTRUMENT_DECLINED:
    "Your wallet’s card or account was declined. You have not been charged. Please choose another one in your wallet, or pay another way.",
  REJECTED: "Your payment was rejected. Please use another way to pay.",
  ORDER_NOT_APPROVED: "You have not approved the payment yet. Please approve it again.",
  APPROVAL_EXPIRED: "Your approval has expired. Please approve the payment again.",
  APPROVAL_USED: "Your approval has been used already. Please approve the payment again.",
  DECLINED: "Your card was declined. Please check the card or use another one.",
  FAILED: "Your card could not be charged. Please enter it again.",
};

/** Names of the reasons for which a payment is not taken. */
export type PaymentMessageKey = keyof typeof english;

/** Says such a reason in a locale. */
export type PaymentMessages = Resources<PaymentMessageKey>;

/** Why a payment was not taken, in words for the shopper; the bundle `payment` of a cartridge goes before it. */
export const paymentMessages: OwnBundles<PaymentMessageKey> = {
  default: english,
  fr: {
    EXPIRED_CARD: "Votre carte est expirée. Veuillez en utiliser une autre.",
    INSUFFICIENT_FUND: "Votre carte a été refusée, car elle ne couvre pas le montant. Veuillez en utiliser une autre.",
    CONSUMER_AUTHENTICATION_REQUIRED:
      "Votre banque veut vérifier que c’est bien vous qui payez, ce que cette boutique ne permet pas. Rien n’a été facturé. Veuillez utiliser une autre carte ou un autre mode de paiement.",
    TIMEOUT: "Le service de paiement n’a pas répondu. Rien n’a été facturé. Veuillez réessayer dans un instant.",
    UNREACHABLE: "Le service de paiement est injoignable. Rien n’a été facturé. Veuillez réessayer dans un instant.",
    PROCESSOR_UNAVAILABLE:
      "Le service de paiement n’est pas disponible. Rien n’a été facturé. Veuillez réessayer dans un instant.",
    AMOUNT_CHANGED: "Le montant à payer a changé depuis votre accord. Veuillez approuver le paiement à nouveau.",
    INSTRUMENT_DECLINED:
      "La carte ou le compte de votre portefeuille a été refusé. Rien n’a été facturé. Veuillez en choisir un autre dans votre portefeuille, ou payer autrement.",
    REJECTED: "Votre paiement a été rejeté. Veuillez utiliser un autre mode de paiement.",
    ORDER_NOT_APPROVED: "Vous n’avez pas encore approuvé le paiement. Veuillez l’approuver.",
    APPROVAL_EXPIRED: "Votre approbation a expiré. Veuillez approuver le paiement à nouveau.",
    APPROVAL_USED: "Votre approbation a déjà été utilisée. Veuillez approuver le paiement à nouveau.",
    DECLINED: "Votre carte a été refusée. Veuillez la vérifier ou en utiliser une autre.",
    FAILED: "Votre carte n’a pas pu être débitée. Veuillez l’entrer à nouveau.",
  },
};

/** Reasons of processors that mean the same to a shopper. */
const alike: Readonly<Record<string, PaymentMessageKey>> = {
  ORDER_EXPIRED: "APPROVAL_EXPIRED",
  TOKEN_UNKNOWN: "APPROVAL_EXPIRED",
  NOT_FOUND: "APPROVAL_EXPIRED",
  ORDER_ALREADY_AUTHORIZED: "APPROVAL_USED",
  SESSION_COMPLETED: "APPROVAL_USED",
  SERVER_ERROR: "PROCESSOR_UNAVAILABLE",
};

const isKey = (reason: string): reason is PaymentMessageKey => Object.hasOwn(english, reason);

const ownMessages: PaymentMessages = createResources(paymentMessages);

/** Why a payment was not taken, in words for the shopper, in the default language unless another is given. */
export const paymentRefusal = (
  { status, reason }: Exclude<Authorisation, { status: "authorized" }>,
  locale: string | null = null,
  messages = ownMessages,
): string =>
  messages(alike[reason] ?? (isKey(reason) ? reason : status === "declined" ? "DECLINED" : "FAILED"), locale);
