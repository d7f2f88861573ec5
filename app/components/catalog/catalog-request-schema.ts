import { defineMessages, type IntlShape } from "react-intl";
import { boolean, object, type ObjectSchema, string } from "yup";
import type { CountryCode } from "#config/countries/countries.ts";
import { catalogCountries, type CatalogRequestValues } from "#app/domain/catalog/catalog-request.ts";
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
export const PHONE_MAX_LENGTH = 25;

/** What a site asks for beyond the fields themselves. */
export interface CatalogRequestRules {
  /** Company and organization type are required together. */
  isCompanyRequired: boolean;
  asksForCaptcha: boolean;
}

/** The rules of the form for future catalogs (forms-12). */
export const createCatalogRequestSchema = (
  intl: IntlShape,
  { isCompanyRequired, asksForCaptcha }: CatalogRequestRules,
) => {
  const company = intl.formatMessage(messages.company);
  const organization = intl.formatMessage(messages.organization);
  const phone = intl.formatMessage(messages.phone);
  const companyName = string()
    .trim()
    .max(fields.COMPANY_MAX_LENGTH, company)
    .matches(NAME_PATTERN, { message: company, excludeEmptyString: true });
  return object({
    companyName: isCompanyRequired ? companyName.required(company) : companyName,
    organizationType: isCompanyRequired ? string().required(organization) : string(),
    firstName: fields.personName(intl),
    lastName: fields.personName(intl),
    country: fields.country(intl, catalogCountries),
    streetAddress: fields.street(intl),
    unitSuiteBuilding: fields.unit(intl),
    city: fields.city(intl),
    state: string().when("country", ([code = catalogCountries[0]]: CountryCode[]) => place.region(intl, code)),
    postalCode: string().when("country", ([code = catalogCountries[0]]: CountryCode[]) => place.postalCode(intl, code)),
    phone: string()
      .trim()
      .required(intl.formatMessage(messages.required))
      .max(PHONE_MAX_LENGTH, phone)
      .test("phone", phone, (value) => PHONE_PATTERN.test(value.replace(/\D/g, ""))),
    extension: fields.extension(intl),
    email: fields.email(intl),
    addToEmailList: boolean(),
    recaptchaToken: fields.captchaToken(intl, asksForCaptcha),
  }) as unknown as ObjectSchema<CatalogRequestValues>;
};
