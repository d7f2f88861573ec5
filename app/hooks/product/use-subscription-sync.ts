import { useCallback, useEffect, useRef } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
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

const keptIn = (basket: BasketDocument): Optin[] => {
  const kept = basket["c_subscriptionOptins"];
  return Array.isArray(kept) ? (kept as Optin[]) : [];
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
  const { basket, update, clearError } = useBasket();
  const { subscriptionOptins } = useCommerceApi();
  const latest = useRef(basket);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refused = useRef<string>(undefined);

  const sync = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const known = latest.current;
    if (!known?.productItems?.length) return;
    const wanted = optinsFor(known);
    if (inWords(wanted) === inWords(keptIn(known)) || inWords(wanted) === refused.current) return;
    update(() => subscriptionOptins.set(wanted)).catch((error: unknown) => {
      refused.current = inWords(wanted);
      // The shopper did nothing that failed.
      clearError();
      logProblem("The opt-ins could not be told to the basket.", error);
    });
  }, [subscriptionOptins, update, clearError]);

  const wait = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(sync, RESYNC_MS);
  }, [sync]);

  useEffect(() => {
    latest.current = basket;
    if (isOn) wait();
  }, [basket, isOn, wait]);

  useEffect(
    () => () => {
      if (timer.current !== undefined) sync();
    },
    [sync],
  );

  return { onOptinChanged: wait };
};
