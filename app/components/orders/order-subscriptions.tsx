import { FormattedMessage } from "react-intl";
import type { BasketItem } from "#app/domain/basket/basket-document.ts";
import { subscriptionOptins, type OrderDocument } from "#app/domain/orders/order-document.ts";
import c from "./order.styles.ts";

/** Which of these lines come again and again, and how often; nothing where none does. */
export function OrderSubscriptions({ order, items }: { order: OrderDocument; items: readonly BasketItem[] }) {
  const coming = subscriptionOptins(order).flatMap(({ productId, intervalDays }) => {
    const item = items.find((candidate) => candidate.productId === productId);
    return item ? [{ productId, intervalDays, name: item.productName ?? productId }] : [];
  });
  if (coming.length === 0) return null;
  return (
    <ul className={c.facts}>
      {coming.map(({ productId, intervalDays, name }) => (
        <li key={productId}>
          <FormattedMessage
            id="order.subscription"
            defaultMessage="{name} ships again every {days, number} days."
            values={{ name: <b>{name}</b>, days: intervalDays }}
          />
        </li>
      ))}
    </ul>
  );
}
