import { FormattedMessage } from "react-intl";
import type { Order } from "#app/commerce-api/orders.ts";
import c from "#app/components/account/account.styles.ts";
import { OrderStatus } from "#app/components/orders/order-status.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { orderProgress } from "#app/domain/orders/order-progress.ts";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import { OrderDetailsLink, OrderPictures, PlacedLine } from "../orders/order-summary.tsx";
import { ReorderButton } from "../orders/reorder-button.tsx";
import { OrderTrackBar } from "./order-track-bar.tsx";
import o from "./overview.styles.ts";

/** Pictures of an order, and orders under way, at most. */
const MOST_PICTURES = 2;
const MOST_ORDERS = 4;

const AllOrders = () => (
  <Link className={c.link} to="/orders">
    <FormattedMessage id="order.all" defaultMessage="All orders" />
  </Link>
);

function Facts({ order }: { order: Order }) {
  return (
    <>
      <h3 className={c.name}>{order.orderNo}</h3>
      <p className={c.small}>
        <PlacedLine order={order} />
      </p>
    </>
  );
}

function MovingOrder({ order }: { order: Order }) {
  const products = useBasketProducts(order);
  return (
    <li className={o.moving}>
      <div className={o.order}>
        <OrderPictures order={order} products={products} most={MOST_PICTURES} className={o.pictures} />
        <div className={c.facts}>
          <Facts order={order} />
          <p className={o.marks}>
            <OrderStatus order={order} />
          </p>
        </div>
        <div className={c.actions}>
          <OrderDetailsLink orderNo={order.orderNo ?? ""} className={c.lineButton} />
        </div>
      </div>
      <OrderTrackBar order={order} />
    </li>
  );
}

/** Orders under way with how far each has come, those that have left first; nothing where there is none. */
export function MovingOrders({ orders }: { orders: readonly Order[] }) {
  const rank = (order: Order) =>
    ["readyForPickup", "onItsWay", "partlyOnItsWay", "packing", "placed"].indexOf(orderProgress(order));
  const all = orders.filter((order) => rank(order) >= 0);
  const moving = [...all].sort((one, other) => rank(one) - rank(other)).slice(0, MOST_ORDERS);
  if (moving.length === 0) return null;
  return (
    <section className={o.wide} aria-labelledby="overview-running">
      <div className={o.head}>
        <h2 className={c.cardTitle} id="overview-running">
          <FormattedMessage id="overview.moving" defaultMessage="In progress" />
        </h2>
        <AllOrders />
      </div>
      <ul className={o.movingList}>
        {moving.map((order) => (
          <MovingOrder key={order.orderNo} order={order} />
        ))}
      </ul>
      {all.length > moving.length ? (
        <p>
          <FormattedMessage
            id="overview.moreMoving"
            defaultMessage="And {count, plural, one {# more} other {# more}}: <a>those on their way</a>, <b>those being prepared</b>."
            values={{
              count: all.length - moving.length,
              a: (words) => (
                <Link className={c.link} to="/orders?status=moving">
                  {words}
                </Link>
              ),
              b: (words) => (
                <Link className={c.link} to="/orders?status=placed">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      ) : null}
    </section>
  );
}

/** The newest order that was received, to have it again. */
export function OrderAgain({ order }: { order: Order }) {
  const products = useBasketProducts(order);
  return (
    <section className={o.wide} aria-labelledby="overview-again">
      <div className={o.head}>
        <h2 className={c.cardTitle} id="overview-again">
          <FormattedMessage id="overview.again" defaultMessage="Order it again" />
        </h2>
        <AllOrders />
      </div>
      <div className={o.order}>
        <OrderPictures order={order} products={products} most={MOST_PICTURES} className={o.pictures} />
        <div className={c.facts}>
          <Facts order={order} />
        </div>
        <div className={c.actions}>
          <ReorderButton order={order} className={c.lineButton} />
        </div>
      </div>
    </section>
  );
}

/** In place of orders: the way to them while they are not known, or to the first one. */
export function NoMovingOrders({ hasNone }: { hasNone: boolean }) {
  return (
    <section className={o.wide} aria-labelledby="overview-orders">
      <h2 className={c.cardTitle} id="overview-orders">
        <FormattedMessage id="orders.title" defaultMessage="Your orders" />
      </h2>
      {hasNone ? (
        <>
          <p>
            <FormattedMessage id="orders.none" defaultMessage="Nothing here yet. Your first order will be." />
          </p>
          <Link className={c.button} to="/">
            <FormattedMessage id="orders.shop" defaultMessage="Start with something sweet" />
          </Link>
        </>
      ) : (
        <AllOrders />
      )}
    </section>
  );
}
