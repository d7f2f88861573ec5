import type { IntlShape } from "react-intl";
import { object, type ObjectSchema, string } from "yup";
import {
  type EGiftValues,
  isGiftAmount,
  isGiftDay,
  LEAST_AMOUNT,
  MESSAGE_MAX_LENGTH,
  MOST_AMOUNT,
  typedAmount,
} from "#app/domain/e-gift/e-gift.ts";
import { email, personName } from "#app/validation/field-schemas.ts";

/** The rules of an e-gift card; `money` writes an amount in the site's currency. */
export const createEGiftSchema = (intl: IntlShape, money: (amount: number) => string) =>
  object({
    amount: string().required(),
    otherAmount: string().test(
      "amount",
      intl.formatMessage(
        { id: "eGift.amountRange", defaultMessage: "Please enter an amount from {least} to {most}." },
        { least: money(LEAST_AMOUNT), most: money(MOST_AMOUNT) },
      ),
      (value = "", { parent }) => (parent as EGiftValues).amount !== "other" || isGiftAmount(typedAmount(value)),
    ),
    recipientName: personName(intl),
    recipientEmail: email(intl),
    senderName: personName(intl),
    message: string().max(
      MESSAGE_MAX_LENGTH,
      intl.formatMessage(
        { id: "eGift.messageTooLong", defaultMessage: "Please use {most, number} characters or fewer." },
        { most: MESSAGE_MAX_LENGTH },
      ),
    ),
    day: string().test(
      "day",
      intl.formatMessage({
        id: "eGift.dayRange",
        defaultMessage: "Please choose today or later, within a year.",
      }),
      (value = "", { parent }) => (parent as EGiftValues).when !== "day" || isGiftDay(value, new Date()),
    ),
  }) as unknown as ObjectSchema<EGiftValues>;
