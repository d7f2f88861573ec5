import loadable from "@loadable/component";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data, useLocation } from "react-router-dom";
import { usePassedState } from "#app/browser/use-passed-state.ts";
import { paymentName } from "#app/components/payment/payment-names.ts";
import { Note } from "#app/components/ui/note.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { isEGiftOnly } from "#app/domain/basket/basket-document.ts";
import { usedShipments } from "#app/domain/basket/used-shipments.ts";
import { fitsOnePage, ONE_PAGE_PATH } from "../one-page.ts";
import { stepPaths, wantsShipping } from "#app/domain/checkout/checkout-step.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { useTrackBeginCheckout, useSettledCustomer } from "../use-begin-checkout.ts";
import { useCheckoutGate } from "../use-checkout-gate.ts";
import c from "../checkout-layout.styles.ts";
import { CheckoutLayout } from "../checkout-layout.tsx";
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
  const navigate = useNavigate();
  const location = useLocation();
  const gate = useCheckoutGate("shipping");
  const intl = useIntl();
  const { wallet } = usePassedState<{ wallet: string }>();
  const walletName = wallet === undefined ? undefined : paymentName(wallet);
  const submission = useSubmission();
  const { isSettled, isGuest } = useSettledCustomer();
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
      {basket && walletName ? (
        <Note>
          <FormattedMessage
            id="shipping.wallet"
            defaultMessage="{wallet} comes next. First we need to know where it goes, so that {wallet} shows you the final amount."
            values={{ wallet: intl.formatMessage(walletName) }}
          />
        </Note>
      ) : null}
      {basket && isGuest && !walletName && fitsOnePage(basket) ? (
        <p className={c.note}>
          <Link className={c.back} to={ONE_PAGE_PATH}>
            <FormattedMessage id="checkout.toOnePage" defaultMessage="Check out on one page" />
          </Link>
        </p>
      ) : null}
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
