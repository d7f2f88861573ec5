import { EMAIL_PATTERN } from "./patterns.ts";

/** The longest email address the shop takes, in characters (address-18). */
export const EMAIL_MAX_LENGTH = 50;

/** Whether a text is an email address the shop takes. */
export const isEmail = (text: string): boolean => {
  const email = text.trim();
  return email.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(email);
};
