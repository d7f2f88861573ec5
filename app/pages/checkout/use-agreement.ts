import { useMemo, useState } from "react";
import { createAccountRecoveryApi } from "#app/commerce-api/account-recovery.ts";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";

/** Whether a bag says when its buyer agreed. */
const hasAgreed = (basket: Basket | null): boolean => typeof basket?.["c_checkoutAgreementDate"] === "string";

/**
 * The agreement that buyers of a business give before their order is placed (checkout-12). `settle` tells whether the
 * order may go on: it writes the moment into the bag, once, and says what is wrong otherwise.
 */
export const useAgreement = (basket: Basket | null) => {
  const { customer } = useCustomer();
  const { transports } = useCommerceApi();
  const api = useMemo(() => createAccountRecoveryApi(transports.site), [transports]);
  const [isTicked, setTicked] = useState(false);
  const [isWritten, setWritten] = useState(false);
  const [problem, setProblem] = useState<"missing" | { failed: ShopperMessage } | null>(null);
  const isAsked = Boolean(customer?.["c_businessAccountData"]) && !hasAgreed(basket);

  const settle = async (): Promise<boolean> => {
    if (!isAsked || isWritten) return true;
    if (!isTicked) {
      setProblem("missing");
      return false;
    }
    setProblem(null);
    try {
      await api.applyAgreementDate();
    } catch (error) {
      setProblem({ failed: shopperMessage(error) });
      return false;
    }
    setWritten(true);
    return true;
  };

  const tick = (next: boolean) => {
    setTicked(next);
    if (next) setProblem(null);
  };
  return { isAsked, isTicked, tick, problem, settle };
};
