import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { data } from "react-router-dom";
import { usePassedState } from "#app/browser/use-passed-state.ts";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { Note } from "#app/components/ui/note.tsx";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { DoneShipping } from "../done-step.tsx";
import { CheckoutLayout } from "../checkout-layout.tsx";
import { useStepWay } from "../step-way.tsx";
import { useCheckoutGate } from "../use-checkout-gate.ts";
import { BillingForm } from "./billing-form.tsx";

/** The checkout belongs to one shopper; its state lives in the bag, which is loaded in the browser. */
export const loader = () => data(null, { headers: noStore });

export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.billing", defaultMessage: "Payment" }),
  robots: "noindex",
});

/** Checkout step 2 (`/billing`): card and billing address. A payment that failed comes back here with its reason. */
export default function BillingPage() {
  const { go, news } = useStepWay();
  const gate = useCheckoutGate("payment");
  const submission = useSubmission();
  const [isOver, setOver] = useState(false);
  const { checkoutError: passed = null } = usePassedState<{ checkoutError: ShopperMessage | null }>();
  return (
    <CheckoutLayout
      step="payment"
      title={<FormattedMessage id="billing.title" defaultMessage="How would you like to pay?" />}
      basket={gate.basket}
      before={gate.basket ? <DoneShipping basket={gate.basket} /> : null}
      error={gate.error ?? submission.error ?? (submission.isBusy || isOver ? null : passed)}
    >
      {gate.basket ? (
        <>
          <output>
            {news.isAddressUpdated ? (
              <Note tone="success">
                <FormattedMessage
                  id="billing.addressUpdated"
                  defaultMessage="Your basket shipment address has been updated."
                />
              </Note>
            ) : null}
          </output>
          <BillingForm
            basket={gate.basket}
            hasFailed={passed !== null}
            submission={submission}
            onTryOther={() => {
              submission.setError(null);
              setOver(true);
            }}
            onSaved={() => go("review", {}, passed !== null)}
          />
        </>
      ) : null}
    </CheckoutLayout>
  );
}
