import { FormattedDate, FormattedMessage } from "react-intl";
import type { Order } from "#app/commerce-api/orders.ts";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { useMoney } from "#app/components/basket/use-money.ts";
import { Link } from "#app/components/ui/link.tsx";
import { pieceCount } from "#app/domain/basket/basket-document.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";

/** Pictures of an order's first products, `most` at most; decoration beside the words. */
export function OrderPictures({
  order,
  products,
  most,
  className,
}: {
  order: Order;
  products: ReadonlyMap<string, LineProduct>;
  most: number;
  className: string;
}) {
  const ids = [...new Set((order.productItems ?? []).flatMap(({ productId }) => productId ?? []))].slice(0, most);
  return (
    <div className={className} aria-hidden="true">
      {ids.map((id) => (
        <LinePicture key={id} product={products.get(id)} isSmall />
      ))}
    </div>
  );
}

/** When an order was placed, how much is in it, and its total. */
export function PlacedLine({ order }: { order: Order }) {
  const money = useMoney(order.currency);
  return (
    <FormattedMessage
      id="orders.line"
      defaultMessage="Placed {date}, {pieces, plural, one {# item} other {# items}}, {total}"
      values={{
        date: order.creationDate ? <FormattedDate value={order.creationDate} dateStyle="long" /> : "",
        pieces: pieceCount(order),
        total: money(order.orderTotal),
      }}
    />
  );
}

/** Leads to an order's own page; its number is for those who hear the link. */
export function OrderDetailsLink({ orderNo, className }: { orderNo: string; className: string }) {
  return (
    <Link className={className} to={`/order-details/${encodeURIComponent(orderNo)}`}>
      <FormattedMessage id="orders.details" defaultMessage="Details" />
      <span className="vh">
        {" "}
        <FormattedMessage id="order.number" defaultMessage="order {orderNo}" values={{ orderNo }} />
      </span>
    </Link>
  );
}
