import { useCallback, useRef, useState } from "react";
import { track } from "#app/analytics/track.ts";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useBasketActions } from "#app/contexts/basket-context.tsx";
import { VALIDATE_BASKET_ERROR } from "#app/domain/checkout/basket-validation.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { createOrder, noteOrder, refusalOf } from "#app/hooks/checkout/create-order.ts";
import { confirmationPath } from "#app/hooks/checkout/last-order.ts";
import { announceOrder } from "#app/hooks/checkout/order-announcement.ts";

const isGone = (error: unknown): boolean => error instanceof CommerceApiError && error.status === 404;

/** Whether the backend has refused the bag as it is, and says what of it (checkout-15). */
const isInvalidBasket = (error: unknown): boolean =>
  error instanceof CommerceApiError &&
  error.status === 400 &&
  (error.flashes.length > 0 || error.type === "product-item-not-available");

/** How placing the order stands. */
export type PlaceOrderState =
  | { status: "idle" }
  | { status: "pending" }
  | { status: "error"; message: ShopperMessage; errorKey?: string | undefined };

/**
 * Places the order of a bag, once however often it is asked: a second press waits for the first, and an answer that got
 * lost is asked for again, which the backend answers with the same order. A placed order leads to its confirmation, a
 * refused payment back to Payment with its reason and the bag as it was, and a bag that is gone to `/cart`.
 */
export const usePlaceOrder = (basketId: string, hold: () => void) => {
  const { orders } = useCommerceApi();
  const inWords = useShopperWords();
  const { forget, reload } = useBasketActions();
  const navigate = useNavigate();
  const [state, setState] = useState<PlaceOrderState>({ status: "idle" });
  const running = useRef(false);

  const place = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setState({ status: "pending" });
    try {
      const order = await createOrder(orders, basketId);
      const reason = refusalOf(order);
      hold();
      if (reason !== null) {
        track({ event: "checkout-error", step: "review", message: inWords(reason) });
        await reload().catch(() => undefined);
        await navigate("/billing", { state: { checkoutError: reason } });
        return;
      }
      const orderNo = noteOrder(order);
      await navigate(confirmationPath(orderNo), { replace: true });
      // Whoever goes back at once must not find the ordered bag.
      forget();
      announceOrder({ basketId, orderNo });
      await reload().catch(() => undefined);
    } catch (error) {
      if (isGone(error)) {
        hold();
        await reload().catch(() => undefined);
        await navigate("/cart", { replace: true, state: { checkoutError: shopperMessage(error) } });
        return;
      }
      running.current = false;
      track({ event: "checkout-error", step: "review", message: inWords(shopperMessage(error)) });
      const errorKey = isInvalidBasket(error) ? VALIDATE_BASKET_ERROR : undefined;
      setState({ status: "error", message: shopperMessage(error), errorKey });
      await reload().catch(() => undefined);
    }
  }, [inWords, basketId, orders, forget, hold, navigate, reload]);

  /** Takes the reason of the last refusal back, once what it was about has changed. */
  const forgive = useCallback(
    () => setState((before) => (before.status === "error" ? { status: "idle" } : before)),
    [],
  );

  return { place, state, forgive };
};
