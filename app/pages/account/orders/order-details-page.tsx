import { FormattedMessage, useIntl } from "react-intl";
import { data, useParams } from "react-router-dom";
import type { Order } from "#app/commerce-api/orders.ts";
import { AccountLayout } from "#app/components/account/account-layout.tsx";
import { BasketSkeleton } from "#app/components/basket/basket-skeleton.tsx";
import { PageError } from "#app/components/basket/page-error.tsx";
import { CancelOrder } from "#app/components/orders/cancel-order.tsx";
import { OrderHeading } from "#app/components/orders/order-heading.tsx";
import { OrderParts } from "#app/components/orders/order-parts.tsx";
import { Breadcrumbs } from "#app/components/product/breadcrumbs.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import type { OrderState } from "#app/hooks/checkout/use-order.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import c from "./orders-page.styles.ts";
import { ReorderButton } from "./reorder-button.tsx";
import { useOrderDetails } from "./use-order-details.ts";

/** An order is its shopper's own; the page is never kept, and the order is loaded in the browser. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.order", defaultMessage: "Order details" }),
  robots: "noindex",
});

/** In place of an order: that it is on its way, can't be had, or is not this shopper's. */
function Unshown({ orderId, state }: { orderId: string; state: Exclude<OrderState, { status: "done" }> }) {
  return state.status === "missing" ? (
    <>
      <h1 className={c.title}>
        <FormattedMessage id="confirmation.missing" defaultMessage="We can’t show this order." />
      </h1>
      <p>
        <FormattedMessage
          id="order.missingHint"
          defaultMessage="Only the shopper who placed an order can see it. Log in, or look it up with its number and your email."
        />
      </p>
      <div className={c.tools}>
        <Link className={c.button} to={`/login?redirect=${encodeURIComponent(`/order-details/${orderId}`)}`}>
          <FormattedMessage id="order.logIn" defaultMessage="Log in" />
        </Link>
        <Link className={c.allOrders} to="/track-order">
          <FormattedMessage id="order.trackInstead" defaultMessage="Track an order" />
        </Link>
      </div>
    </>
  ) : (
    <>
      <h1 className="vh">
        <FormattedMessage id="confirmation.loadingTitle" defaultMessage="Your order" />
      </h1>
      <PageError message={state.status === "error" ? state.message : null} />
      {state.status === "pending" ? (
        <BasketSkeleton label={<FormattedMessage id="order.loading" defaultMessage="Looking up your order." />} />
      ) : null}
    </>
  );
}

function ShownOrder({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const products = useBasketProducts(order);
  return (
    <>
      <OrderHeading order={order} isInRoom>
        <div className={c.tools}>
          <ReorderButton order={order} />
          <CancelOrder order={order} onDone={onChange} />
          <Link className={c.allOrders} to="/orders">
            <FormattedMessage id="order.all" defaultMessage="All orders" />
          </Link>
        </div>
      </OrderHeading>
      <OrderParts order={order} products={products} change={{ onDone: onChange }} isInRoom />
    </>
  );
}

/**
 * One order of the shopper (`/order-details/:orderId`): its parcels, what has become of them, and what may still be
 * done.
 */
export default function OrderDetailsPage() {
  const intl = useIntl();
  const { orderId = "" } = useParams();
  const { session, status } = useCustomer();
  const { state, replace } = useOrderDetails(orderId);
  const isGuest = status === "done" && !session?.registered;
  const shown =
    state.status === "done" ? (
      <ShownOrder order={state.order} onChange={(order) => replace({ ...state.order, ...order })} />
    ) : (
      <Unshown orderId={orderId} state={state} />
    );
  // A guest has an order, and no account around it.
  if (isGuest) return <div className={`wrap ${c.page}`}>{shown}</div>;
  return (
    <AccountLayout>
      <Breadcrumbs
        crumbs={[
          { name: intl.formatMessage({ id: "accountNav.account", defaultMessage: "My Account" }), link: "/account" },
          { name: intl.formatMessage({ id: "accountNav.orders", defaultMessage: "Orders" }), link: "/orders" },
        ]}
        current={orderId}
      />
      {shown}
    </AccountLayout>
  );
}
