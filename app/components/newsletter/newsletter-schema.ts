import { defineMessages, type IntlShape } from "react-intl";
import { boolean, object, string } from "yup";
import { readPhone } from "#app/domain/address/phone-number.ts";
import { readBirthday } from "#app/domain/format/birthday.ts";
import { newsletterLists, newsletterTexts } from "#app/domain/newsletter/newsletter-values.ts";
import * as fields from "#app/validation/field-schemas.ts";

const messages = defineMessages({
  required: { id: "validation.required", defaultMessage: "This field is required." },
  phoneLength: {
    id: "newsletter.phoneLength",
    defaultMessage: "Phone number should be up to 25 characters including non-numeric characters",
  },
  zip: { id: "newsletter.zip", defaultMessage: "Please enter a valid zip or postal code" },
  birthday: { id: "validation.birthday", defaultMessage: "Please enter a valid birthday" },
  lists: { id: "newsletter.lists", defaultMessage: "At least one option must be selected" },
});

/** Where the message of no chosen list stands among the form's errors. */
export const LISTS = "lists";

const ZIP_MIN_LENGTH = 5;

/** Whether nothing is chosen, in words; undefined once something is. */
export const listsProblem = (intl: IntlShape, values: Readonly<Record<string, unknown>>): string | undefined =>
  newsletterLists.some(({ name }) => values[name] === true) ? undefined : intl.formatMessage(messages.lists);

/** The rules of the newsletter's form but that of its lists; a captcha where the site asks for one. */
export const createNewsletterSchema = (intl: IntlShape, asksForCaptcha: boolean) => {
  const zip = intl.formatMessage(messages.zip);
  return object({
    email: fields.email(intl),
    // What is too long is told before what is no number.
    phoneNumber: string()
      .max(newsletterTexts.phoneNumber, intl.formatMessage(messages.phoneLength))
      .concat(fields.phoneWithExtension(intl, (value) => readPhone(value) !== null)),
    zipCode: string()
      .trim()
      .required(intl.formatMessage(messages.required))
      .min(ZIP_MIN_LENGTH, zip)
      .max(newsletterTexts.zipCode, zip)
      .matches(/^[A-Za-z\d][A-Za-z\d -]*$/, zip),
    firstName: fields.personName(intl),
    lastName: fields.personName(intl),
    birthDay: fields
      .birthday(intl, (value) => readBirthday(value, new Date()) !== null)
      .required(intl.formatMessage(messages.birthday)),
    ...Object.fromEntries(newsletterLists.map(({ name }) => [name, boolean()])),
    recaptchaToken: fields.captchaToken(intl, asksForCaptcha),
  });
};
