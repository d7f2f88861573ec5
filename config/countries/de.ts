import type { Telephone, Units } from "./country.ts";

/** Five digits; none begins with two zeros. */
export const postalPattern = /^(?!00)\d{5}$/;

/** A postal code whose leading zero a spreadsheet has dropped. */
export const postalWithoutZeros = /^[1-9]\d{3}$/;

/** The digits as they are dialed within the country, with the zero in front of the area code. */
const digitsOf = (typed: string): string =>
  typed
    .trim()
    .replace(/^(?:\+|00)49(?:\s*\(0\))?/, "0")
    .replace(/\D/g, "")
    .replace(/^0+/, "0");

/** Area codes of three digits, those of mobile numbers of four; how long others are no rule tells. */
const area = /^(0(?:30|40|69|89)|01[567]\d)(?=\d)/;

const show = (phone: string): string => {
  const digits = digitsOf(phone);
  return area.test(digits) ? digits.replace(area, "$1 ") : phone;
};

export const telephone: Telephone = { digitsOf, digits: [6, 13], show };

/** A number in the form of a campaign. */
export const campaignPhone = show;

export const units: Units = { weight: "gram", distance: "kilometer" };

/** What a table of addresses may call the country, in small letters. */
export const aliases: readonly string[] = ["de", "deu", "germany", "deutschland"];

/** A whole postal code lies in no state that an address would name; undefined for one that is none. */
export const stateOf = (code: string): string | undefined => (postalPattern.test(code) ? "" : undefined);
