import type { IntlShape } from "react-intl";
import { ValidationError } from "yup";
import { createNewsletterSchema, LISTS, listsProblem } from "#app/components/newsletter/newsletter-schema.ts";
import { formatBirthday } from "#app/domain/format/contact-formats.ts";
import {
  emptyNewsletter,
  newsletterLists,
  newsletterTexts,
  type NewsletterValues,
} from "#app/domain/newsletter/newsletter-values.ts";

/** Whether a box was ticked: on the plain page it says `true`, on the shop's own page a browser says `on`. */
export const isTicked = (sent: string | undefined): boolean => sent === "true" || sent === "on";

/** What was typed, or what is wrong with it. */
export const readNewsletter = (
  intl: IntlShape,
  fields: Readonly<Record<string, string>>,
): { values: NewsletterValues } | { problems: Record<string, string> } => {
  const values: NewsletterValues = { ...emptyNewsletter };
  for (const name of Object.keys(newsletterTexts) as (keyof typeof newsletterTexts)[])
    values[name] = fields[name]?.trim() ?? "";
  values.birthDay = formatBirthday(values.birthDay);
  for (const { name } of newsletterLists) values[name] = isTicked(fields[name]);
  const problems: Record<string, string> = {};
  try {
    createNewsletterSchema(intl, false).validateSync(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path = "", message } of error.inner) problems[path] ??= message;
  }
  const lists = listsProblem(intl, { ...values });
  if (lists !== undefined) problems[LISTS] = lists;
  return Object.keys(problems).length > 0 ? { problems } : { values };
};
