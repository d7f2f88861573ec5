import { FormattedMessage } from "react-intl";
import type { BasketItem } from "#app/domain/basket/basket-document.ts";
import { lineOptions } from "#app/domain/basket/line-options.ts";
import c from "./line-options.styles.ts";
import { useMoney } from "./use-money.ts";

/** What a line is made as, with what that adds to each piece, and the words on it. */
export const LineOptions = ({ item }: { item: BasketItem }) => {
  const money = useMoney();
  return lineOptions(item).map(({ name, words, price }, index) => (
    <span key={index} className={c.option}>
      {name && words ? (
        <FormattedMessage id="line.worded" defaultMessage="{option}: “{words}”" values={{ option: name, words }} />
      ) : (
        name || <FormattedMessage id="line.words" defaultMessage="“{words}”" values={{ words }} />
      )}
      {price > 0 ? (
        <span className={c.price}>
          {" "}
          <FormattedMessage id="line.more" defaultMessage="+{price} each" values={{ price: money(price) }} />
        </span>
      ) : null}
    </span>
  ));
};
