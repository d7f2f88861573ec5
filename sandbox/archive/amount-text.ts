/** Whole cents as the format writes money. */
export const moneyText = (cents: number): string => (cents / 100).toFixed(2);

/** Whole cents of a text; undefined for what is no amount. */
export const centsOf = (text: string | undefined): number | undefined => {
  if (text === undefined || text.trim() === "") return undefined;
  const cents = Math.round(Number(text) * 100);
  return Number.isFinite(cents) ? cents : undefined;
};

/** The number of a text; undefined for what is none. */
export const numberOf = (text: string | undefined): number | undefined =>
  text === undefined || text.trim() === "" || Number.isNaN(Number(text)) ? undefined : Number(text);

/** The moment of a text; null for none. */
export const momentOf = (text: string | undefined): Date | null =>
  text !== undefined && text !== "" && !Number.isNaN(Date.parse(text)) ? new Date(text) : null;
