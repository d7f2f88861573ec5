import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { Order } from "#app/commerce-api/orders.ts";
import c from "#app/components/account/account.styles.ts";
import { OrderStatusText } from "#app/components/orders/order-status-text.tsx";
import { OrderDetailsLink, OrderPictures, PlacedLine } from "#app/components/orders/order-summary.tsx";
import { ReorderButton } from "#app/components/orders/reorder-button.tsx";
import { orderProgress } from "#app/domain/orders/order-progress.ts";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import { useOrderPage } from "#app/hooks/orders/use-order-page.ts";
import o from "./overview.styles.ts";

/** Pictures of an order at most. */
const MOST_PICTURES = 2;

const isOver = (order: Order) => ["completed", "cancelled", "failed"].includes(orderProgress(order));

function OrderRow({ order, kind }: { order: Order; kind: "running" | "again" }) {
  const { orderNo = "" } = order;
  const products = useBasketProducts(order);
  return (
    <div className={o.order}>
      <OrderPictures order={order} products={products} most={MOST_PICTURES} className={o.pictures} />
      <div className={c.facts}>
        <h3 className={c.name}>{orderNo}</h3>
        <p className={c.small}>
          <PlacedLine order={order} />
        </p>
        {kind === "running" ? (
          <p className={o.status}>
            <OrderStatusText order={order} />
          </p>
        ) : null}
      </div>
      <div className={c.actions}>
        {kind === "again" ? (
          <ReorderButton order={order} className={c.lineButton} />
        ) : (
          <OrderDetailsLink orderNo={orderNo} className={c.lineButton} />
        )}
      </div>
    </div>
  );
}

/** The newest order on its way and the newest one to have again; what there is none of is left out. */
export function OverviewOrders() {
  const state = useOrderPage(1);
  if (state.status !== "done")
    return (
      <section className={o.wide} aria-labelledby="overview-orders">
        <h2 className={c.cardTitle} id="overview-orders">
          <FormattedMessage id="orders.title" defaultMessage="Your orders" />
        </h2>
        <Link className={c.link} to="/orders">
          <FormattedMessage id="order.all" defaultMessage="All orders" />
        </Link>
      </section>
    );
  const { data } = state.page;
  const running = data.find((order) => !isOver(order));
  const again = data.find((order) => order !== running && orderProgress(order) !== "failed");
  if (!running && !again)
    return (
      <section className={o.wide} aria-labelledby="overview-orders">
        <h2 className={c.cardTitle} id="overview-orders">
          <FormattedMessage id="orders.title" defaultMessage="Your orders" />
        </h2>
        <p>
          <FormattedMessage id="orders.none" defaultMessage="Nothing here yet. Your first order will be." />
        </p>
        <Link className={c.button} to="/">
          <FormattedMessage id="orders.shop" defaultMessage="Start with something sweet" />
        </Link>
      </section>
    );
  const all = (
    <Link className={c.link} to="/orders">
      <FormattedMessage id="order.all" defaultMessage="All orders" />
    </Link>
  );
  return (
    <>
      {running ? (
        <section className={o.wide} aria-labelledby="overview-running">
          <div className={o.head}>
            <h2 className={c.cardTitle} id="overview-running">
              <FormattedMessage id="overview.running" defaultMessage="On its way" />
            </h2>
            {all}
          </div>
          <OrderRow order={running} kind="running" />
        </section>
      ) : null}
      {again ? (
        <section className={o.wide} aria-labelledby="overview-again">
          <div className={o.head}>
            <h2 className={c.cardTitle} id="overview-again">
              <FormattedMessage id="overview.again" defaultMessage="Order it again" />
            </h2>
            {running ? null : all}
          </div>
          <OrderRow order={again} kind="again" />
        </section>
      ) : null}
    </>
  );
}
