/** How many years ahead the expiry select goes. */
const YEARS_AHEAD = 20;

/**
 * Whether a card is expired: its last month has begun (payment-13), so one that ends in the running month no longer
 * counts as good.
 * @param month 1 to 12
 * @param year  four digits
 */
export const isCardExpired = ({ month, year }: { month: number; year: number }, now: Date): boolean =>
  new Date(year, month - 1, 1).getTime() < now.getTime();

/** The two-digit months a card can expire in. */
export const expiryMonths = (): string[] =>
  Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

/** The four-digit years offered for a card's expiry, this year first. */
export const expiryYears = (now: Date): string[] =>
  Array.from({ length: YEARS_AHEAD }, (_, index) => String(now.getFullYear() + index));
