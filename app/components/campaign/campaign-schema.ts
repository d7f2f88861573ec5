import { defineMessages, type IntlShape } from "react-intl";
import { lazy, object, type ObjectSchema, string } from "yup";
import type { CampaignForm } from "#app/domain/campaign/campaign-form.ts";
import { lacksOptions, missingCheckboxes, type CampaignValues } from "#app/domain/campaign/campaign-values.ts";
import { isBirthday } from "#app/domain/format/contact-formats.ts";
import * as fields from "#app/validation/field-schemas.ts";
import * as place from "#app/validation/place-schemas.ts";
import { STREET_PATTERN } from "#app/validation/patterns.ts";

const messages = defineMessages({
  required: { id: "validation.required", defaultMessage: "This field is required." },
  street: { id: "campaign.street", defaultMessage: "Please include the name of the street." },
  phone: { id: "campaign.phone", defaultMessage: "Please enter a valid phone number" },
  birthday: { id: "campaign.birthday", defaultMessage: "Please enter a valid birthday" },
});

const POSTAL_CODE_MIN_LENGTH = 5;

/** Where the message of too few grouped checkboxes stands among the form's errors. */
export const GROUP = "group";

/** What is wrong with the checkboxes: each required one by its id, and the group. */
export const checkboxErrors = (
  intl: IntlShape,
  form: CampaignForm,
  ticked: Readonly<Record<string, boolean>>,
): Record<string, string> => {
  const required = intl.formatMessage(messages.required);
  const missing = missingCheckboxes(form, ticked);
  const ofBoxes = form.checkboxes.flatMap(({ id, errorMessage }) =>
    missing.includes(id) ? [[id, errorMessage ?? required] as const] : [],
  );
  return {
    ...Object.fromEntries(ofBoxes),
    ...(lacksOptions(form, ticked) && { [GROUP]: form.groupedErrorMessage ?? required }),
  };
};

/** The rules of a campaign's form but its checkboxes' (content-22); a captcha where the site asks for one. */
export const createCampaignSchema = (intl: IntlShape, form: CampaignForm, asksForCaptcha: boolean) => {
  const phone = intl.formatMessage(messages.phone);
  return object({
    firstName: fields.personName(intl),
    lastName: fields.personName(intl),
    email: fields.email(intl),
    address1: string()
      .trim()
      .required(intl.formatMessage(messages.required))
      .max(fields.STREET_MAX_LENGTH, fields.tooLong(intl, fields.STREET_MAX_LENGTH))
      .matches(STREET_PATTERN, intl.formatMessage(messages.street)),
    city: fields.city(intl),
    state: place.region(intl, form.country),
    postalCode: place
      .postalCode(intl, form.country)
      .min(
        POSTAL_CODE_MIN_LENGTH,
        intl.formatMessage({ id: "validation.zipCode", defaultMessage: "Please enter a valid zip code" }),
      ),
    phone: string()
      .trim()
      .required(intl.formatMessage(messages.required))
      .test("phone", phone, (value) => {
        const digits = value.replace(/\D/g, "");
        return digits.length === 10 || (digits.length === 11 && digits.startsWith("1"));
      }),
    birthdate: lazy((value) =>
      value
        ? string().test("birthday", intl.formatMessage(messages.birthday), (text = "") => isBirthday(text))
        : string(),
    ),
    recaptchaToken: fields.captchaToken(intl, asksForCaptcha),
  }) as unknown as ObjectSchema<CampaignValues>;
};
