import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { useMoney } from "#app/components/basket/use-money.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { QUANTITY_DEBOUNCE_MS, QuantitySelector } from "#app/components/ui/quantity-selector.tsx";
import { type BasketItem, linePrice } from "#app/domain/basket/basket-document.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { useBasketItems } from "#app/hooks/basket/use-basket-items.ts";
import { useLineQuantity } from "#app/hooks/basket/use-line-quantity.ts";
import c from "./cart-item.styles.ts";
import { RemoveItemDialog } from "./remove-item-dialog.tsx";

export interface CartItemProps {
  item: BasketItem;
  /** A shop hands it out, whose stock only the bag itself knows. */
  isPickup: boolean;
  product: LineProduct | undefined;
  currency?: string;
  /** What stock did to the line when the bag was opened. */
  reduced: { from: number; to: number } | undefined;
  isSoldOut: boolean;
  /** Called after the line has gone, with its name. */
  onRemoved: (name: string) => void;
}

/** One line of the bag: picture, name, price, quantity, reductions, and what the shopper must know about it. */
export function CartItem({ item, isPickup, product, currency, reduced, isSoldOut, onRemoved }: CartItemProps) {
  const intl = useIntl();
  const money = useMoney(currency);
  const items = useBasketItems();
  const [isAsking, setAsking] = useState(false);
  const [removal, setRemoval] = useState<string | null>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const itemId = item.itemId ?? "";
  const quantity = item.quantity ?? 1;
  const available = isPickup ? undefined : product?.available;
  const line = useLineQuantity({ itemId, quantity }, () => setAsking(true));
  const name = item.productName ?? product?.name ?? item.productId ?? "";
  const before = item.price;
  const price = linePrice(item);
  const isBonus = item.bonusProductLineItem === true;
  const problem = removal ?? line.problem;

  const remove = () => {
    setAsking(false);
    line.leave(true);
    items.remove(itemId).then(
      () => onRemoved(name),
      (error: unknown) => {
        line.leave(false);
        setRemoval(shopperMessage(error));
      },
    );
  };

  return (
    <li className={c.line}>
      <LinePicture product={product} />
      <div>
        <h3 className={c.name}>{product ? <Link to={product.link}>{name}</Link> : name}</h3>
        {product?.choice ? <p className={c.choice}>{product.choice}</p> : null}
      </div>
      <p className={c.price}>
        {money(price)}
        {before !== undefined && price !== undefined && before > price ? (
          <s>
            <span className="vh">
              <FormattedMessage id="cartItem.was" defaultMessage="was" />{" "}
            </span>
            {money(before)}
          </s>
        ) : null}
      </p>
      <div className={c.controls}>
        {isBonus ? null : (
          <>
            <QuantitySelector
              size="sm"
              rules={{ min: 0 }}
              stock={available}
              debounceMs={QUANTITY_DEBOUNCE_MS}
              showLimited
              value={line.shown}
              onChange={line.ask}
              label={intl.formatMessage({ id: "cartItem.quantity", defaultMessage: "Quantity of {name}" }, { name })}
            />
            <Link className={c.action} to={`/products/${encodeURIComponent(item.productId ?? "")}?edit=${itemId}`}>
              <FormattedMessage
                id="cartItem.edit"
                defaultMessage="Edit<hidden> {name}</hidden>"
                values={{ name, hidden: (text) => <span className="vh">{text}</span> }}
              />
            </Link>
            <button ref={removeButton} type="button" className={c.action} onClick={() => setAsking(true)}>
              <FormattedMessage
                id="cartItem.remove"
                defaultMessage="Remove<hidden> {name}</hidden>"
                values={{ name, hidden: (text) => <span className="vh">{text}</span> }}
              />
            </button>
          </>
        )}
      </div>
      {(item.priceAdjustments ?? []).map((adjustment, index) => (
        <p key={adjustment.priceAdjustmentId ?? index} className={c.promotion}>
          {adjustment.itemText} {money(adjustment.price)}
        </p>
      ))}
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
        {isSoldOut ? (
          <span className={c.error}>
            <Icon name="warning" size="sm" />
            <FormattedMessage
              id="cartItem.soldOut"
              defaultMessage="This one has just sold out. Please remove it to check out."
            />
          </span>
        ) : null}
        {problem ? (
          <span className={c.error}>
            <Icon name="warning" size="sm" />
            {problem}
          </span>
        ) : null}
      </output>
      {isAsking ? (
        <RemoveItemDialog
          name={name}
          onRemove={remove}
          onClose={() => {
            setAsking(false);
            line.stay();
            // After the dialog has given the focus back, maybe to a button that is disabled by now.
            setTimeout(() => removeButton.current?.focus());
          }}
        />
      ) : null}
    </li>
  );
}
