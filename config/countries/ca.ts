import { northAmerican } from "./north-american-phone.ts";
import type { Units } from "./country.ts";

/** A postal code: letter digit letter, digit letter digit, with a space or hyphen between or none. */
export const postalPattern = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

export const telephone = northAmerican;

/** What a number has at most, with the country's 1. */
const MOST_DIGITS = 11;

/** A number in the form of a campaign: `+` and up to 11 digits; nothing typed stays nothing (content-27). */
export const campaignPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, "").slice(0, MOST_DIGITS);
  return digits === "" ? "" : `+${digits}`;
};

export const units: Units = { weight: "gram", distance: "mile" };

/** What a table of addresses may call the country, in small letters. */
export const aliases: readonly string[] = ["ca", "can", "canada"];
