import loadable from "@loadable/component";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { data } from "react-router-dom";
import { isEGiftOnly } from "#app/domain/basket/basket-document.ts";
import { usedShipments } from "#app/domain/basket/used-shipments.ts";
import { wantsShipping } from "#app/domain/checkout/checkout-step.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { useTrackBeginCheckout, useSettledCustomer } from "../use-begin-checkout.ts";
import { useCheckoutGate } from "../use-checkout-gate.ts";
import { CheckoutLayout } from "../checkout-layout.tsx";
import { useStepWay } from "../step-way.tsx";
import { ShippingForm } from "./shipping-form.tsx";

const RecipientsForm = loadable(() => import(/* webpackChunkName: "recipients-form" */ "./recipients-form.tsx"), {
  resolveComponent: (module) => module.RecipientsForm,
});

/** The checkout belongs to one shopper; its state lives in the bag, which is loaded in the browser. */
export const loader = () => data(null, { headers: noStore });

export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.shipping", defaultMessage: "Shipping" }),
  robots: "noindex",
});

/** Checkout step 1 (`/shipping`): email, address and way to ship. */
export default function ShippingPage() {
  const { go } = useStepWay();
  const gate = useCheckoutGate("shipping");
  const submission = useSubmission();
  const isSettled = useSettledCustomer();
  const basket = isSettled ? gate.basket : null;
  useTrackBeginCheckout(basket);
  const [isMultiShip, setMultiShip] = useState(false);
  if (basket && !isMultiShip && usedShipments(basket).parcels.length > 1) setMultiShip(true);
  const Form = isMultiShip ? RecipientsForm : ShippingForm;
  return (
    <CheckoutLayout
      step="shipping"
      title={
        basket && isEGiftOnly(basket) ? (
          <FormattedMessage id="shipping.emailTitle" defaultMessage="Where should we send the receipt?" />
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
          onSaved={(isAddressUpdated) => go("payment", { isAddressUpdated })}
        />
      ) : null}
    </CheckoutLayout>
  );
}
