import { useEffect, useId } from "react";
import { FormattedMessage } from "react-intl";
import { track } from "#app/analytics/track.ts";
import { useMoney } from "#app/components/basket/use-money.ts";
import type { ApproachingDiscount, ReachedPromotion } from "#app/domain/basket/order-summary.ts";
import c from "./discount-nudge.styles.ts";

/**
 * How much more brings the next promotion, in words and as a stripe; that it was seen and followed is told (bag-32).
 */
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
  const { promotionId } = discount;
  useEffect(() => track({ event: "promotion", action: "displayed", promotion_id: promotionId }), [promotionId]);
  const follow = () => {
    track({ event: "promotion", action: "clicked", promotion_id: promotionId });
    onAddTreats();
  };
  return (
    <section className={c.nudge} aria-labelledby={id}>
      <p id={id}>
        <FormattedMessage
          id="nudge.remaining"
          defaultMessage="<b>Add {amount} more</b> and get: {promotion}"
          values={{
            amount: money(discount.remaining),
            promotion: discount.text,
            b: (text) => <b>{text}</b>,
          }}
        />
      </p>
      <button type="button" className={c.add} aria-haspopup="dialog" onClick={follow}>
        <FormattedMessage id="nudge.addTreats" defaultMessage="Add Treats" />
      </button>
      <progress className={c.bar} aria-labelledby={id} value={discount.percent} max={100} />
    </section>
  );
}

/** That a promotion of the delivery is reached, in the merchant's words where there are some (bag-32). */
export const PromotionReached = ({ promotion: { text, congratsMessage } }: { promotion: ReachedPromotion }) => (
  <output className={c.reached}>
    {congratsMessage ?? (
      <FormattedMessage
        id="nudge.reached"
        defaultMessage="Sweet, it’s yours: {promotion}"
        values={{ promotion: text }}
      />
    )}
  </output>
);
