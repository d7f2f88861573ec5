import { defineMessages, type MessageDescriptor } from "react-intl";
import type { CardEntryError } from "#app/domain/payment/card-entry.ts";

/** What stands under a field, by the reason it was refused. */
export const cardEntryMessages: Record<CardEntryError, MessageDescriptor> = defineMessages({
  required: { id: "cardForm.required", defaultMessage: "This field is required." },
  invalid: { id: "cardForm.invalidNumber", defaultMessage: "Please check the card number." },
  noExpiry: { id: "cardForm.noExpiry", defaultMessage: "Please enter the expiration date as MM/YY." },
  refused: { id: "cardForm.refused", defaultMessage: "Invalid field value" },
  unknownBrand: {
    id: "cardForm.unknownBrand",
    defaultMessage: "We accept Visa, Mastercard, American Express and Discover.",
  },
  cvvLength: { id: "cardForm.cvvLength", defaultMessage: "Invalid CVV length" },
  cvvValue: { id: "cardForm.cvvValue", defaultMessage: "Invalid CVV value" },
  expired: { id: "cardForm.expired", defaultMessage: "Card is expired" },
});

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
