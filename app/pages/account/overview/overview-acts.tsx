import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import type { Order } from "#app/commerce-api/orders.ts";
import c from "#app/components/account/account.styles.ts";
import { useMoney } from "#app/components/basket/use-money.ts";
import { CardExpiry, CardWords } from "#app/components/payment/card-words.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { isLate, nextArrival, orderProgress } from "#app/domain/orders/order-progress.ts";
import { OrderDetailsLink } from "../orders/order-summary.tsx";
import type { Schedule } from "../subscriptions/schedules-api.ts";
import { cardExpiryState } from "../wallet/card-expiry-state.ts";
import o from "./overview.styles.ts";

/** Late orders that have a line of their own. */
const MOST_LATE = 2;

const Act = ({ icon, children, action }: { icon: IconName; children: ReactNode; action: ReactNode }) => (
  <li className={o.act}>
    <span className={o.actIcon}>
      <Icon name={icon} size="sm" />
    </span>
    <p>{children}</p>
    {action}
  </li>
);

function UnpaidOrder({ order }: { order: Order }) {
  const money = useMoney(order.currency);
  const { orderNo = "", orderTotal } = order;
  return (
    <Act icon="card" action={<OrderDetailsLink orderNo={orderNo} className={c.lineButton} />}>
      <FormattedMessage
        id="overview.unpaid"
        defaultMessage="Order {orderNo} is waiting for your payment of {total}. We’ll start as soon as it’s here."
        values={{ orderNo: <b>{orderNo}</b>, total: money(orderTotal) }}
      />
    </Act>
  );
}

const LateOrder = ({ order }: { order: Order }) => {
  const { orderNo = "" } = order;
  return (
    <Act icon="clock" action={<OrderDetailsLink orderNo={orderNo} className={c.lineButton} />}>
      <FormattedMessage
        id="overview.late"
        defaultMessage="Order {orderNo} should have arrived by {date}. See where it is, or <a>write to us</a>."
        values={{
          orderNo: <b>{orderNo}</b>,
          date: <FormattedDate value={nextArrival(order)?.latest} month="long" day="numeric" timeZone="UTC" />,
          a: (words) => (
            <Link className={c.link} to="/contact-us">
              {words}
            </Link>
          ),
        }}
      />
    </Act>
  );
};

/** Several late orders in one line; each of them is shown below with how far it has come. */
const LateOrders = ({ orders }: { orders: readonly Order[] }) => (
  <Act
    icon="clock"
    action={
      <Link className={c.lineButton} to="/contact-us">
        <FormattedMessage id="overview.writeToUs" defaultMessage="Write to us" />
      </Link>
    }
  >
    <FormattedMessage
      id="overview.lateOrders"
      defaultMessage="{count, number} orders should have arrived by now, the first of them by {date}. See where they are below, or write to us."
      values={{
        count: orders.length,
        date: (
          <FormattedDate
            value={orders.flatMap((order) => nextArrival(order)?.latest ?? []).sort()[0]}
            month="long"
            day="numeric"
            timeZone="UTC"
          />
        ),
      }}
    />
  </Act>
);

function CardOfSubscription({ schedule, name, now }: { schedule: Schedule; name: string; now: Date }) {
  const card = schedule.paymentInstrument?.paymentCard;
  const state = schedule.status === "suspended" ? "refused" : cardExpiryState(card, now);
  const values = { name: <b>{name}</b>, card: <CardWords card={card} />, expires: <CardExpiry card={card} /> };
  return (
    <Act
      icon="refresh"
      action={
        <Link className={c.lineButton} to="/wallet">
          <FormattedMessage id="overview.otherCard" defaultMessage="Choose another card" />
          <span className="vh"> {name}</span>
        </Link>
      }
    >
      {state === "refused" ? (
        <FormattedMessage
          id="overview.cardRefused"
          defaultMessage="We couldn’t charge {card} for {name}. It’s on hold until you choose another card."
          values={values}
        />
      ) : state === "expired" ? (
        <FormattedMessage
          id="overview.cardExpired"
          defaultMessage="{card} pays for {name} and has expired."
          values={values}
        />
      ) : (
        <FormattedMessage
          id="overview.cardExpiresSoon"
          defaultMessage="{card} pays for {name} and needs replacing soon. {expires}."
          values={values}
        />
      )}
    </Act>
  );
}

/** Whether somebody has to see to the card of a subscription. */
const needsCard = ({ status, paymentInstrument }: Schedule, now: Date): boolean =>
  status === "suspended" || (status === "active" && cardExpiryState(paymentInstrument?.paymentCard, now) !== "good");

/**
 * What the customer has to see to: orders to be paid, parcels that are late, cards of subscriptions. Nothing where
 * there is none.
 */
export function OverviewActs({
  orders,
  schedules,
  products,
  now,
}: {
  orders: readonly Order[];
  schedules: readonly Schedule[];
  /** Of the subscriptions. */
  products: ReadonlyMap<string, LineProduct>;
  now: Date;
}) {
  const unpaid = orders.filter((order) => orderProgress(order) === "awaitingPayment");
  const late = orders.filter((order) => isLate(order, now));
  const cards = schedules.filter((schedule) => needsCard(schedule, now));
  if (unpaid.length + late.length + cards.length === 0) return null;
  return (
    <section className={o.acts} aria-labelledby="overview-acts">
      <h2 className={c.cardTitle} id="overview-acts">
        <FormattedMessage id="overview.acts" defaultMessage="Waiting for you" />
      </h2>
      <ul className={o.actList}>
        {unpaid.map((order) => (
          <UnpaidOrder key={order.orderNo} order={order} />
        ))}
        {late.length > MOST_LATE ? (
          <LateOrders orders={late} />
        ) : (
          late.map((order) => <LateOrder key={order.orderNo} order={order} />)
        )}
        {cards.map((schedule) => (
          <CardOfSubscription
            key={schedule.subscriptionId}
            schedule={schedule}
            name={products.get(schedule.productId)?.name ?? schedule.productId}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
}
