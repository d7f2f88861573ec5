import { FormattedMessage } from "react-intl";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { useMoney } from "#app/components/basket/use-money.ts";
import c from "./promo-code-form.styles.ts";
import { useBestCode } from "./use-best-code.ts";

/** Has the bag use the best code its shopper holds, and says which and what it saves (bag-48). */
export function BestCodeNote({ basket }: { basket: BasketDocument }) {
  const money = useMoney(basket.currency);
  const used = useBestCode(basket);
  const values = used && {
    code: <b>{used.code}</b>,
    codes: used.instead.join(", "),
    amount: money(used.saved),
  };
  return (
    <output>
      {used && values ? (
        <p className={c.explained}>
          {used.instead.length > 0 ? (
            <FormattedMessage
              id="bestCode.better"
              defaultMessage="Your code {code} now saves you {amount} more than {codes}, so we used it instead."
              values={values}
            />
          ) : (
            <FormattedMessage
              id="bestCode.account"
              defaultMessage="We used {code}, the best code in your account: you save {amount}."
              values={values}
            />
          )}
        </p>
      ) : null}
    </output>
  );
}
