import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useShellData } from "#app/contexts/shell-data.ts";
import { isEmptyBasket } from "#app/domain/basket/basket-document.ts";
import { thresholdGap, VALIDATE_BASKET_ERROR } from "#app/domain/checkout/basket-validation.ts";
import { type CheckoutStep, permittedStep, stepPaths } from "#app/domain/checkout/checkout-step.ts";
import { useFreshBasket } from "#app/hooks/basket/use-fresh-basket.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { confirmationPath, rememberLastOrder } from "#app/hooks/checkout/last-order.ts";
import { onOrderElsewhere } from "#app/hooks/checkout/order-announcement.ts";

/**
 * Lets a shopper onto a step of the checkout: an empty bag leads to `/cart`, one below the site's threshold too, with
 * that reason; a step before its turn to the first that wants an answer, and a bag that another tab has ordered to that
 * order. Gives the bag once the step may be shown, and why it could not be asked for. `hold` keeps the page where it is
 * while an order is on its way.
 */
export const useCheckoutGate = (
  step: CheckoutStep,
): { basket: Basket | null; error: ShopperMessage | null; hold: () => void } => {
  const { basket, status, error } = useBasket();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== "idle";
  const [isHeld, setHeld] = useState(false);
  useFreshBasket();

  const isKnown = basket !== null || status === "done";
  const isEnabled = useShellData().preferences.qdThresholdEnabled === true;
  const isInvalid = basket !== null && thresholdGap(basket, isEnabled) !== null;
  const permitted = basket && !isInvalid && !isEmptyBasket(basket) ? permittedStep(step, basket) : null;
  const target = isHeld || !isKnown || permitted === step ? null : permitted ? stepPaths[permitted] : "/cart";
  const basketId = basket?.basketId;

  // A session that has ended empties the bag while the login is on its way; who is leaving already is led nowhere else.
  useEffect(() => {
    const state = isInvalid ? { errorKey: VALIDATE_BASKET_ERROR } : undefined;
    if (target && !isLeaving) void navigate(target, { replace: true, state });
  }, [target, isInvalid, isLeaving, navigate]);

  useEffect(() => {
    if (!basketId) return;
    return onOrderElsewhere(basketId, (orderNo) => {
      setHeld(true);
      rememberLastOrder(orderNo);
      void navigate(confirmationPath(orderNo), { replace: true });
    });
  }, [basketId, navigate]);

  const isAllowed = isHeld || (isKnown && target === null);
  return {
    basket: isAllowed ? basket : null,
    error: basket === null && status === "error" ? error : null,
    hold: () => setHeld(true),
  };
};
