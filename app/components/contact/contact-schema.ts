import { defineMessages, type IntlShape } from "react-intl";
import { object, string } from "yup";
import { contactTexts } from "#app/domain/contact/contact-form.ts";
import * as fields from "#app/validation/field-schemas.ts";
import { PHONE_PATTERN } from "#app/validation/patterns.ts";

const messages = defineMessages({
  required: { id: "validation.required", defaultMessage: "This field is required." },
  phone: { id: "contact.phoneLength", defaultMessage: "Please enter a phone number of 10 or 11 digits" },
});

/** The rules of the contact form. */
export const createContactSchema = (intl: IntlShape) => {
  const atMost = (most: number) =>
    intl.formatMessage({ id: "contact.tooLong", defaultMessage: "Please use {most} characters or fewer." }, { most });
  return object({
    first_name: fields.personName(intl),
    last_name: fields.personName(intl),
    email: fields.email(intl),
    phone: string()
      .trim()
      .test("phone", intl.formatMessage(messages.phone), (value = "") => {
        const digits = value.replace(/\D/g, "");
        return value === "" || (PHONE_PATTERN.test(digits) && value.length <= contactTexts.phone);
      }),
    order_number: string().trim().max(contactTexts.order_number, atMost(contactTexts.order_number)),
    type: string().required(intl.formatMessage(messages.required)),
    description: string()
      .trim()
      .required(intl.formatMessage(messages.required))
      .max(contactTexts.description, atMost(contactTexts.description)),
  });
};
