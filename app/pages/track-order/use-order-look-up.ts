import { useCallback, useState } from "react";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import { useOrderHistory } from "#app/hooks/orders/use-order-history.ts";

/** What somebody who ordered as a guest says of an order. */
export interface KnownOrder {
  orderNo: string;
  email: string;
}

/** Why an order is not shown: the mailed code does not open it, or the backend's own words. */
export type LookUpProblem = { kind: "wrongCode" } | { kind: "other"; message: ShopperMessage };

/** An order somebody has opened with a mailed code. */
export interface FoundOrder {
  order: Order;
  accessCode: string;
}

const problemOf = (error: unknown): LookUpProblem =>
  error instanceof CommerceApiError && [400, 404].includes(error.status)
    ? { kind: "wrongCode" }
    : { kind: "other", message: shopperMessage(error) };

/** Asks for a code by number and email, and opens the order with it. Nobody is told whether there is such an order. */
export const useOrderLookUp = () => {
  const history = useOrderHistory();
  const [asked, setAsked] = useState<KnownOrder | null>(null);
  const [found, setFound] = useState<FoundOrder | null>(null);
  const [problem, setProblem] = useState<LookUpProblem | null>(null);

  const ask = useCallback(
    async ({ orderNo, email }: KnownOrder) => {
      const known = { orderNo: orderNo.trim().toUpperCase(), email: email.trim() };
      setProblem(null);
      try {
        await history.requestCode(known.orderNo, known.email);
        setAsked(known);
      } catch (error) {
        setProblem({ kind: "other", message: shopperMessage(error) });
      }
    },
    [history],
  );

  const open = useCallback(
    async (accessCode: string) => {
      if (!asked) return;
      setProblem(null);
      try {
        const order = await history.lookUp(asked.orderNo, { email: asked.email, accessCode });
        setFound({ order, accessCode });
      } catch (error) {
        setProblem(problemOf(error));
      }
    },
    [asked, history],
  );

  const replace = useCallback((order: Order) => setFound((before) => before && { ...before, order }), []);

  const again = useCallback(() => {
    setAsked(null);
    setFound(null);
    setProblem(null);
  }, []);

  return { asked, found, problem, ask, open, replace, again };
};

/** What `useOrderLookUp` gives. */
export type OrderLookUp = ReturnType<typeof useOrderLookUp>;
