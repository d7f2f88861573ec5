import { defineMessages, type IntlShape } from "react-intl";
import { object, string } from "yup";
import { GIFT_CARD_CODE_PATTERN, GIFT_CARD_NUMBER_PATTERN } from "#app/domain/payment/payment-instruments.ts";
import * as fields from "#app/validation/field-schemas.ts";

const messages = defineMessages({
  number: { id: "giftBalance.numberWrong", defaultMessage: "Please enter a gift card number" },
  code: { id: "giftBalance.codeWrong", defaultMessage: "Please enter a valid security code" },
});

/** The rules of the form that asks what is left on a gift card; a captcha where the site asks for one. */
export const createBalanceSchema = (intl: IntlShape, asksForCaptcha: boolean) => {
  const number = intl.formatMessage(messages.number);
  const code = intl.formatMessage(messages.code);
  return object({
    giftCardNumber: string().required(number).matches(GIFT_CARD_NUMBER_PATTERN, number),
    securityCode: string().required(code).matches(GIFT_CARD_CODE_PATTERN, code),
    recaptchaToken: fields.captchaToken(intl, asksForCaptcha),
  });
};
