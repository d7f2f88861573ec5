import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import c from "./order-summary.styles.ts";

/** The plum panel beside a bag, a checkout step or an order; it stays in view on wide screens except on receipts. */
export function OrderSummary({
  place,
  title,
  children,
}: {
  place: "shop" | "checkout" | "still";
  title?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={c[place]} aria-labelledby={id}>
      <h2 className={c.title} id={id}>
        {title ?? <FormattedMessage id="summary.title" defaultMessage="Order summary" />}
      </h2>
      {children}
    </section>
  );
}
