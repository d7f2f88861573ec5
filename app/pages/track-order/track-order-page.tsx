import { useEffect } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router-dom";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { CancelOrder } from "#app/components/orders/cancel-order.tsx";
import { OrderHeading } from "#app/components/orders/order-heading.tsx";
import { OrderParts } from "#app/components/orders/order-parts.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { AccessCodeForm } from "./access-code-form.tsx";
import { TrackOrderForm } from "./track-order-form.tsx";
import { PanelPhoto } from "#app/components/ui/panel-photo.tsx";
import shelves from "#app/static/shelves-of-boxes.webp";
import c from "./track-order-page.styles.ts";
import { type FoundOrder, type LookUpProblem, type OrderLookUp, useOrderLookUp } from "./use-order-look-up.ts";

/** What is looked up is nobody else's; the page is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.trackOrder", defaultMessage: "Track an order" }),
  robots: "noindex",
});

const words = defineMessages({
  wrongCode: {
    id: "track.wrongCode",
    defaultMessage: "This code doesn’t open the order. It may have expired, or the number or email may be wrong.",
  },
});

const useWords = (problem: LookUpProblem | null): ShopperMessage | null => {
  const intl = useIntl();
  if (problem === null) return null;
  return problem.kind === "other" ? problem.message : intl.formatMessage(words[problem.kind]);
};

function TrackedOrder({ found, tracking }: { found: FoundOrder; tracking: OrderLookUp }) {
  const intl = useIntl();
  const { order, accessCode } = found;
  const products = useBasketProducts(order);
  const message = useWords(tracking.problem);
  useEffect(() => {
    const { orderNo = "" } = order;
    announce(intl.formatMessage({ id: "track.found", defaultMessage: "Order {orderNo} found." }, { orderNo }));
  }, [intl, order]);
  const replace = (after: Order) => tracking.replace({ ...order, ...after });
  return (
    <>
      <OrderHeading order={order}>
        <PageError message={message} />
        <div className={c.tools}>
          <CancelOrder order={order} accessCode={accessCode} onDone={replace} />
          <button type="button" className={c.quiet} onClick={tracking.again}>
            <FormattedMessage id="track.another" defaultMessage="Track another order" />
          </button>
        </div>
      </OrderHeading>
      <OrderParts order={order} products={products} change={{ accessCode, onDone: replace }} />
    </>
  );
}

/** Tracks an order without an account (`/track-order`): by its number and email, with a code that is mailed. */
export default function TrackOrderPage() {
  const tracking = useOrderLookUp();
  const message = useWords(tracking.problem);
  const { asked, found } = tracking;
  if (found) return <TrackedOrder found={found} tracking={tracking} />;
  return (
    <div className={`wrap ${c.page}`}>
      <div className={c.words}>
        <h1 className={c.title}>
          <FormattedMessage id="track.title" defaultMessage="Where are my sweets?" />
        </h1>
        {asked ? null : (
          <p>
            <FormattedMessage
              id="track.hint"
              defaultMessage="The order number is in the email we sent you. With an account, <a>your orders</a> are all in one place."
              values={{ a: (text) => <Link to="/orders">{text}</Link> }}
            />
          </p>
        )}
        <PageError message={message} />
        {asked ? (
          <AccessCodeForm known={asked} onOpen={tracking.open} onAgain={tracking.again} />
        ) : (
          <TrackOrderForm onAsk={tracking.ask} />
        )}
      </div>
      <div className={c.aside}>
        <PanelPhoto src={shelves} width={960} height={640} />
      </div>
    </div>
  );
}
