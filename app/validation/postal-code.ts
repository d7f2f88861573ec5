import { POSTAL_CODE_PATTERN, ZIP_PATTERN } from "./patterns.ts";

/** Whether a text is a whole postal code of the United States or Canada. */
export const isPostalCode = (text: string): boolean =>
  [ZIP_PATTERN, POSTAL_CODE_PATTERN].some((pattern) => pattern.test(text.trim()));
