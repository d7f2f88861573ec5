import { useCallback, useEffect, useRef, useState } from "react";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useBasketItems } from "./use-basket-items.ts";

/** How long a quantity rests before it is sent, in milliseconds (specification, section 9). */
const QUANTITY_DEBOUNCE_MS = 400;

/**
 * The quantity of one line while a shopper changes it. The wish is shown at once, rests 400 ms, and is sent in the bag's own
 * order; leaving the page sends it at once. A refusal brings the bag's quantity back with its message. `onRemove` is called
 * for a wish of 0.
 */
export const useLineQuantity = ({ itemId, quantity }: { itemId: string; quantity: number }, onRemove: () => void) => {
  const items = useBasketItems();
  const [wish, setWish] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const unsent = useRef<{ quantity: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const latest = useRef(0);
  const mounted = useRef(true);

  const send = useCallback(() => {
    const waiting = unsent.current;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    unsent.current = null;
    const attempt = ++latest.current;
    const settle = (message: string | null) => {
      if (!mounted.current || attempt !== latest.current) return;
      setWish(null);
      setProblem(message);
    };
    items.changeQuantity(itemId, waiting.quantity).then(
      () => settle(null),
      (error: unknown) => settle(shopperMessage(error)),
    );
  }, [items, itemId]);

  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  }, [send]);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      sendNow.current();
    };
  }, []);

  const shown = wish ?? quantity;
  const ask = (wished: number) => {
    setProblem(null);
    if (wished === 0) {
      onRemove();
      return;
    }
    if (wished === shown) return;
    latest.current += 1;
    setWish(wished);
    if (unsent.current) clearTimeout(unsent.current.timer);
    unsent.current = { quantity: wished, timer: setTimeout(() => sendNow.current(), QUANTITY_DEBOUNCE_MS) };
  };

  /** Drops a wish that has not been sent, as when the line is about to go. */
  const forget = () => {
    if (unsent.current) clearTimeout(unsent.current.timer);
    unsent.current = null;
    setWish(null);
  };

  return { shown, ask, forget, problem };
};
