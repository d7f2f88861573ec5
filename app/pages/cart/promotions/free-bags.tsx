import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { NewBasketItem } from "#app/commerce-api/baskets.ts";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import c from "./bonus-choice.styles.ts";

/** Offers a gift bag for each recipient, for nothing (site preference `freeBagsProductId`). */
export function FreeBags({ bags }: { bags: readonly NewBasketItem[] }) {
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();
  const [problem, setProblem] = useState<ShopperMessage | null>(null);
  const [isBusy, setBusy] = useState(false);

  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await run((basketId) => baskets.addItems(basketId, bags));
    } catch (error) {
      setProblem(shopperMessage(error));
    }
    setBusy(false);
  };

  return (
    <section className={c.bonus} aria-labelledby="free-bags">
      <h2 className={c.title} id="free-bags">
        <FormattedMessage
          id="freeBags.title"
          defaultMessage="{count, plural, one {A free gift bag goes with it} other {A free gift bag for each of your # people}}"
          values={{ count: bags.length }}
        />
      </h2>
      {problem ? (
        <Note tone="error">
          <ShopperWords message={problem} />
        </Note>
      ) : null}
      <p>
        <FormattedMessage id="freeBags.words" defaultMessage="Striped paper with string handles, packed flat." />
      </p>
      <div>
        <button type="button" className={c.take} aria-busy={isBusy} onClick={() => void add()}>
          <FormattedMessage
            id="freeBags.add"
            defaultMessage="{count, plural, one {Add a gift bag} other {Add # gift bags}}"
            values={{ count: bags.length }}
          />
        </button>
      </div>
    </section>
  );
}
