/** A birthday as `MM/DD/YYYY`: the digits that are there with the slashes between them. */
export const formatBirthday = (birthday: string): string => {
  // One digit before a slash means the month or day with a zero in front.
  const padded = birthday.trim().replace(/(^|\D)(\d)(?=\D)/g, "$10$2");
  const digits = padded.replace(/\D/g, "").slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join("/");
};

/** An extension as it is shown beside its number: `x 204`. */
export const formatExtension = (extension: string): string => {
  const digits = extension.replace(/\D/g, "");
  return digits === "" ? "" : `x ${digits}`;
};

/** Whether a text is a day of the years 1900 to 2099 as `MM/DD/YYYY`. */
export const isBirthday = (text: string): boolean => {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/((?:19|20)\d{2})$/.exec(text) ?? [];
  if (!month || !day || !year) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
};
