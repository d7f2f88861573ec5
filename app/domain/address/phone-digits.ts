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
