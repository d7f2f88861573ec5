import { useSite } from "#app/contexts/site-context.tsx";
import { formatMoney } from "#app/domain/format/money.ts";

/** What stands where an amount cannot be known yet. */
export const UNKNOWN_AMOUNT = "—";

/** A function that writes amounts (units) in the site's locale; undefined becomes a dash, and a minus is a real one. */
export const useMoney = (currency?: string) => {
  const site = useSite();
  return (amount: number | undefined): string =>
    amount === undefined
      ? UNKNOWN_AMOUNT
      : formatMoney(amount, currency ?? site.currency, site.locale).replace(/^-/, "−");
};
