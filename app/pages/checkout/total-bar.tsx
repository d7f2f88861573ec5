import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SummaryLines } from "#app/components/basket/summary-lines.tsx";
import { useMoney } from "#app/components/basket/use-money.ts";
import { ArrivalDays } from "#app/components/delivery/arrival-days.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { orderSums } from "#app/domain/basket/order-summary.ts";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import { orderPromise } from "./order-promise.ts";
import c from "./total-bar.styles.ts";

function Lines({ basket }: { basket: Basket }) {
  const intl = useIntl();
  const products = useBasketProducts(basket);
  return (
    <section
      className={c.lines}
      aria-label={intl.formatMessage({ id: "totalBar.lines", defaultMessage: "What you’re buying" })}
      // Whoever scrolls with the keyboard has to get into it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <SummaryLines items={basket.productItems ?? []} products={products} currency={basket.currency} />
    </section>
  );
}

/**
 * What the order comes to and when it arrives, in sight on small screens at every step; a press shows what is in the
 * bag (checkout-21). Wide screens have the summary beside the step.
 */
export function TotalBar({ basket }: { basket: Basket }) {
  const money = useMoney(basket.currency);
  const [isWanted, setWanted] = useState(false);
  const sums = orderSums(basket);
  const promise = orderPromise(basket);
  return (
    <details className={c.bar} onToggle={(event) => setWanted(event.currentTarget.open)}>
      <summary>
        <span className={c.words}>
          <FormattedMessage id="totalBar.show" defaultMessage="Show what’s in it" />
          {promise ? (
            <span className={c.arrival}>
              <FormattedMessage
                id="totalBar.arrival"
                defaultMessage="Arriving {days}"
                values={{ days: <ArrivalDays promise={promise} /> }}
              />
            </span>
          ) : null}
        </span>
        <b className={c.total}>{money(sums.total ?? sums.soFar)}</b>
        <Icon name="chevron-down" size="sm" />
      </summary>
      {isWanted ? <Lines basket={basket} /> : null}
    </details>
  );
}
