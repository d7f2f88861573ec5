import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "#app/components/basket/use-money.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useShellData } from "#app/contexts/shell-data.ts";
import { approachingDiscount, reachedPromotion } from "#app/domain/basket/order-summary.ts";
import c from "./bag-progress.styles.ts";

/**
 * How far the bag is from the next promotion of the delivery, as words and a stripe, or that it is reached (bag-32);
 * nothing where there is none, or where the site wants none shown.
 */
export function BagProgress() {
  const id = useId();
  const { basket } = useBasket();
  const money = useMoney(basket?.currency);
  const { preferences } = useShellData();
  if (!basket || preferences.promoUpsellDisplay === false) return null;
  const next = approachingDiscount(basket);
  const reached = reachedPromotion(basket);
  if (next)
    return (
      <div className={c.progress}>
        <p id={id}>
          <FormattedMessage
            id="nudge.remaining"
            defaultMessage="<b>Add {amount} more</b> and get: {promotion}"
            values={{ amount: money(next.remaining), promotion: next.text, b: (text) => <b>{text}</b> }}
          />
        </p>
        <progress className={c.bar} aria-labelledby={id} value={next.percent} max={100} />
      </div>
    );
  return reached ? (
    <p className={c.reached}>
      {reached.congratsMessage ?? (
        <FormattedMessage
          id="nudge.reached"
          defaultMessage="Sweet, it’s yours: {promotion}"
          values={{ promotion: reached.text }}
        />
      )}
    </p>
  ) : null;
}
