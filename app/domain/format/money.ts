const formatters = new Map<string, Intl.NumberFormat>();

/** An amount in words of a locale: `formatMoney(18, "USD", "en-US")` is `$18.00`. Amounts are units, not cents. */
export const formatMoney = (amount: number, currency: string, locale: string): string => {
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
    formatters.set(key, formatter);
  }
  return formatter.format(amount);
};
