import { useEffect, useRef, useState } from "react";
import { saleOf } from "#app/analytics/sale-items.ts";
import { track } from "#app/analytics/track.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";

/** Whether it is settled who is shopping, which stays so once it has been. */
export const useSettledCustomer = (): boolean => {
  const { status } = useCustomer();
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && (status === "done" || status === "error")) setSettled(true);
  return isSettled;
};

/** Tells once that a shopper has begun to check out. */
export const useTrackBeginCheckout = (basket: Basket | null): void => {
  const isTold = useRef(false);
  useEffect(() => {
    if (!basket || isTold.current) return;
    isTold.current = true;
    track({ event: "begin_checkout", ecommerce: saleOf(basket) });
  }, [basket]);
};
