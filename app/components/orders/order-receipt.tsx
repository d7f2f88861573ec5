import { FormattedMessage } from "react-intl";
import { BasketTotals } from "#app/components/basket/basket-totals.tsx";
import { OrderSummary } from "#app/components/basket/order-summary.tsx";
import { PaymentLedger } from "#app/components/payment/payment-ledger.tsx";
import { PaymentWords } from "#app/components/payment/payment-words.tsx";
import { checkInstructionsOf } from "#app/domain/payment/check-instructions.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { brand, brandPostalAddress } from "#config/brand.ts";
import c from "./order.styles.ts";

/** The sums of an order, what paid them, and the way to print them; on paper also who it came from. */
export function OrderReceipt({ order }: { order: OrderDocument }) {
  const { phone } = useSite();
  return (
    <OrderSummary place="still" title={<FormattedMessage id="confirmation.receipt" defaultMessage="Receipt" />}>
      <BasketTotals basket={order} showTax />
      <PaymentLedger basket={order} />
      {(order.paymentInstruments ?? []).map((instrument) => (
        <p className={c.paid} key={instrument.paymentInstrumentId}>
          {checkInstructionsOf(order) && instrument.paymentMethodId === "PAY_BY_CHECK" ? (
            <FormattedMessage id="confirmation.checkAwaited" defaultMessage="Your check hasn’t arrived yet" />
          ) : (
            <FormattedMessage
              id="confirmation.paid"
              defaultMessage="Paid with {card}"
              values={{ card: <PaymentWords instrument={instrument} currency={order.currency} /> }}
            />
          )}
        </p>
      ))}
      <button type="button" className={c.print} onClick={() => window.print()}>
        <FormattedMessage id="confirmation.print" defaultMessage="Print receipt" />
      </button>
      <address className={c.sender}>
        {[brand.name, brandPostalAddress, phone].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </OrderSummary>
  );
}
