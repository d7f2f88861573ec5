import { useCallback, useEffect, useRef, useState } from "react";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useBasketItems } from "./use-basket-items.ts";

/**
 * The quantity of one line while a shopper changes it. A wish is shown at once and sent in the bag's own order, so that of
 * several the last one counts; a refusal brings the bag's quantity back with its message. A wish of 0 calls `onZero`, and
 * after `leave` nothing more is sent.
 */
export const useLineQuantity = ({ itemId, quantity }: { itemId: string; quantity: number }, onZero: () => void) => {
  const { changeQuantity } = useBasketItems();
  const [wish, setWish] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);
  const isLeaving = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const ask = (wished: number) => {
    if (isLeaving.current) return;
    setProblem(null);
    if (wished === 0) {
      setWish(0);
      onZero();
      return;
    }
    const attempt = ++latest.current;
    const settle = (message: string | null) => {
      if (!mounted.current || attempt !== latest.current) return;
      setWish(null);
      setProblem(message);
    };
    setWish(wished);
    changeQuantity(itemId, wished).then(
      () => settle(null),
      (error: unknown) => settle(shopperMessage(error)),
    );
  };

  /** The line stays after all: its quantity is the bag's again. */
  const stay = useCallback(() => setWish(null), []);

  const leave = useCallback((leaving: boolean) => {
    isLeaving.current = leaving;
  }, []);

  return { shown: wish ?? quantity, ask, stay, leave, problem };
};
