/** A phone number in digits, with an extension behind an `x` where it has one: `4155550117x12`. */
export interface PhoneNumber {
  digits: string;
  extension: string;
}

/** Digits of a number, and at most of an extension. */
const DIGITS = 10;
const EXTENSION_DIGITS = 6;

/** What was typed as a number of ten digits with an optional extension (`x12`, `ext. 12`); null for anything else. */
export const readPhone = (typed: string): PhoneNumber | null => {
  const [number = "", extension = "", ...more] = typed
    .trim()
    .toLowerCase()
    .split(/\s*(?:extension|ext\.?|x)\s*/);
  const digits = number.replace(/^\+?1(?=\D*\d{3}\D*\d{3}\D*\d{4}$)/, "").replace(/[\s().-]/g, "");
  const isNumber = new RegExp(`^\\d{${DIGITS}}$`).test(digits);
  const isExtension = new RegExp(`^\\d{0,${EXTENSION_DIGITS}}$`).test(extension);
  return isNumber && isExtension && more.length === 0 ? { digits, extension } : null;
};

/** `(415) 555-0117 x 12`; anything that is no number as it came. */
export const showPhone = (typed: string): string => {
  const phone = readPhone(typed);
  if (!phone) return typed;
  const { digits, extension } = phone;
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return extension === "" ? number : `${number} x ${extension}`;
};

/** As the account keeps it; empty for nothing. */
export const keepPhone = (typed: string): string => {
  const phone = readPhone(typed);
  if (!phone) return "";
  return phone.extension === "" ? phone.digits : `${phone.digits}x${phone.extension}`;
};
