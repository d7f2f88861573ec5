import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { type BasketDocument, isTaxIncluded } from "#app/domain/basket/basket-document.ts";
import { explanationOf } from "#app/domain/basket/explanation.ts";
import { orderSums } from "#app/domain/basket/order-summary.ts";
import c from "./basket-totals.styles.ts";
import { taxName } from "./tax-words.tsx";
import { useMoney } from "./use-money.ts";

const TotalExplained = onDemand(() =>
  import(/* webpackChunkName: "total-explained" */ "./total-explained.tsx").then((module) => module.TotalExplained),
);

/**
 * The sums of a bag or an order; shipping that cannot be known yet says so, and the total is what is known of it.
 * `showTax` is for steps that know the address.
 */
export function BasketTotals({ basket, showTax = false }: { basket: BasketDocument; showTax?: boolean }) {
  const money = useMoney(basket.currency);
  const { country } = useSite();
  const sums = orderSums(basket);
  const [isWanted, setWanted] = useState(false);
  const explanation = explanationOf(basket);
  const tax = showTax ? (
    <div>
      <dt>
        <FormattedMessage {...taxName(country, basket)} />
      </dt>
      <dd>{money(sums.tax)}</dd>
    </div>
  ) : null;
  return (
    <>
      <dl className={c.totals}>
        <div>
          <dt>
            <FormattedMessage id="summary.subtotal" defaultMessage="Subtotal" />
          </dt>
          <dd>{money(sums.subtotal)}</dd>
        </div>
        {sums.reductions.map(({ id, name, code, amount }) => (
          <div key={id}>
            <dt>
              {code ? (
                <FormattedMessage id="summary.promo" defaultMessage="Promo {code}" values={{ code }} />
              ) : (
                name || <FormattedMessage id="summary.reduction" defaultMessage="Promotion" />
              )}
            </dt>
            <dd className={c.saved}>{money(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <FormattedMessage id="summary.shipping" defaultMessage="Shipping" />
          </dt>
          <dd>
            {sums.shippingBefore === undefined ? null : (
              <s>
                <span className="vh">
                  <FormattedMessage id="summary.was" defaultMessage="was" />
                </span>{" "}
                {money(sums.shippingBefore)}
              </s>
            )}
            {sums.shipping === undefined ? (
              <FormattedMessage id="summary.later" defaultMessage="Calculated next" />
            ) : (
              money(sums.shipping)
            )}
          </dd>
        </div>
        {isTaxIncluded(basket) ? null : tax}
        <div className={c.total}>
          <dt>
            {sums.total === undefined ? (
              <FormattedMessage id="summary.soFar" defaultMessage="Estimated total" />
            ) : (
              <FormattedMessage id="summary.total" defaultMessage="Order total" />
            )}
          </dt>
          <dd>{money(sums.total ?? sums.soFar)}</dd>
        </div>
        {isTaxIncluded(basket) ? tax : null}
      </dl>
      {explanation ? (
        <details className={c.explained} onToggle={(event) => event.currentTarget.open && setWanted(true)}>
          <summary>
            <FormattedMessage id="summary.explain" defaultMessage="How this adds up" />
            <Icon name="chevron-down" size="xs" />
          </summary>
          {isWanted ? (
            <QuietBoundary>
              <TotalExplained explanation={explanation} basket={basket} />
            </QuietBoundary>
          ) : null}
        </details>
      ) : null}
    </>
  );
}
