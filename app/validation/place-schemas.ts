import type { IntlShape } from "react-intl";
import { string } from "yup";
import { addressForms, type CountryCode, defaultCountry, isCountry } from "#config/countries/countries.ts";
import { postalPatterns, telephones } from "#config/countries/formats.ts";
import { postalWords } from "#config/countries/postal-words.ts";
import { regions } from "#config/countries/regions.ts";
import { phone, POSTAL_CODE_MAX_LENGTH, text } from "./field-schemas.ts";

/** What a form names may be no country of the shop; its other fields are then checked as those of a shop are. */
const knownCountry = (code: CountryCode): CountryCode => (isCountry(code) ? code : defaultCountry);

/** A state or province where addresses of the country name one; the placeholder is none. */
export const region = (intl: IntlShape, country: CountryCode) => {
  const known = knownCountry(country);
  const called = addressForms[known].region;
  if (!called) return string();
  const message =
    called === "province"
      ? intl.formatMessage({ id: "validation.province", defaultMessage: "Please select a province." })
      : intl.formatMessage({ id: "validation.state", defaultMessage: "Please select a state." });
  return string()
    .required(message)
    .oneOf(
      regions[known]("en").map(({ code }) => code),
      message,
    );
};

/** A zip code, or a postal code as other countries call it. */
export const postalCode = (intl: IntlShape, country: CountryCode) => {
  const message = postalWords[knownCountry(country)].zip
    ? intl.formatMessage({ id: "validation.zipCode", defaultMessage: "Please enter a valid zip code" })
    : intl.formatMessage({ id: "validation.postalCode", defaultMessage: "Please enter a valid postal code" });
  return text(intl).max(POSTAL_CODE_MAX_LENGTH, message).matches(postalPatterns[knownCountry(country)], message);
};

/** A phone number of a country; how its digits are grouped is the shopper's own business, and so is a `+1` before. */
export const phoneOf = (intl: IntlShape, country: CountryCode) => {
  const {
    digits: [least, most],
    digitsOf,
  } = telephones[knownCountry(country)];
  if (least === most) return phone(intl);
  const message = intl.formatMessage({
    id: "validation.phoneWithArea",
    defaultMessage: "Please enter a phone number with its area code",
  });
  return text(intl).test("digits", message, (value) => {
    const { length } = digitsOf(value);
    return least <= length && length <= most;
  });
};
