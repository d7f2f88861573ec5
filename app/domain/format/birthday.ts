/** A birthday as it is typed, `MM/DD/YYYY`, in this century or the last one. */
const TYPED = /^(\d{2})\/(\d{2})\/((?:19|20)\d{2})$/;

/** A typed birthday as `YYYY-MM-DD`; null for what is no day, or a day that is still to come. */
export const readBirthday = (typed: string, now: Date): string | null => {
  const [, month, day, year] = TYPED.exec(typed.trim()) ?? [];
  if (month === undefined) return null;
  const isoDate = `${year}-${month}-${day}`;
  const moment = new Date(`${isoDate}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(isoDate);
  return isDay && moment <= now ? isoDate : null;
};

/** A birthday that the account keeps, as it is typed; empty for none. */
export const showBirthday = (kept: string | undefined): string => {
  const [year, month, day] = (kept ?? "").slice(0, 10).split("-");
  return year && month && day ? `${month}/${day}/${year}` : "";
};

/** Eight digits with their slashes; anything else as it came. */
export const formatBirthday = (typed: string): string => {
  const digits = typed.replace(/\D/g, "");
  return digits.length === 8 ? `${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}` : typed;
};
