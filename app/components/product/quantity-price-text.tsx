import { FormattedMessage, useIntl } from "react-intl";
import { useSite } from "#app/contexts/site-context.tsx";
import { formatMoney } from "#app/domain/format/money.ts";
import type { PriceLine } from "#app/domain/product/price-line.ts";
import { quantityPrice } from "#app/domain/product/quantity-price.ts";
import c from "./quantity-price-text.styles.ts";

/** What the chosen quantity costs and takes off, and what a few more would bring; told when it changes. */
export const QuantityPriceText = ({
  price,
  steps,
  quantity,
}: {
  price: PriceLine;
  steps: readonly { from: number; price: number }[];
  quantity: number;
}) => {
  const intl = useIntl();
  const { currency } = useSite();
  const money = (amount: number) => formatMoney(amount, currency, intl.locale);
  const { each, total, saved, next } = quantityPrice(price, steps, quantity);
  return (
    <output className={c.text}>
      {quantity > 1 && (
        <span>
          <FormattedMessage
            id="product.quantityTotal"
            defaultMessage="{quantity} × {each} = <b>{total}</b>"
            values={{ quantity, each: money(each), total: money(total), b: (chunks) => <b>{chunks}</b> }}
          />
          {saved > 0 && (
            <>
              {" "}
              <span className={c.saved}>
                <FormattedMessage
                  id="product.quantitySaved"
                  defaultMessage="You save {saved}."
                  values={{ saved: money(saved) }}
                />
              </span>
            </>
          )}
        </span>
      )}
      {next && (
        <span className={c.next}>
          <FormattedMessage
            id="product.quantityNext"
            defaultMessage="{more} more: {price} each"
            values={{ more: next.more, price: money(next.each) }}
          />
        </span>
      )}
    </output>
  );
};
