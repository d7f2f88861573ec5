import { useCallback, useState } from "react";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import { useOrderHistory } from "#app/hooks/orders/use-order-history.ts";

/** What somebody knows of an order without being logged in. */
export interface KnownOrder {
  orderNo: string;
  email: string;
  postalCode: string;
}

/** Why an order is not shown: nothing fits, or the backend's own words. */
export type LookUpProblem = { kind: "unknown" } | { kind: "wrongCode" } | { kind: "other"; message: ShopperMessage };

/** An order somebody has looked up; `accessCode` is the mailed code that opened all of it. */
export interface FoundOrder {
  order: Order;
  known: KnownOrder;
  accessCode?: string;
}

const problemOf = (error: unknown, code: string | undefined): LookUpProblem =>
  error instanceof CommerceApiError && [400, 404].includes(error.status)
    ? { kind: code === undefined ? "unknown" : "wrongCode" }
    : { kind: "other", message: shopperMessage(error) };

/** Looks up an order by its number, email and postal code, and in full with a code that is mailed. */
export const useOrderLookUp = () => {
  const history = useOrderHistory();
  const [found, setFound] = useState<FoundOrder | null>(null);
  const [problem, setProblem] = useState<LookUpProblem | null>(null);
  const [isCodeSent, setCodeSent] = useState(false);

  const lookUp = useCallback(
    async (known: KnownOrder, accessCode?: string) => {
      setProblem(null);
      const { email, postalCode } = known;
      const orderNo = known.orderNo.trim().toUpperCase();
      const proof =
        accessCode === undefined ? { email: email.trim(), postalCode } : { email: email.trim(), accessCode };
      try {
        const order = await history.lookUp(orderNo, proof);
        setFound({ order, known: { ...known, orderNo }, ...(accessCode !== undefined && { accessCode }) });
      } catch (error) {
        setProblem(problemOf(error, accessCode));
      }
    },
    [history],
  );

  const sendCode = useCallback(async () => {
    if (!found) return;
    setProblem(null);
    try {
      await history.requestCode(found.known.orderNo, found.known.email.trim());
      setCodeSent(true);
    } catch (error) {
      setProblem({ kind: "other", message: shopperMessage(error) });
    }
  }, [found, history]);

  const replace = useCallback((order: Order) => setFound((before) => before && { ...before, order }), []);

  const again = useCallback(() => {
    setFound(null);
    setProblem(null);
    setCodeSent(false);
  }, []);

  return { found, problem, isCodeSent, lookUp, sendCode, replace, again };
};

/** What `useOrderLookUp` gives. */
export type OrderLookUp = ReturnType<typeof useOrderLookUp>;
