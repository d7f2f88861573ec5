import loadable from "@loadable/component";
import { useState } from "react";
import { data } from "react-router-dom";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { isEmptyBasket } from "#app/domain/basket/basket-document.ts";
import { type CheckoutStep, permittedStep } from "#app/domain/checkout/checkout-step.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import ShippingPage from "./shipping/shipping-page.tsx";
import { type StepNews, StepsInPlaceContext } from "./step-way.tsx";

const BillingPage = loadable(() => import(/* webpackChunkName: "billing" */ "./payment/billing-page.tsx"));
const ReviewOrderPage = loadable(() => import(/* webpackChunkName: "review-order" */ "./review-order-page.tsx"));

/** The checkout belongs to one shopper; its state lives in the bag, which is loaded in the browser. */
export const loader = () => data(null, { headers: noStore });

export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.checkout", defaultMessage: "Checkout" }),
  robots: "noindex",
});

/**
 * The checkout on one page (`/checkout`): the pages of the steps, one in place of the other. It begins with the first
 * that wants an answer; a finished one folds to a line with the way to change it. A refused payment leads to the
 * address of Payment.
 */
export default function CheckoutPage() {
  const { basket } = useBasket();
  const [at, setAt] = useState<{ step: CheckoutStep; news: StepNews | null } | null>(null);
  // Only once: what is typed must not be taken away by an answer of the bag.
  if (!at && basket && !isEmptyBasket(basket)) setAt({ step: permittedStep("review", basket), news: null });
  const step = at?.step ?? "shipping";
  return (
    <StepsInPlaceContext
      value={{
        news: at?.news ?? null,
        go: (next, news = {}) => {
          setAt({ step: next, news });
          window.scrollTo({ top: 0 });
        },
      }}
    >
      {step === "shipping" ? <ShippingPage /> : step === "payment" ? <BillingPage /> : <ReviewOrderPage />}
    </StepsInPlaceContext>
  );
}
