/** How many years ahead a card may still be good. */
const YEARS_AHEAD = 20;

/** Years of two digits are of this century. */
const CENTURY = "20";

/**
 * Whether a card is expired: its last month has begun (payment-13), so one that ends in the running month no longer
 * counts as good.
 * @param month 1 to 12
 * @param year  four digits
 */
export const isCardExpired = ({ month, year }: { month: number; year: number }, now: Date): boolean =>
  new Date(year, month - 1, 1).getTime() < now.getTime();

/** When a card expires, as the card processor takes it: two and four digits. */
export interface CardExpiry {
  expirationMonth: string;
  expirationYear: string;
}

/**
 * The expiry a shopper means by `9/30`, `09/30`, `0930`, `09 / 2030` or `2030-09`, as browsers fill it in too; null for
 * what is no month of the next twenty years or of a year before.
 */
export const readExpiry = (typed: string, now: Date): CardExpiry | null => {
  const text = typed.replaceAll(/\s/g, "");
  const [, isoYear, isoMonth] = /^(20\d\d)-(\d\d)$/.exec(text) ?? [];
  const [, month = isoMonth, year = isoYear] =
    /^(\d{1,2})[/.-](\d\d|20\d\d)$/.exec(text) ?? /^(\d\d)(\d\d|20\d\d)$/.exec(text) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null;
  const whole = year.length === 2 ? `${CENTURY}${year}` : year;
  if (Number(whole) > now.getFullYear() + YEARS_AHEAD) return null;
  return { expirationMonth: month.padStart(2, "0"), expirationYear: whole };
};

/**
 * What the field shows while somebody types at its end: the slash comes by itself after the month, and goes with its
 * last digit. A month that cannot have a second digit gets its zero.
 * @param before what the field showed before
 */
export const shownExpiry = (typed: string, before: string): string => {
  if (typed.length < before.length) return before.endsWith("/") && typed.length === 2 ? typed.slice(0, 1) : typed;
  const text = typed.replaceAll(/[^\d/.-]/g, "").replaceAll(/[.-]/g, "/");
  if (/^[2-9]$/.test(text)) return `0${text}/`;
  if (/^\d\/$/.test(text)) return `0${text}`;
  if (/^\d\d$/.test(text)) return `${text}/`;
  const [, month, rest] = /^(\d\d)\/*(\d{1,4})$/.exec(text) ?? [];
  return month ? `${month}/${rest}` : text;
};
