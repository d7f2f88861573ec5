import { integerOf, invalidValue, missingParameter } from "#sandbox/core/request/query-values.ts";

/** What a filled newsletter form says. */
export interface SignUp {
  email: string;
  phone: string | null;
  postalCode: string | null;
  firstName: string | null;
  lastName: string | null;
  birthdate: string | null;
  birthDay: number | null;
  birthMonth: number | null;
  lists: string[];
  provenBy: "captcha" | "override" | "nothing";
}

/** A parameter's text; null when it is missing or empty. @throws Fault 400 for one that is too long */
const textOf = (query: URLSearchParams, name: string, most: number): string | null => {
  const value = (query.get(name) ?? "").trim();
  if (value.length > most) throw invalidValue(name, value, `longer than ${most} characters`);
  return value || null;
};

/** @throws Fault 400 for anything but a whole number in the limits */
const wholeOf = (query: URLSearchParams, name: string, most: number): number | null => {
  return query.get(name) ? integerOf(query, name, { least: 1, most, otherwise: 1 }) : null;
};

const birthdateOf = (query: URLSearchParams): string | null => {
  const value = textOf(query, "c_birthdate", 10);
  if (value !== null && !/^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/(19|20)\d\d$/.test(value))
    throw invalidValue("c_birthdate", value, "not of the form MM/DD/YYYY");
  return value;
};

/**
 * Reads the form from the parameters of its call. @throws Fault 400 for one that is missing, too long or not well
 * formed
 */
export const signUpOf = (query: URLSearchParams): SignUp => {
  const lists = [...new Set((query.get("c_subscribelist") ?? "").split("|").filter((word) => word !== ""))];
  if (lists.length === 0) throw missingParameter("c_subscribelist");
  const isOverride = query.get("c_verificationOverride") === "true";
  return {
    email: (textOf(query, "c_email", 320) ?? "").toLowerCase(),
    phone: textOf(query, "c_phone", 25),
    postalCode: textOf(query, "c_postal", 10),
    firstName: textOf(query, "c_firstname", 50),
    lastName: textOf(query, "c_lastname", 50),
    birthdate: birthdateOf(query),
    birthDay: wholeOf(query, "c_birth_day", 31),
    birthMonth: wholeOf(query, "c_birth_month", 12),
    lists,
    provenBy: query.get("c_recaptchaToken") ? "captcha" : isOverride ? "override" : "nothing",
  };
};

/** A phone that takes text messages, with its country; nothing for one with an extension or too few digits. */
export const mobileOf = (phone: string | null): string | undefined => {
  const digits = (phone ?? "").replaceAll(/[^\d]/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length === 10 && !/[a-z]/i.test(phone ?? "") ? `+1${digits}` : undefined;
};

/** The first letter to a new reader. */
export const welcomeLetter = ({ email, firstName }: Pick<SignUp, "email" | "firstName">) => ({
  kind: "mail" as const,
  to: email,
  subject: "You are on The Sweet List",
  text: `Dear ${firstName ?? "reader"},\n\nwelcome. About twice a month, we write about fresh batches, seasonal boxes and the occasional recipe.\n\nIf this wasn’t you, or you’ve had enough, write to us and we’ll take you off the list.`,
  about: "newsletter",
});
