import loadable from "@loadable/component";
import { FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router-dom";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { shopIdOf, usedShipments } from "#app/domain/basket/used-shipments.ts";
import { isPaidByCheck } from "#app/domain/payment/check-instructions.ts";
import { useShops } from "#app/hooks/stores/use-shops.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { AddressWords } from "#app/components/address/address-words.tsx";
import { CardExpiry } from "#app/components/payment/card-words.tsx";
import { PaymentWords } from "#app/components/payment/payment-words.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useAgreement } from "./use-agreement.ts";
import { useCheckoutGate } from "./use-checkout-gate.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { Agreement } from "./agreement.tsx";
import { CheckoutLayout } from "./checkout-layout.tsx";
import { ParcelReview } from "./parcel-review.tsx";
import { PickupReview } from "./pickup/pickup-review.tsx";
import { shortagesOf } from "./stock-repair/shortages.ts";
import c from "./review-order-page.styles.ts";
import { ReviewPart } from "./review-part.tsx";

const CheckNote = loadable(
  () => import(/* webpackChunkName: "check-note" */ "#app/components/payment/check-note.tsx"),
  { resolveComponent: (module) => module.CheckNote },
);

const StockRepair = loadable(() => import(/* webpackChunkName: "stock-repair" */ "./stock-repair/stock-repair.tsx"), {
  resolveComponent: (module) => module.StockRepair,
});

/** The checkout belongs to one shopper; its state lives in the bag, which is loaded in the browser. */
export const loader = () => data(null, { headers: noStore });

export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.review", defaultMessage: "Review" }),
  robots: "noindex",
});

function ReviewParts({ basket }: { basket: Basket }) {
  const intl = useIntl();
  const { parcels, pickups } = usedShipments(basket);
  const shops = useShops(pickups.map(shopIdOf));
  return (
    <div className={c.parts}>
      <ReviewPart name={intl.formatMessage({ id: "review.contact", defaultMessage: "Contact" })} step="shipping">
        <p>{basket.customerInfo?.email}</p>
      </ReviewPart>
      {pickups.map((shipment) => (
        <PickupReview key={shipment.shipmentId} shipment={shipment} shop={shops.get(shopIdOf(shipment))} />
      ))}
      {parcels.map((shipment) => (
        <ParcelReview
          key={shipment.shipmentId}
          shipment={shipment}
          currency={basket.currency}
          isNamed={parcels.length > 1}
          isAwaitingCheck={isPaidByCheck(basket)}
        />
      ))}
      <ReviewPart name={intl.formatMessage({ id: "review.payment", defaultMessage: "Payment" })} step="payment">
        {(basket.paymentInstruments ?? []).map((instrument) => (
          <p key={instrument.paymentInstrumentId}>
            <PaymentWords instrument={instrument} currency={basket.currency} />
            {instrument.paymentCard ? (
              <>
                <br />
                <span className={c.muted}>
                  <CardExpiry card={instrument.paymentCard} />
                </span>
              </>
            ) : null}
          </p>
        ))}
        {isPaidByCheck(basket) ? (
          <QuietBoundary>
            <CheckNote basket={basket} />
          </QuietBoundary>
        ) : null}
      </ReviewPart>
      <ReviewPart name={intl.formatMessage({ id: "review.billing", defaultMessage: "Billing address" })} step="payment">
        <AddressWords address={basket.billingAddress} />
      </ReviewPart>
    </div>
  );
}

/** Checkout step 3 (`/revieworder`): everything the shopper has answered, and the button that orders it. */
export default function ReviewOrderPage() {
  const gate = useCheckoutGate("review");
  const { place, state, forgive } = usePlaceOrder(gate.basket?.basketId ?? "", gate.hold);
  const agreement = useAgreement(gate.basket ?? null);
  const isPlacing = state.status === "pending";
  const order = async () => {
    if (await agreement.settle()) await place();
  };
  return (
    <CheckoutLayout
      step="review"
      title={<FormattedMessage id="review.title" defaultMessage="One last look" />}
      basket={gate.basket}
      error={gate.error ?? (state.status === "error" ? state.message : null)}
      errorKey={state.status === "error" ? state.errorKey : undefined}
      end={
        gate.basket ? (
          <>
            {shortagesOf(gate.basket).length > 0 ? (
              <QuietBoundary>
                <StockRepair basket={gate.basket} onRepaired={forgive} />
              </QuietBoundary>
            ) : null}
            <Agreement agreement={agreement} />
            <button type="button" className={c.place} aria-busy={isPlacing} onClick={() => void order()}>
              {isPlacing ? (
                <FormattedMessage id="review.placing" defaultMessage="Placing your order" />
              ) : (
                <FormattedMessage id="review.place" defaultMessage="Place order" />
              )}
            </button>
            <p className={c.terms}>
              <FormattedMessage id="review.terms" defaultMessage="You’ll only be charged once." />
            </p>
          </>
        ) : null
      }
    >
      {gate.basket ? <ReviewParts basket={gate.basket} /> : null}
    </CheckoutLayout>
  );
}
