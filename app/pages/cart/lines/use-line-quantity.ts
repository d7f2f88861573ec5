import { useCallback, useEffect, useRef, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useBasketActions } from "#app/contexts/basket-context.tsx";
import { withQuantity } from "#app/domain/basket/basket-preview.ts";
import { useBasketItems } from "../stock/use-basket-items.ts";

/**
 * The quantity of one line while a shopper changes it. A wish is shown in the whole bag at once and sent in the bag's
 * own order, so that of several the last one counts; a refusal is logged and brings the bag's quantity back with its
 * message. A wish of 0 calls `onZero`.
 */
export const useLineQuantity = ({ itemId, quantity }: { itemId: string; quantity: number }, onZero: () => void) => {
  const { changeQuantity } = useBasketItems();
  const { preview } = useBasketActions();
  const [isZero, setZero] = useState(false);
  const [problem, setProblem] = useState<ShopperMessage | null>(null);
  const latest = useRef(0);
  const endWish = useRef<() => void>(undefined);
  const unsent = useRef<number>(undefined);
  const mounted = useRef(true);

  const foresee = useCallback((end?: () => void) => {
    endWish.current?.();
    endWish.current = end;
  }, []);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      foresee();
    };
  }, [foresee]);

  /** Shows what is wished, before it is sent. */
  const wish = (wished: number) => {
    setZero(false);
    unsent.current = wished;
    if (wished !== quantity) foresee(preview(withQuantity(itemId, wished)));
  };

  const ask = (wished: number) => {
    setProblem(null);
    if (wished === 0) {
      // What was shown before is what the line has when it stays after all.
      if (unsent.current !== undefined) ask(unsent.current);
      setZero(true);
      onZero();
      return;
    }
    unsent.current = undefined;
    const attempt = ++latest.current;
    const settle = (message: ShopperMessage | null) => {
      if (mounted.current && attempt === latest.current) setProblem(message);
    };
    const sent = changeQuantity(itemId, wished);
    foresee();
    sent.then(
      () => settle(null),
      (error: unknown) => {
        logProblem("Failed item quantity update", error);
        settle(shopperMessage(error));
      },
    );
  };

  /** The line stays after all: its quantity is the bag's again. */
  const stay = useCallback(() => setZero(false), []);

  return { shown: isZero ? 0 : quantity, ask, wish, stay, problem };
};
