import { FormattedMessage } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useMoney } from "#app/components/basket/use-money.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import type { PriceChange } from "../stock/price-changes.ts";
import c from "./cart-item.styles.ts";

/** What a shopper must know about a line: what stock and prices did to it, and why something did not work. */
export function LineMessages({
  reduced,
  isSoldOut,
  priceChange,
  problem,
  currency,
}: {
  reduced: { from: number; to: number } | undefined;
  isSoldOut: boolean;
  priceChange: PriceChange | undefined;
  problem: ShopperMessage | null;
  currency?: string;
}) {
  const money = useMoney(currency);
  return (
    <output className={c.messages}>
      {reduced ? (
        <span className={c.note}>
          <Icon name="info" size="sm" />
          <FormattedMessage
            id="cartItem.updated"
            defaultMessage="Quantity updated from {from, number} to {to, number}"
            values={reduced}
          />
        </span>
      ) : null}
      {priceChange ? (
        <span className={c.note}>
          <Icon name="tag" size="sm" />
          <FormattedMessage
            id="cartItem.priceChanged"
            defaultMessage="The price changed from {from} to {to} since you last looked."
            values={{ from: money(priceChange.from), to: money(priceChange.to) }}
          />
        </span>
      ) : null}
      {isSoldOut ? (
        <span className={c.error}>
          <Icon name="warning" size="sm" />
          <FormattedMessage id="cartItem.soldOut" defaultMessage="This just sold out. Please remove it to check out." />
        </span>
      ) : null}
      {problem ? (
        <span className={c.error}>
          <Icon name="warning" size="sm" />
          <ShopperWords message={problem} />
        </span>
      ) : null}
    </output>
  );
}
