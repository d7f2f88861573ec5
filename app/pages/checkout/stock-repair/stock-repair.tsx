import { FormattedMessage } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { findSwap, type Swap } from "./find-swap.ts";
import { quantitiesOfRest, type Shortage, shortagesOf } from "./shortages.ts";
import c from "./stock-repair.styles.ts";

/** What can be done about one product, each by one press. */
function Repair({ shortage, onRepaired }: { shortage: Shortage; onRepaired: () => void }) {
  const { baskets, search, products } = useCommerceApi();
  const run = useBasketOperation();
  const submission = useSubmission();
  const { productId, available, lines } = shortage;
  const name = lines[0]?.productName ?? productId;
  const quantity = lines.reduce((sum, line) => sum + (line.quantity ?? 1), 0);
  const { value: swap } = useAnswer(
    `swap ${productId} ${quantity}`,
    () => findSwap({ search, products }, productId, quantity),
    "Nothing could be looked for in place of what is gone.",
  );

  const change = (work: (basketId: string) => Promise<Basket>) =>
    void submission.run(async () => {
      await run(work);
      onRepaired();
    });
  const takeRest = () => change((id) => baskets.updateItems(id, quantitiesOfRest(shortage)));
  const remove = () =>
    change((id) =>
      baskets.updateItems(
        id,
        lines.map(({ itemId }) => ({ itemId, quantity: 0 })),
      ),
    );
  const swapFor = (other: Swap) =>
    change(async (id) => {
      await baskets.addItems(
        id,
        lines.map(({ shipmentId, quantity: pieces = 1 }) => ({
          productId: other.productId,
          quantity: pieces,
          ...(shipmentId !== undefined && { shipmentId }),
        })),
      );
      return baskets.updateItems(
        id,
        lines.map(({ itemId }) => ({ itemId, quantity: 0 })),
      );
    });

  return (
    <Note tone="warn">
      <p>
        {available > 0 ? (
          <FormattedMessage
            id="stockRepair.some"
            defaultMessage="Only {available, number} of {name} left, and you have {quantity, number} in your bag."
            values={{ available, name, quantity }}
          />
        ) : (
          <FormattedMessage id="stockRepair.none" defaultMessage="{name} has just sold out." values={{ name }} />
        )}
      </p>
      <div className={c.ways} aria-busy={submission.isBusy}>
        {available > 0 ? (
          <button type="button" className={c.way} onClick={takeRest}>
            <FormattedMessage
              id="stockRepair.take"
              defaultMessage="Take {available, number}<hidden> of {name}</hidden>"
              values={{ available, name, hidden: (words) => <span className="vh">{words}</span> }}
            />
          </button>
        ) : null}
        {swap ? (
          <button type="button" className={c.way} onClick={() => swapFor(swap)}>
            <FormattedMessage id="stockRepair.swap" defaultMessage="Swap for {name}" values={{ name: swap.name }} />
          </button>
        ) : null}
        <button type="button" className={c.way} onClick={remove}>
          <FormattedMessage
            id="stockRepair.remove"
            defaultMessage="Remove<hidden> {name}</hidden>"
            values={{ name, hidden: (words) => <span className="vh">{words}</span> }}
          />
        </button>
      </div>
      {submission.error ? (
        <p>
          <ShopperWords message={submission.error} />
        </p>
      ) : null}
    </Note>
  );
}

/** What the last step offers where there is less than the bag holds: take what is left, something else, or nothing. */
export const StockRepair = ({ basket, onRepaired }: { basket: Basket; onRepaired: () => void }) => (
  <>
    {shortagesOf(basket).map((shortage) => (
      <Repair key={shortage.productId} shortage={shortage} onRepaired={onRepaired} />
    ))}
  </>
);
