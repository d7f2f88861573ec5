import type { BasketDocument } from "../basket/basket-document.ts";

/** How an order is paid by check, as the backend says it (payment-22); the amount is in units. */
export interface CheckInstructions {
  payee: string;
  address: readonly string[];
  amount: number;
  /** The last day it may be there (`2026-12-07`). */
  deadline: string;
  /** What to write on it; a bag has no number yet. */
  orderNo?: string;
}

/** The instructions of a bag or an order that a check pays; null for any other, and once it has come. */
export const checkInstructionsOf = (basket: BasketDocument): CheckInstructions | null => {
  const check = basket["c_checkInstructions"] as Partial<CheckInstructions> | undefined;
  const { payee, address, amount, deadline } = check ?? {};
  if (!payee || !Array.isArray(address) || amount === undefined || !deadline) return null;
  return { ...check, payee, address, amount, deadline };
};

/** Whether a check is to pay, so that no day of arrival can be promised yet. */
export const isPaidByCheck = ({ paymentInstruments = [] }: BasketDocument): boolean =>
  paymentInstruments.some(({ paymentMethodId }) => paymentMethodId === "PAY_BY_CHECK");
