import type { IntlShape } from "react-intl";
import { string, type StringSchema } from "yup";
import { phoneDigits } from "#config/countries/north-american-phone.ts";
import { EMAIL_MAX_LENGTH } from "./email-address.ts";
import {
  CITY_PATTERN,
  EMAIL_PATTERN,
  EXTENSION_PATTERN,
  NAME_PATTERN,
  STREET_PATTERN,
  UNIT_PATTERN,
} from "./patterns.ts";
import { accountPasswordRules, passwordByRules } from "./password-rules.ts";

/** The longest each field may be, in characters (address-11). */
export const NAME_MAX_LENGTH = 50;
export const COMPANY_MAX_LENGTH = 30;
export const STREET_MAX_LENGTH = 60;
export const UNIT_MAX_LENGTH = 60;
export const CITY_MAX_LENGTH = 16;
export const POSTAL_CODE_MAX_LENGTH = 10;
export const EXTENSION_MAX_LENGTH = 6;

/** What a phone number must have, in digits. */
export const PHONE_DIGITS = 10;

const required = (intl: IntlShape) =>
  intl.formatMessage({ id: "validation.required", defaultMessage: "This field is required." });

/** What is wrong with a text of more characters than a field takes. */
export const tooLong = (intl: IntlShape, most: number) =>
  intl.formatMessage({ id: "validation.tooLong", defaultMessage: "Please use {most} characters or fewer." }, { most });

const firstSign = (intl: IntlShape) =>
  intl.formatMessage({ id: "validation.name", defaultMessage: "Please begin with a letter or a number." });

/** A text that is asked for. */
export const text = (intl: IntlShape): StringSchema<string> => string().trim().required(required(intl));

/** A first or last name. */
export const personName = (intl: IntlShape) =>
  text(intl).max(NAME_MAX_LENGTH, tooLong(intl, NAME_MAX_LENGTH)).matches(NAME_PATTERN, firstSign(intl));

/** A company or organization; may be left out. */
export const companyName = (intl: IntlShape) =>
  string()
    .trim()
    .max(COMPANY_MAX_LENGTH, tooLong(intl, COMPANY_MAX_LENGTH))
    .matches(NAME_PATTERN, {
      message: firstSign(intl),
      excludeEmptyString: true,
    });

/** A street with its number. */
export const street = (intl: IntlShape) => {
  const message = intl.formatMessage({ id: "validation.address", defaultMessage: "Invalid address" });
  return text(intl).max(STREET_MAX_LENGTH, message).matches(STREET_PATTERN, message);
};

/** A unit, suite or building; may be left out. */
export const unit = (intl: IntlShape) => {
  const message = intl.formatMessage({ id: "validation.address", defaultMessage: "Invalid address" });
  return string().trim().max(UNIT_MAX_LENGTH, message).matches(UNIT_PATTERN, message);
};

/** A city. */
export const city = (intl: IntlShape) =>
  text(intl)
    .max(CITY_MAX_LENGTH, tooLong(intl, CITY_MAX_LENGTH))
    .matches(
      CITY_PATTERN,
      intl.formatMessage({
        id: "validation.city",
        defaultMessage: "A city can have letters, spaces, apostrophes, hyphens, and . , / # only.",
      }),
    );

/** A country out of those the shop offers. */
export const country = (intl: IntlShape, offered: readonly string[]) => {
  const message = intl.formatMessage({ id: "validation.country", defaultMessage: "Please select a country." });
  return string().required(message).oneOf(offered, message);
};

/** A phone number of ten digits; how they are grouped is the shopper's own business, and so is a `+1` or `1` before. */
export const phone = (intl: IntlShape) => {
  const message = intl.formatMessage({
    id: "validation.phone",
    defaultMessage: "Phone number must have 10 digits",
  });
  return text(intl).test("ten-digits", message, (value) => phoneDigits(value).length === PHONE_DIGITS);
};

/** A phone number with its extension in one field; may be left out. `isPhone` says what counts as one. */
export const phoneWithExtension = (intl: IntlShape, isPhone: (value: string) => boolean) =>
  string()
    .trim()
    .test(
      "phone",
      intl.formatMessage({
        id: "validation.phoneHelper",
        defaultMessage: "Invalid phone number. Should be 10 digits with optional extension.",
      }),
      (value = "") => value === "" || isPhone(value),
    );

/** A birthday; may be left out. `isBirthday` says what counts as one. */
export const birthday = (intl: IntlShape, isBirthday: (value: string) => boolean) =>
  string()
    .trim()
    .test(
      "birthday",
      intl.formatMessage({ id: "validation.birthday", defaultMessage: "Please enter a valid birthday" }),
      (value = "") => value === "" || isBirthday(value),
    );

/** A phone extension; may be left out. */
export const extension = (intl: IntlShape) =>
  string()
    .trim()
    .matches(
      EXTENSION_PATTERN,
      intl.formatMessage({ id: "validation.extension", defaultMessage: "An extension has digits only." }),
    )
    .max(EXTENSION_MAX_LENGTH, tooLong(intl, EXTENSION_MAX_LENGTH));

/** An email address. */
export const email = (intl: IntlShape) => {
  const message = intl.formatMessage({
    id: "validation.email",
    defaultMessage: "Please enter a valid email address.",
  });
  return text(intl).max(EMAIL_MAX_LENGTH, message).matches(EMAIL_PATTERN, message);
};

/** The token of a captcha; asked for where the site does. */
export const captchaToken = (intl: IntlShape, isAsked: boolean) =>
  isAsked ? string().required(required(intl)) : string();

/** A password that is only asked for, not chosen. */
export const password = (intl: IntlShape) => string().required(required(intl));

/** A mailed code, six to eight digits; spaces and hyphens between them do no harm. */
export const loginCode = (intl: IntlShape) =>
  string()
    .required(required(intl))
    .matches(/^\s*(\d[\s-]?){5,7}\d\s*$/, {
      message: intl.formatMessage({ id: "validation.code", defaultMessage: "Please enter the digits of the code." }),
      excludeEmptyString: true,
    });

/** A password being chosen for an account. */
export const newPassword = (intl: IntlShape) => passwordByRules(intl, accountPasswordRules).required(required(intl));
