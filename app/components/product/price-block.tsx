import { FormattedMessage, useIntl } from "react-intl";
import { useSite } from "#app/contexts/site-context.tsx";
import { formatMoney } from "#app/domain/format/money.ts";
import type { PriceLine } from "#app/domain/product/price-line.ts";
import { PriceText } from "./price-text.tsx";
import c from "./price-block.styles.ts";

/** The price of what is chosen, and the prices that fall with the quantity. */
export const PriceBlock = ({
  price,
  steps = [],
}: {
  price: PriceLine | undefined;
  steps?: readonly { from: number; price: number }[];
}) => {
  const intl = useIntl();
  const { currency } = useSite();
  if (!price) return null;
  return (
    <div>
      <p className={c.price}>
        <PriceText line={price} currency={currency} intl={intl} freeAtZero />
      </p>
      {steps.length > 1 && (
        <ul className={c.steps}>
          {steps.slice(1).map((step) => (
            <li key={step.from}>
              <FormattedMessage
                id="product.priceStep"
                defaultMessage="{from} or more: {price} each"
                values={{ from: step.from, price: formatMoney(step.price, currency, intl.locale) }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
