import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import c from "./bonus-choice.styles.ts";
import type { BonusChoice } from "./bonus-choices.ts";

/** Presents a promotion has earned, of which the shopper takes as many as there are to be had. */
export function BonusChoicePanel({ choice }: { choice: BonusChoice }) {
  const id = useId();
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();
  const products = useBasketProducts({ productItems: choice.productIds.map((productId) => ({ productId })) });
  const [problem, setProblem] = useState<ShopperMessage | null>(null);
  const [isBusy, setBusy] = useState(false);

  const take = async (productId: string) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await run((basketId) =>
        baskets.addItems(basketId, [{ productId, quantity: 1, bonusDiscountLineItemId: choice.id }]),
      );
    } catch (error) {
      setProblem(shopperMessage(error));
    }
    setBusy(false);
  };

  return (
    <section className={c.bonus} aria-labelledby={id}>
      <h2 className={c.title} id={id}>
        <FormattedMessage
          id="bonus.title"
          defaultMessage="{left, plural, one {Choose your gift} other {Choose # gifts}}"
          values={{ left: choice.left }}
        />
      </h2>
      {problem ? (
        <Note tone="error">
          <ShopperWords message={problem} />
        </Note>
      ) : null}
      <ul className={c.list}>
        {choice.productIds.map((productId) => {
          const product = products.get(productId);
          const name = product?.name ?? productId;
          return (
            <li key={productId}>
              <LinePicture product={product} isSmall />
              <b>{name}</b>
              <button type="button" className={c.take} aria-busy={isBusy} onClick={() => void take(productId)}>
                <FormattedMessage
                  id="bonus.take"
                  defaultMessage="Choose<hidden> {name}</hidden>"
                  values={{ name, hidden: (words) => <span className="vh">{words}</span> }}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
