import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import c from "./order.styles.ts";
import { OrderStatus } from "./order-status.tsx";

/** Number, day and state of an order above its parts. */
export const OrderHeading = ({
  order,
  isInRoom = false,
  children,
}: {
  order: OrderDocument;
  /** Beside the navigation of the account, not on a page of its own. */
  isInRoom?: boolean;
  children?: ReactNode;
}) => (
  <header className={isInRoom ? c.roomHeading : `wrap ${c.heading}`}>
    <h1 className={c.title}>
      <FormattedMessage
        id="order.title"
        defaultMessage="Order {orderNo}"
        values={{ orderNo: <span>{order.orderNo}</span> }}
      />
    </h1>
    <p className={c.standing}>
      <OrderStatus order={order} />
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
