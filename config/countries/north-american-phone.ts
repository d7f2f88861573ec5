import type { Telephone } from "./country.ts";

/**
 * The digits of a phone number without the shops' country code, written as `+1` or as a `1` before ten digits: no area
 * code begins with 1.
 */
export const phoneDigits = (phone: string): string =>
  phone
    .trim()
    .replace(/^\+1/, "")
    .replace(/\D/g, "")
    .replace(/^1(?=\d{10}$)/, "");

/** Ten digits as `(415) 555-0117`; anything else as it came. */
export const formatPhone = (phone: string): string => {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
};

/** Ten digits, in every country of the numbering plan. */
export const northAmerican: Telephone = { digitsOf: phoneDigits, digits: [10, 10], show: formatPhone };
