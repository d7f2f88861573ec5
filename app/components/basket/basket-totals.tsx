import { FormattedMessage } from "react-intl";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { orderSums } from "#app/domain/basket/order-summary.ts";
import c from "./basket-totals.styles.ts";
import { useMoney } from "./use-money.ts";

/** The sums of a bag or an order; what cannot be known yet is a dash. `showTax` is for steps that know the address. */
export function BasketTotals({ basket, showTax = false }: { basket: BasketDocument; showTax?: boolean }) {
  const money = useMoney(basket.currency);
  const sums = orderSums(basket);
  return (
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
          {money(sums.shipping)}
        </dd>
      </div>
      {showTax ? (
        <div>
          <dt>
            <FormattedMessage id="summary.tax" defaultMessage="Tax" />
          </dt>
          <dd>{money(sums.tax)}</dd>
        </div>
      ) : null}
      <div className={c.total}>
        <dt>
          <FormattedMessage id="summary.total" defaultMessage="Order total" />
        </dt>
        <dd>{money(sums.total)}</dd>
      </div>
    </dl>
  );
}
