import { defineMessages, type IntlShape } from "react-intl";
import { CommerceApiError, shopperMessage } from "#app/commerce-api/commerce-api-error.ts";

const words = defineMessages({
  "invalid-code": {
    id: "security.wrongCode",
    defaultMessage: "This code is wrong or too old. Check it, or have a new one sent.",
  },
  "invalid-password": {
    id: "security.wrongPassword",
    defaultMessage: "That is not your current password.",
  },
  "invalid-passkey": {
    id: "security.passkeyRefused",
    defaultMessage: "Your device’s passkey was not taken. Please try again.",
  },
  "too-many-requests": {
    id: "security.tooMany",
    defaultMessage: "There were too many tries. Please wait ten minutes.",
  },
});

const isKnown = (type: string): type is keyof typeof words => Object.hasOwn(words, type);

/** What a customer reads when a code, a password or a passkey was refused. */
export const proofProblem = (intl: IntlShape, error: unknown): string =>
  error instanceof CommerceApiError && isKnown(error.type)
    ? intl.formatMessage(words[error.type])
    : shopperMessage(error);
