import loadable from "@loadable/component";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { data, useLocation, useNavigate } from "react-router-dom";
import { saleOf } from "#app/analytics/analytics-items.ts";
import { track } from "#app/analytics/track.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { isEGiftOnly } from "#app/domain/basket/basket-document.ts";
import { usedShipments } from "#app/domain/basket/pickup-contact.ts";
import { stepPaths, wantsShipping } from "#app/domain/checkout/checkout-step.ts";
import { useCheckoutGate } from "#app/hooks/checkout/use-checkout-gate.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { noStore } from "#app/route-module.tsx";
import { CheckoutLayout } from "./checkout-layout.tsx";
import { ShippingForm } from "./shipping-form.tsx";

const RecipientsForm = loadable(() => import(/* webpackChunkName: "recipients-form" */ "./recipients-form.tsx"), {
  resolveComponent: (module) => module.RecipientsForm,
});

/** The checkout belongs to one shopper; its state lives in the bag, which is loaded in the browser. */
export const loader = () => data(null, { headers: noStore });

export const meta = () => ({ title: "Shipping", robots: "noindex" });

/** Whether it is settled who is shopping; stays true once it has been. */
const useSettledCustomer = (): boolean => {
  const { status } = useCustomer();
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && (status === "done" || status === "error")) setSettled(true);
  return isSettled;
};

/** Tells once that a shopper has begun to check out. */
const useBeginningTold = (basket: Basket | null) => {
  const isTold = useRef(false);
  useEffect(() => {
    if (!basket || isTold.current) return;
    isTold.current = true;
    track({ event: "begin_checkout", ecommerce: saleOf(basket) });
  }, [basket]);
};

/** Checkout step 1 (`/shipping`): email, address and way to ship. */
export default function ShippingPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const gate = useCheckoutGate("shipping");
  const submission = useSubmission();
  const isSettled = useSettledCustomer();
  const basket = isSettled ? gate.basket : null;
  useBeginningTold(basket);
  const [isMultiShip, setMultiShip] = useState(false);
  if (basket && !isMultiShip && usedShipments(basket).parcels.length > 1) setMultiShip(true);
  const Form = isMultiShip ? RecipientsForm : ShippingForm;
  return (
    <CheckoutLayout
      step="shipping"
      title={
        basket && isEGiftOnly(basket) ? (
          <FormattedMessage id="shipping.emailTitle" defaultMessage="Where does the receipt go?" />
        ) : basket && !wantsShipping(basket) ? (
          <FormattedMessage id="shipping.pickupTitle" defaultMessage="See you at the counter" />
        ) : (
          <FormattedMessage id="shipping.title" defaultMessage="Where’s it headed?" />
        )
      }
      basket={basket}
      error={gate.error ?? submission.error}
    >
      {basket ? (
        <Form
          basket={basket}
          submission={submission}
          onSaved={(isAddressUpdated) =>
            void navigate(stepPaths.payment, {
              state: { ...(location.state as object | null), isAddressUpdated },
            })
          }
        />
      ) : null}
    </CheckoutLayout>
  );
}
