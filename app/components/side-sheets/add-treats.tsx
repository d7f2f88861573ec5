import { useEffect, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { track } from "#app/analytics/track.ts";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { useMoney } from "#app/components/basket/use-money.ts";
import { PriceText } from "#app/components/product/price-text.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { QuantitySelector } from "#app/components/ui/quantity-selector.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { SideSheet } from "#app/components/ui/side-sheet.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { approachingDiscount } from "#app/domain/basket/order-summary.ts";
import { type DiscountProgress, discountProgress } from "#app/domain/basket/discount-tiers.ts";
import { askedPrice } from "#app/domain/product/asked-price.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { useAddToBasket } from "#app/hooks/basket/use-add-to-basket.ts";
import c from "./add-treats.styles.ts";
import { useTreats } from "./use-treats.ts";

function Tiers({ progress }: { progress: DiscountProgress }) {
  const id = useId();
  const money = useMoney(useSite().currency);
  return (
    <div className={c.tiers}>
      <ul id={id}>
        {progress.tiers.map(({ text, threshold, remaining }) => (
          <li key={threshold}>
            {remaining > 0 ? (
              <FormattedMessage
                id="addTreats.remaining"
                defaultMessage="<b>Add {amount} more:</b> {promotion}"
                values={{ amount: money(remaining), promotion: text, b: (words) => <b>{words}</b> }}
              />
            ) : (
              <FormattedMessage
                id="addTreats.reached"
                defaultMessage="<b>Yours:</b> {promotion}"
                values={{ promotion: text, b: (words) => <b>{words}</b> }}
              />
            )}
          </li>
        ))}
      </ul>
      <progress
        className={progress.percent === 100 ? c.full : c.bar}
        aria-labelledby={id}
        value={progress.percent}
        max={100}
      />
    </div>
  );
}

function Treat({
  tile,
  quantity,
  onQuantity,
}: {
  tile: ProductTile;
  quantity: number;
  onQuantity: (quantity: number) => void;
}) {
  const intl = useIntl();
  const { currency } = useSite();
  return (
    <li className={c.treat}>
      <label className={c.check}>
        <input type="checkbox" checked={quantity > 0} onChange={(event) => onQuantity(event.target.checked ? 1 : 0)} />
        <LinePicture product={tile} isSmall />
        <span>
          <b>{tile.name}</b>
          {tile.price ? (
            <span className={c.price}>
              <PriceText line={tile.price} currency={currency} intl={intl} />
            </span>
          ) : null}
        </span>
      </label>
      {quantity > 0 ? (
        <div className={c.quantity}>
          <QuantitySelector
            size="sm"
            rules={{ min: 0 }}
            value={quantity}
            onChange={onQuantity}
            label={intl.formatMessage(
              { id: "addTreats.quantity", defaultMessage: "Quantity of {name}" },
              { name: tile.name },
            )}
          />
        </div>
      ) : null}
    </li>
  );
}

/**
 * 'Add Treats': what the bag is near to, and treats that get it there. Choosing one means one piece, 0 takes it back,
 * and the bar moves on across the tiers as it will once they are in the bag.
 */
export const AddTreats = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const { basket } = useBasket();
  const { tiles, onSeen, onChosen } = useTreats();
  const { addToBasket, state } = useAddToBasket();
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const quantityOf = ({ id }: ProductTile) => chosen.get(id) ?? 0;
  const picked = (tiles ?? []).filter((tile) => quantityOf(tile) > 0);
  const isShown = tiles !== null && tiles.length > 0;
  useEffect(() => {
    if (isShown) onSeen();
  }, [isShown, onSeen]);
  const choose = ({ id }: ProductTile, quantity: number) => {
    if (quantity > 0 && !chosen.get(id)) onChosen(id);
    setChosen(new Map(chosen).set(id, quantity));
  };
  const count = picked.reduce((sum, tile) => sum + quantityOf(tile), 0);
  const worth = picked.reduce((sum, tile) => sum + quantityOf(tile) * (tile.price ? askedPrice(tile.price) : 0), 0);
  const isBusy = state.status === "pending";
  const add = () => {
    if (count === 0 || isBusy) return;
    // Which promotion the treats were for: the one that was near before they came.
    const promotionId = approachingDiscount(basket ?? {})?.promotionId ?? "";
    const ids = picked.map((tile) => tile.addId ?? tile.id);
    void addToBasket(
      picked.map((tile) => ({
        productId: tile.addId ?? tile.id,
        quantity: quantityOf(tile),
        name: tile.name,
        ...(tile.image && { image: tile.image.src }),
        ...(tile.color && { color: tile.color }),
      })),
    ).then((isAdded) => {
      if (!isAdded) return;
      for (const id of ids) track({ event: "promotion", action: "ATC", promotion_id: promotionId, product_id: id });
    });
  };
  return (
    <SideSheet
      title={intl.formatMessage({ id: "addTreats.title", defaultMessage: "Add Treats" })}
      onClose={onClose}
      footer={
        <button type="button" className={c.add} aria-disabled={count === 0} aria-busy={isBusy} onClick={add}>
          <FormattedMessage
            id="addTreats.add"
            defaultMessage="{count, plural, =0 {Choose a treat} one {Add # treat} other {Add # treats}}"
            values={{ count }}
          />
        </button>
      }
    >
      <Tiers progress={discountProgress(basket ?? {}, worth)} />
      {state.status === "error" ? (
        <Note tone="error">
          <ShopperWords message={state.message} />
        </Note>
      ) : null}
      {tiles === null ? (
        <>
          <LoadingFallback />
          <Skeleton height="96px" />
        </>
      ) : tiles.length === 0 ? (
        <p>
          <FormattedMessage
            id="addTreats.none"
            defaultMessage="No small treats to suggest right now, but the shelves are full of others."
          />
        </p>
      ) : (
        <ul className={c.treats}>
          {tiles.map((tile) => (
            <Treat
              key={tile.id}
              tile={tile}
              quantity={quantityOf(tile)}
              onQuantity={(quantity) => choose(tile, quantity)}
            />
          ))}
        </ul>
      )}
    </SideSheet>
  );
};
