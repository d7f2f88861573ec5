import { defineMessages, type IntlShape } from "react-intl";
import { mixed, object, type ObjectSchema, string } from "yup";
import { todayText } from "#app/domain/checkout/calendar-days.ts";
import type { LogoProblem } from "#app/domain/logo-sleeve/logo-file.ts";
import {
  type ChosenLogo,
  MOST_SLEEVES,
  NOTES_MAX_LENGTH,
  sleeveCount,
  sleeveFinishes,
  type SleeveValues,
} from "#app/domain/logo-sleeve/logo-sleeve.ts";
import * as fields from "#app/validation/field-schemas.ts";

const messages = defineMessages({
  required: { id: "validation.required", defaultMessage: "This field is required." },
  company: { id: "catalogRequest.company", defaultMessage: "Please enter a valid name" },
  day: { id: "logoSleeve.dayPast", defaultMessage: "Please choose today or later." },
});

const problems: Record<LogoProblem, { id: string; defaultMessage: string }> = defineMessages({
  kind: {
    id: "logoSleeve.fileKind",
    defaultMessage: "We can’t print from this file. Please choose a PNG, JPEG, or PDF.",
  },
  size: { id: "logoSleeve.fileSize", defaultMessage: "This file is larger than 2 MB. Please choose a smaller one." },
  unreadable: {
    id: "logoSleeve.fileUnreadable",
    defaultMessage: "We couldn’t read this file. Please choose it again.",
  },
});

/** The rules of the form for logo sleeves. */
export const createLogoSleeveSchema = (intl: IntlShape, asksForCaptcha: boolean) => {
  const required = intl.formatMessage(messages.required);
  const count = intl.formatMessage(
    { id: "logoSleeve.count", defaultMessage: "Please enter a whole number from 1 to {most}." },
    { most: intl.formatNumber(MOST_SLEEVES) },
  );
  const tooLong = intl.formatMessage(
    { id: "contact.tooLong", defaultMessage: "Please use {most} characters or fewer." },
    { most: NOTES_MAX_LENGTH },
  );
  return object({
    companyName: fields
      .companyName(intl)
      .required(required)
      .max(fields.COMPANY_MAX_LENGTH, intl.formatMessage(messages.company)),
    firstName: fields.personName(intl),
    lastName: fields.personName(intl),
    email: fields.email(intl),
    phone: fields.phone(intl),
    finish: string().required(required).oneOf(sleeveFinishes, required),
    quantity: string()
      .trim()
      .required(required)
      .test("count", count, (value) => sleeveCount(value) !== null),
    neededBy: string().test(
      "day",
      intl.formatMessage(messages.day),
      (value = "") => value === "" || (/^\d{4}-\d\d-\d\d$/.test(value) && value >= todayText(new Date())),
    ),
    comment: string().trim().max(NOTES_MAX_LENGTH, tooLong),
    logo: mixed<ChosenLogo>()
      .nullable()
      .test("logo", (value, context) => {
        const problem = value?.problem ?? null;
        return problem === null || context.createError({ message: intl.formatMessage(problems[problem]) });
      }),
    recaptchaToken: fields.captchaToken(intl, asksForCaptcha),
  }) as unknown as ObjectSchema<SleeveValues>;
};
