import type { CheckPayee } from "#sandbox/core/columns/check-payee.ts";
import { DateTime } from "luxon";

/** Days a check has to come in; the warehouse waits no longer. */
export const CHECK_DAYS_TO_PAY = 14;

/** How an order is paid by check (payment-22); the amount is in units of the currency. */
export interface CheckInstructions {
  payee: string;
  /** Lines of the postal address. */
  address: readonly string[];
  amount: number;
  currency: string;
  /** The last day it may be there (`2026-12-07`). */
  deadline: string;
  /** What to write on it; a basket has no number yet. */
  orderNo?: string;
}

interface CheckTerms {
  /** Nobody, where the site takes no checks. */
  checkPayee: CheckPayee | null;
  currency: string;
  from: Date;
  orderNo?: string;
}

/** Whom to pay, where to send it, how much, and until when, for what a check shall pay from a moment on. */
export const checkInstructions = (
  payments: readonly { methodId: string; amountCents: number | null }[],
  { checkPayee, currency, from, orderNo }: CheckTerms,
): CheckInstructions | null => {
  const check = payments.find(({ methodId }) => methodId === "PAY_BY_CHECK");
  if (!check || !checkPayee) return null;
  const { name, lines, zone } = checkPayee;
  return {
    payee: name,
    address: lines,
    amount: (check.amountCents ?? 0) / 100,
    currency,
    deadline: DateTime.fromJSDate(from, { zone }).plus({ days: CHECK_DAYS_TO_PAY }).toISODate() ?? "",
    ...(orderNo === undefined ? {} : { orderNo }),
  };
};
