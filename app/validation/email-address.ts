import { EMAIL_PATTERN } from "./patterns.ts";

/** Whether a text is an email address the shop takes: at most 50 characters (specification, section 9). */
export const isEmail = (text: string): boolean => {
  const email = text.trim();
  return email.length <= 50 && EMAIL_PATTERN.test(email);
};
