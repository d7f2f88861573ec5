import { useId } from "react";
import { FormattedMessage } from "react-intl";
import type { ApproachingDiscount } from "#app/domain/basket/order-summary.ts";
import c from "./discount-nudge.styles.ts";
import { useMoney } from "./use-money.ts";

/** How much more brings the next promotion, in words and as a stripe. */
export function DiscountNudge({
  discount,
  currency,
  onAddTreats,
}: {
  discount: ApproachingDiscount;
  currency?: string;
  /** Opens the sheet with treats that would get the shopper there. */
  onAddTreats: () => void;
}) {
  const id = useId();
  const money = useMoney(currency);
  return (
    <section className={c.nudge} aria-labelledby={id}>
      <p id={id}>
        <FormattedMessage
          id="nudge.remaining"
          defaultMessage="<b>{amount} more</b> and this is yours: {promotion}"
          values={{
            amount: money(discount.remaining),
            promotion: discount.text,
            b: (text) => <b>{text}</b>,
          }}
        />
      </p>
      <button type="button" className={c.add} aria-haspopup="dialog" onClick={onAddTreats}>
        <FormattedMessage id="nudge.addTreats" defaultMessage="Add Treats" />
      </button>
      <progress className={c.bar} aria-labelledby={id} value={discount.percent} max={100} />
    </section>
  );
}
