import { useCallback } from "react";
import { defineMessages, useIntl, type MessageDescriptor } from "react-intl";
import type { FailureCode, ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";

/** The words of each failure that the shop itself names. */
export const failureMessages: Readonly<Record<FailureCode, MessageDescriptor>> = defineMessages({
  unexpected: {
    id: "failure.unexpected",
    defaultMessage: "Oh fudge! Something unexpected went wrong! Please try again or contact us.",
  },
  "batch-failed": { id: "failure.batch", defaultMessage: "Failed to update basket" },
  "line-gone": { id: "failure.lineGone", defaultMessage: "This is no longer in your bag." },
  "missing-basket": { id: "failure.missingBasket", defaultMessage: "Missing basket" },
  "missing-customer": { id: "failure.missingCustomer", defaultMessage: "Missing customer ID" },
  "address-not-saved": { id: "failure.address", defaultMessage: "Failed to update address" },
  "profile-not-saved": { id: "failure.profile", defaultMessage: "Customer info is not available" },
  "card-not-added": { id: "failure.card", defaultMessage: "Failed to add payment instrument" },
  "too-many-cards-tried": { id: "failure.tooManyCards", defaultMessage: "Too many transaction attempts" },
  "guessable-password": {
    id: "failure.guessablePassword",
    defaultMessage: "That password is easy to guess. Please choose another one.",
  },
  "subscriptions-not-moved": {
    id: "failure.subscriptionsCard",
    defaultMessage: "Failed to set payment instrument for subscriptions",
  },
});

/** How to say in the shop's language what a shopper is told; words of the backend stay as they are. */
export const useShopperWords = () => {
  const intl = useIntl();
  return useCallback(
    (message: ShopperMessage): string => {
      if (typeof message === "string") return message;
      const words = intl.formatMessage(failureMessages[message.code]);
      return message.reason ? `${words}: ${message.reason}` : words;
    },
    [intl],
  );
};

/** What a shopper is told, in the shop's language. */
export const ShopperWords = ({ message }: { message: ShopperMessage }) => useShopperWords()(message);
