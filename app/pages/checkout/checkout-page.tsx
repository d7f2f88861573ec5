import loadable from "@loadable/component";
import type { FocusEvent, FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { data, Navigate } from "react-router-dom";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { useMoney } from "#app/components/basket/use-money.ts";
import { Link } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { stepPaths } from "#app/domain/checkout/checkout-step.ts";
import { fitsOnePage } from "./one-page.ts";
import { type Submission, useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { CheckoutLayout } from "./checkout-layout.tsx";
import { shortagesOf } from "./stock-repair/shortages.ts";
import c from "./checkout-page.styles.ts";
import { ShippingForm } from "./shipping/shipping-form.tsx";
import { useTrackBeginCheckout, useSettledCustomer } from "./use-begin-checkout.ts";
import { useCheckoutGate } from "./use-checkout-gate.ts";
import { useOnePageOrder } from "./use-one-page-order.ts";
import { usePlaceOrder } from "./use-place-order.ts";

const BillingForm = loadable(() => import(/* webpackChunkName: "billing-form" */ "./payment/billing-form.tsx"), {
  resolveComponent: (module) => module.BillingForm,
});

const StockRepair = loadable(() => import(/* webpackChunkName: "stock-repair" */ "./stock-repair/stock-repair.tsx"), {
  resolveComponent: (module) => module.StockRepair,
});

/** The checkout belongs to one shopper; its state lives in the bag, which is loaded in the browser. */
export const loader = () => data(null, { headers: noStore });

export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.checkout", defaultMessage: "Checkout" }),
  robots: "noindex",
});

const nothing = () => undefined;

/** Address and payment under each other; what they ask is the steps' own. */
function OnePage({
  basket,
  submissions: [shipping, payment],
  order,
}: {
  basket: Basket;
  submissions: [shipping: Submission, payment: Submission];
  order: ReturnType<typeof useOnePageOrder>;
}) {
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    order.press();
  };
  /** Whoever leaves a whole address sees at once what the order comes to, with tax. */
  const onLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) void order.shipping.current?.saveWhenWhole();
  };
  return (
    <>
      <p className={c.other}>
        <Link className={c.link} to={stepPaths.shipping}>
          <FormattedMessage id="onePage.steps" defaultMessage="Go step by step instead" />
        </Link>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nobody acts on it: it notices that the focus has gone */}
      <section className={c.part} aria-labelledby="one-page-shipping" onBlur={onLeave}>
        <h2 className={c.name} id="one-page-shipping">
          <FormattedMessage id="onePage.shipping" defaultMessage="Where it’s going" />
        </h2>
        <ShippingForm
          basket={basket}
          submission={shipping}
          onSaved={nothing}
          embedded={{ ref: order.shipping, isQuiet: order.isQuiet, onEnter }}
        />
      </section>
      <section className={c.part} aria-labelledby="one-page-payment">
        <h2 className={c.name} id="one-page-payment">
          <FormattedMessage id="onePage.payment" defaultMessage="How you’ll pay" />
        </h2>
        <BillingForm
          basket={basket}
          hasFailed={false}
          submission={payment}
          onSaved={nothing}
          embedded={{ ref: order.payment, isQuiet: order.isQuiet, onEnter }}
        />
      </section>
    </>
  );
}

/** The button of the one page, with the total that a press agrees to. */
function OnePageEnd({
  basket,
  order,
  onRepaired,
}: {
  basket: Basket;
  order: ReturnType<typeof useOnePageOrder>;
  /** There is enough of everything again. */
  onRepaired: () => void;
}) {
  const money = useMoney(basket.currency);
  return (
    <>
      {shortagesOf(basket).length > 0 ? (
        <QuietBoundary>
          <StockRepair basket={basket} onRepaired={onRepaired} />
        </QuietBoundary>
      ) : null}
      <div className={c.end}>
        <output>
          {order.look === null ? null : (
            <Note>
              <FormattedMessage
                id="onePage.look"
                defaultMessage="With tax and shipping, your order comes to {total}. If that looks right, press the button again."
                values={{ total: <b>{money(order.look)}</b> }}
              />
            </Note>
          )}
        </output>
        {order.look === null && typeof basket.orderTotal === "number" ? (
          <p>
            <FormattedMessage
              id="onePage.total"
              defaultMessage="Your order comes to {total}."
              values={{ total: <b>{money(basket.orderTotal)}</b> }}
            />
          </p>
        ) : null}
        <button type="button" className={c.place} aria-busy={order.isBusy} onClick={order.press}>
          {order.isBusy ? (
            <FormattedMessage id="review.placing" defaultMessage="Placing your order" />
          ) : (
            <FormattedMessage id="review.place" defaultMessage="Place order" />
          )}
        </button>
        <p className={c.terms}>
          <FormattedMessage id="review.terms" defaultMessage="You’ll only be charged once." />
        </p>
      </div>
    </>
  );
}

/**
 * The checkout of a guest on one page (`/checkout`), for a bag that travels in one parcel; any other goes through the
 * steps. What needs a second look, an address to be verified or a total not seen before, is shown here and waits; a
 * refused payment leads to Payment.
 */
export default function CheckoutPage() {
  const gate = useCheckoutGate("shipping");
  const { isSettled, isGuest } = useSettledCustomer();
  const shipping = useSubmission();
  const payment = useSubmission();
  const { place, state, forgive } = usePlaceOrder(gate.basket?.basketId ?? "", gate.hold);
  const order = useOnePageOrder(gate.basket, place);
  const basket = isSettled ? gate.basket : null;
  useTrackBeginCheckout(basket);
  if (basket && !order.isBusy && !(isGuest && fitsOnePage(basket)) && state.status !== "pending")
    return <Navigate to={stepPaths.shipping} replace />;
  return (
    <CheckoutLayout
      step={null}
      title={<FormattedMessage id="onePage.title" defaultMessage="All on one page" />}
      basket={basket}
      error={gate.error ?? shipping.error ?? payment.error ?? (state.status === "error" ? state.message : null)}
      errorKey={state.status === "error" ? state.errorKey : undefined}
      end={basket ? <OnePageEnd basket={basket} order={order} onRepaired={forgive} /> : null}
    >
      {basket ? <OnePage basket={basket} submissions={[shipping, payment]} order={order} /> : null}
    </CheckoutLayout>
  );
}
