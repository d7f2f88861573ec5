import { defineMessages, type MessageDescriptor } from "react-intl";
import type { CardEntryError, CardEntryField } from "#app/domain/payment/card-entry.ts";

type NamedByField = "required" | "refused";

const reasons: Record<Exclude<CardEntryError, NamedByField>, MessageDescriptor> = defineMessages({
  invalid: { id: "cardForm.invalidNumber", defaultMessage: "Please check the card number." },
  noExpiry: { id: "cardForm.noExpiry", defaultMessage: "Please enter the expiration date as MM/YY." },
  unknownBrand: {
    id: "cardForm.unknownBrand",
    defaultMessage: "We accept Visa, Mastercard, American Express and Discover.",
  },
  cvvLength: { id: "cardForm.cvvLength", defaultMessage: "Invalid CVV length" },
  cvvValue: { id: "cardForm.cvvValue", defaultMessage: "Invalid CVV value" },
  expired: { id: "cardForm.expired", defaultMessage: "Card is expired" },
});

const required: Record<CardEntryField, MessageDescriptor> = defineMessages({
  number: { id: "cardForm.requiredNumber", defaultMessage: "Please enter your card number." },
  securityCode: { id: "cardForm.requiredCode", defaultMessage: "Please enter the security code of your card." },
  expiry: { id: "cardForm.requiredExpiry", defaultMessage: "Please enter the expiration date of your card." },
  holder: { id: "cardForm.requiredHolder", defaultMessage: "Please enter the name on your card." },
});

const refused: Record<CardEntryField, MessageDescriptor> = defineMessages({
  number: { id: "cardForm.refusedNumber", defaultMessage: "The card number was refused. Please check it." },
  securityCode: { id: "cardForm.refusedCode", defaultMessage: "The security code was refused. Please check it." },
  expiry: { id: "cardForm.refusedExpiry", defaultMessage: "The expiration date was refused. Please check it." },
  holder: { id: "cardForm.refusedHolder", defaultMessage: "The name on the card was refused. Please check it." },
});

/** What stands under a field, by the reason it was refused; it names the field. */
export const cardEntryMessage = (field: CardEntryField, error: CardEntryError): MessageDescriptor => {
  if (error === "required") return required[field];
  return error === "refused" ? refused[field] : reasons[error];
};

/** Why a card as a whole could not be read. */
export type CardFormFault = "failed" | "loading" | "renewed" | "unavailable";

/** What stands above the form when the card as a whole could not be read. */
export const cardFormFaultMessages: Record<CardFormFault, MessageDescriptor> = defineMessages({
  failed: {
    id: "cardForm.failed",
    defaultMessage: "We couldn’t reach the card service. Your card was not charged; please try again.",
  },
  loading: {
    id: "cardForm.stillLoading",
    defaultMessage: "The card fields are still loading. Please try again in a moment.",
  },
  renewed: {
    id: "cardForm.renewed",
    defaultMessage: "The card fields timed out. Please enter your card number and security code again.",
  },
  unavailable: { id: "cardForm.unavailable", defaultMessage: "Card entry is unavailable." },
});
