import { formatPhone, northAmerican } from "./north-american-phone.ts";
import type { Units } from "./country.ts";

/** A zip code: 5 digits, 5+4 with a hyphen, or 9 digits. */
export const postalPattern = /^\d{5}(?:-?\d{4})?$/;

/** A zip code whose leading zeros a spreadsheet has dropped. */
export const postalWithoutZeros = /^\d{3,4}$/;

export const telephone = northAmerican;

/** A number in the form of a campaign (content-27). */
export const campaignPhone = formatPhone;

export const units: Units = { weight: "ounce", distance: "mile" };

/** What a table of addresses may call the country, in small letters. */
export const aliases: readonly string[] = ["us", "usa", "unitedstates", "unitedstatesofamerica"];
