import { defineMessages, type IntlShape } from "react-intl";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";

const words = defineMessages({
  "invalid-code": {
    id: "security.wrongCode",
    defaultMessage: "This code is wrong or has expired. Check it, or get a new one.",
  },
  "invalid-password": {
    id: "security.wrongPassword",
    defaultMessage: "That isn’t your current password.",
  },
  "invalid-passkey": {
    id: "security.passkeyRefused",
    defaultMessage: "Your device’s passkey wasn’t accepted. Please try again.",
  },
  "too-many-requests": {
    id: "security.tooMany",
    defaultMessage: "Too many tries. Please wait ten minutes.",
  },
});

const isKnown = (type: string): type is keyof typeof words => Object.hasOwn(words, type);

/** What a customer reads when a code, a password or a passkey was refused. */
export const proofProblem = (intl: IntlShape, error: unknown): ShopperMessage =>
  error instanceof CommerceApiError && isKnown(error.type)
    ? intl.formatMessage(words[error.type])
    : shopperMessage(error);
