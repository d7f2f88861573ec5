import { phoneDigits } from "#config/countries/north-american-phone.ts";
import { LOGO_NAME_MAX_LENGTH, type LogoProblem } from "./logo-file.ts";

/** How a sleeve is printed; the codes are those of the call. */
export const sleeveFinishes = ["one-color", "foil"] as const;
export type SleeveFinish = (typeof sleeveFinishes)[number];

/** The most sleeves of one request. */
export const MOST_SLEEVES = 100_000;

/** The most characters of the notes. */
export const NOTES_MAX_LENGTH = 1000;

/** A file that was chosen: what is in it, in base64, unless it cannot be taken. */
export interface ChosenLogo {
  name: string;
  content: string;
  problem: LogoProblem | null;
}

/** What is entered. */
export interface SleeveValues {
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  finish: string;
  quantity: string;
  neededBy: string;
  comment: string;
  logo: ChosenLogo | null;
  recaptchaToken: string;
}

export const emptySleeve: SleeveValues = {
  companyName: "",
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  finish: "",
  quantity: "",
  neededBy: "",
  comment: "",
  logo: null,
  recaptchaToken: "",
};

/** How many sleeves were asked for; null for what is no whole number within bounds. */
export const sleeveCount = (typed: string): number | null => {
  const digits = typed.trim().replace(/^(\d{1,3})[, \u00a0\u202f](\d{3})$/, "$1$2");
  const count = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= MOST_SLEEVES ? count : null;
};

/** The call's body for valid values: trimmed, phone in digits, without what was left empty. */
export const logoSleeveBody = (values: SleeveValues): Record<string, unknown> => ({
  companyName: values.companyName.trim(),
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  phone: phoneDigits(values.phone),
  finish: values.finish,
  quantity: sleeveCount(values.quantity),
  ...(values.neededBy && { neededBy: values.neededBy }),
  ...(values.comment.trim() && { comment: values.comment.trim() }),
  ...(values.logo && {
    // The end of a long name says what the file is.
    logo: { name: values.logo.name.slice(-LOGO_NAME_MAX_LENGTH), content: values.logo.content },
  }),
  recaptchaToken: values.recaptchaToken,
});
