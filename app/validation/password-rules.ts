import type { IntlShape } from "react-intl";
import { string } from "yup";

/** What a password must be made of; what is left out is not asked for. */
export interface PasswordRules {
  /** At least one letter. */
  letters?: boolean;
  /** At least one capital and one small letter. */
  mixedCase?: boolean;
  /** At least one digit. */
  digits?: boolean;
  /** Fewest characters that are neither letter nor digit. */
  minSpecialCharacters?: number;
  minLength?: number;
  maxLength?: number;
}

/** What an account's password is made of, as the backend asks for it. */
export const accountPasswordRules: PasswordRules = {
  letters: true,
  mixedCase: true,
  digits: true,
  minSpecialCharacters: 1,
  minLength: 8,
  maxLength: 64,
};

const countOf = (pattern: RegExp, value: string): number => value.match(pattern)?.length ?? 0;

/**
 * Whether a password keeps the rules. Characters are counted as people see them in a text, an emoji of one code point
 * as one.
 */
export const keepsPasswordRules = (value: string, rules: PasswordRules): boolean => {
  const length = Array.from(value).length;
  return (
    (!rules.letters || /\p{L}/u.test(value)) &&
    (!rules.mixedCase || (/\p{Lu}/u.test(value) && /\p{Ll}/u.test(value))) &&
    (!rules.digits || /\d/.test(value)) &&
    countOf(/[^\p{L}\p{N}]/gu, value) >= (rules.minSpecialCharacters ?? 0) &&
    length >= (rules.minLength ?? 0) &&
    length <= (rules.maxLength ?? Number.POSITIVE_INFINITY)
  );
};

/** The schema of a password with rules of its own. */
export const passwordByRules = (intl: IntlShape, rules: PasswordRules) =>
  string().test(
    "password",
    intl.formatMessage({ id: "validation.password", defaultMessage: "Please enter a valid password." }),
    (value = "") => value === "" || keepsPasswordRules(value, rules),
  );
