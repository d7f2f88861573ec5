import { FormattedMessage } from "react-intl";
import type { Order } from "#app/commerce-api/orders.ts";
import { BasketTotals } from "#app/components/basket/basket-totals.tsx";
import { OrderSummary } from "#app/components/basket/order-summary.tsx";
import { CardWords } from "./card-words.tsx";
import c from "./order-confirmation-page.styles.ts";

/** The sums of an order, what paid them, and the way to print them. */
export function OrderReceipt({ order }: { order: Order }) {
  const card = order.paymentInstruments?.find(({ paymentCard }) => paymentCard)?.paymentCard;
  return (
    <OrderSummary place="still" title={<FormattedMessage id="confirmation.receipt" defaultMessage="Receipt" />}>
      <BasketTotals basket={order} showTax />
      {card ? (
        <p className={c.paid}>
          <FormattedMessage
            id="confirmation.paid"
            defaultMessage="Paid with {card}"
            values={{ card: <CardWords card={card} /> }}
          />
        </p>
      ) : null}
      <button type="button" className={c.print} onClick={() => window.print()}>
        <FormattedMessage id="confirmation.print" defaultMessage="Print receipt" />
      </button>
    </OrderSummary>
  );
}
