import { postalPatterns } from "#config/countries/formats.ts";

/** Whether a text is a whole postal code of a country that the shop knows. */
export const isPostalCode = (text: string): boolean =>
  Object.values(postalPatterns).some((pattern) => pattern.test(text.trim()));
