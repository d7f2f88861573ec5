import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useBasket, useBasketActions } from "#app/contexts/basket-context.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { currentOptins, type Optin } from "#app/integrations/subscription-offer.ts";

/** How long an opt-in or opt-out rests before the basket hears of it (subscriptions-4). */
export const RESYNC_MS = 500;

const inWords = (optins: readonly Optin[]): string =>
  optins
    .map(({ productId, intervalDays }) => `${productId} ${intervalDays}`)
    .sort()
    .join();

const optinsOf = (basket: BasketDocument): Optin[] => {
  const optins = basket["c_subscriptionOptins"];
  return Array.isArray(optins) ? (optins as Optin[]) : [];
};

/** What of the opt-ins the basket can know: those of products that are in it. */
const optinsFor = (basket: BasketDocument): Optin[] =>
  currentOptins().filter(({ productId }) => basket.productItems?.some((item) => item.productId === productId));

/**
 * Keeps the basket's opt-ins the same as those the offers library holds: half a second after one changed, and after a
 * product that is opted in came into the basket. What was not told yet is told when the page is left. A refusal is
 * logged and not tried again for the same opt-ins.
 */
export const useSubscriptionSync = (isOn: boolean): { onOptinChanged: () => void } => {
  const { basket } = useBasket();
  const { update, clearError } = useBasketActions();
  const { subscriptionOptins } = useCommerceApi();
  const [changes, onOptinChanged] = useReducer((count: number) => count + 1, 0);
  const isWaiting = useRef(false);
  const refused = useRef<string>(undefined);

  const sync = useEffectEvent(() => {
    isWaiting.current = false;
    if (!basket?.productItems?.length) return;
    const optins = optinsFor(basket);
    if (inWords(optins) === inWords(optinsOf(basket)) || inWords(optins) === refused.current) return;
    update(() => subscriptionOptins.set(optins)).catch((error: unknown) => {
      refused.current = inWords(optins);
      // The shopper did nothing that failed.
      clearError();
      logProblem("The opt-ins could not be told to the basket.", error);
    });
  });

  useEffect(() => {
    if (!isOn && changes === 0) return undefined;
    isWaiting.current = true;
    const timer = setTimeout(() => sync(), RESYNC_MS);
    return () => clearTimeout(timer);
  }, [basket, isOn, changes]);

  useEffect(
    () => () => {
      if (isWaiting.current) sync();
    },
    [],
  );

  return { onOptinChanged };
};
