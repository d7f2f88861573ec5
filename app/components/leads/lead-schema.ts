import { defineMessages, type IntlShape } from "react-intl";
import { boolean, object, type ObjectSchema, string } from "yup";
import { leadCountry, type LeadReason, type LeadValues, needsAddress } from "#app/domain/lead/marketing-lead.ts";
import * as fields from "#app/validation/field-schemas.ts";
import * as place from "#app/validation/place-schemas.ts";
import { NAME_PATTERN, PHONE_PATTERN } from "#app/validation/patterns.ts";

const messages = defineMessages({
  company: { id: "catalogRequest.company", defaultMessage: "Please enter a valid name" },
  organization: { id: "catalogRequest.organization", defaultMessage: "Please select a organization type." },
  phone: {
    id: "validation.phoneHelper",
    defaultMessage: "Invalid phone number. Should be 10 digits with optional extension.",
  },
  required: { id: "validation.required", defaultMessage: "This field is required." },
});

/** Characters of a phone number, whatever they are. */
const PHONE_MAX_LENGTH = 25;

/** The rules of the form of companies and groups; a door is asked for only where something comes by mail. */
export const createLeadSchema = (intl: IntlShape, reason: LeadReason, asksForCaptcha: boolean) => {
  const company = intl.formatMessage(messages.company);
  const phone = intl.formatMessage(messages.phone);
  return object({
    companyName: string()
      .trim()
      .required(company)
      .max(fields.COMPANY_MAX_LENGTH, company)
      .matches(NAME_PATTERN, company),
    firstName: fields.personName(intl),
    lastName: fields.personName(intl),
    ...(needsAddress(reason) && {
      organizationType: string().required(intl.formatMessage(messages.organization)),
      address1: fields.street(intl),
      address2: fields.unit(intl),
      city: fields.city(intl),
      state: place.region(intl, leadCountry),
      extension: fields.extension(intl),
    }),
    postalCode: place.postalCode(intl, leadCountry),
    phone: string()
      .trim()
      .required(intl.formatMessage(messages.required))
      .max(PHONE_MAX_LENGTH, phone)
      .test("phone", phone, (value) => PHONE_PATTERN.test(value.replace(/\D/g, ""))),
    email: fields.email(intl),
    wantsOffers: boolean(),
    recaptchaToken: fields.captchaToken(intl, asksForCaptcha),
  }) as unknown as ObjectSchema<LeadValues>;
};
