import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import c from "./order.styles.ts";
import { OrderStatusText } from "./order-status-text.tsx";

/** Number, day and state of an order above its parts. */
export const OrderHeading = ({ order, children }: { order: OrderDocument; children?: ReactNode }) => (
  <header className={`wrap ${c.heading}`}>
    <h1 className={c.title}>
      <FormattedMessage
        id="order.title"
        defaultMessage="Order {orderNo}"
        values={{ orderNo: <span>{order.orderNo}</span> }}
      />
    </h1>
    <p className={c.standing}>
      <b className={c.status}>
        <OrderStatusText order={order} />
      </b>
      {order.creationDate ? (
        <FormattedMessage
          id="order.placedOn"
          defaultMessage="Placed {date}"
          values={{ date: <FormattedDate value={order.creationDate} dateStyle="long" /> }}
        />
      ) : null}
    </p>
    {children}
  </header>
);
