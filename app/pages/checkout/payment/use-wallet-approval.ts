import { useState } from "react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { openAmount } from "#app/domain/payment/payment-instruments.ts";

/**
 * Whether the wallet in the bag (`isKept`) was approved for what is due now: where address and payment stand on one
 * page, the total may change after the wallet's window has closed, and nobody pays what she has not seen there. `note`
 * says that it was approved just now.
 */
export const useWalletApproval = (basket: Basket, isKept: boolean): { isApproved: boolean; note: () => void } => {
  const due = openAmount(basket);
  const [approved, setApproved] = useState(isKept ? due : null);
  return { isApproved: isKept && approved === due, note: () => setApproved(due) };
};
