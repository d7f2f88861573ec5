import { type ReactNode, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { LineExtras } from "#app/components/basket/line-extras.tsx";
import { LinePicture } from "#app/components/basket/line-picture.tsx";
import { useMoney } from "#app/components/basket/use-money.ts";
import { AfterSettled } from "#app/components/ui/after-settled.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { QUANTITY_DEBOUNCE_MS, QuantitySelector } from "#app/components/ui/quantity-selector.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { isBonusLine, linePrice } from "#app/domain/basket/basket-document.ts";
import { lineEditPath } from "./line-edit-path.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import type { PriceChange } from "../stock/price-changes.ts";
import type { NamedLine } from "./named-line.ts";
import { useLineQuantity } from "./use-line-quantity.ts";
import c from "./cart-item.styles.ts";
import { HeatLabel } from "./heat-label.tsx";
import { LineMore } from "./line-more.tsx";
import { LineMessages } from "./line-messages.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";

const RemoveItemDialog = onDemand(() =>
  import(/* webpackChunkName: "remove-item" */ "./remove-item-dialog.tsx").then((module) => module.RemoveItemDialog),
);

const LineSubscription = onDemand(() =>
  import(/* webpackChunkName: "line-subscription" */ "./line-subscription.tsx").then(
    (module) => module.LineSubscription,
  ),
);

/** What a shopper does with a line. */
export interface LineHandlers {
  onRemove: (line: NamedLine) => void;
  onSave: (line: NamedLine) => void;
  onPickUp: (line: NamedLine) => void;
  onShip: (line: NamedLine) => void;
  onShare: (line: NamedLine) => void;
  /** Gives a chosen present back, to choose another. */
  onSwap: (line: NamedLine) => void;
}

export interface CartItemProps extends LineHandlers {
  item: NamedLine;
  /** A shop hands it out, whose stock only the bag itself knows. */
  isPickup: boolean;
  /** Whether lines of this bag may come again and again. */
  isSubscribable: boolean;
  /** Whether the shop hands out anything at all. */
  isPickupEnabled: boolean;
  product: LineProduct | undefined;
  /** Products are on their way, and with them what there is of them. */
  isStockComing: boolean;
  currency?: string;
  /** What stock did to the line when the bag was opened. */
  reduced: { from: number; to: number } | undefined;
  isSoldOut: boolean;
  /** Another price than when the shopper last looked. */
  priceChange: PriceChange | undefined;
  /** Why the last action did not work. */
  problem: ShopperMessage | undefined;
}

/** One line of the bag: picture, name, price, quantity, reductions, and what the shopper must know about it. */
export function CartItem(props: CartItemProps) {
  const { item, isPickup, product, currency } = props;
  const intl = useIntl();
  const money = useMoney(currency);
  const [isAsking, setAsking] = useState(false);
  const [isOffering, setOffering] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const { itemId } = item;
  const quantity = item.quantity ?? 1;
  const line = useLineQuantity({ itemId, quantity }, () => setAsking(true));
  const name = product?.name ?? item.productName ?? item.productId ?? "";
  const named = { name, hidden: (words: ReactNode) => <span className="vh">{words}</span> };
  const { priceBooks } = useSite();
  const before = Math.max(item.price ?? 0, (product?.prices?.[priceBooks.list] ?? 0) * quantity);
  const price = linePrice(item);
  const mayComeAgain = props.isSubscribable && product?.mayComeAgain && !isPickup;

  return (
    <li className={c.line}>
      <LinePicture product={product} />
      <div>
        <h3 className={c.name}>{product ? <Link to={product.link}>{name}</Link> : name}</h3>
        {product?.choice ? <p className={c.choice}>{product.choice}</p> : null}
        <LineExtras item={item} />
        <HeatLabel item={item} />
      </div>
      <p className={c.price}>
        {money(price)}
        {price !== undefined && before > price ? (
          <s>
            <span className="vh">
              <FormattedMessage id="cartItem.was" defaultMessage="was" />{" "}
            </span>
            {money(before)}
          </s>
        ) : null}
        {quantity > 1 && price ? (
          <small className={c.choice}>
            <FormattedMessage
              id="cartItem.each"
              defaultMessage="{price} each"
              values={{ price: money(price / quantity) }}
            />
          </small>
        ) : null}
      </p>
      {isBonusLine(item) ? (
        <div className={c.controls}>
          <p className={c.promotion}>
            <FormattedMessage
              id="cartItem.bonus"
              defaultMessage="{quantity, plural, one {A gift from us} other {# gifts from us}}"
              values={{ quantity }}
            />
          </p>
          {item["bonusDiscountLineItemId"] ? (
            <button type="button" className={c.action} onClick={() => props.onSwap(item)}>
              <FormattedMessage
                id="cartItem.swap"
                defaultMessage="Choose another<hidden> gift instead of {name}</hidden>"
                values={named}
              />
            </button>
          ) : null}
        </div>
      ) : (
        <div className={c.controls}>
          <QuantitySelector
            size="sm"
            rules={{ min: 0 }}
            stock={isPickup ? undefined : product?.available}
            isStockComing={!isPickup && !product && props.isStockComing}
            debounceMs={QUANTITY_DEBOUNCE_MS}
            showLimited
            value={line.shown}
            onChange={line.ask}
            onWish={line.wish}
            label={intl.formatMessage({ id: "cartItem.quantity", defaultMessage: "Quantity of {name}" }, { name })}
          />
          <div className={c.ways}>
            <button ref={removeButton} type="button" className={c.action} onClick={() => setAsking(true)}>
              <FormattedMessage id="cartItem.remove" defaultMessage="Remove<hidden> {name}</hidden>" values={named} />
            </button>
            <LineMore
              name={name}
              editLink={lineEditPath(item)}
              shipmentId={isPickup ? undefined : item.shipmentId}
              onPickUp={
                !isPickup && props.isPickupEnabled && product?.isPickupOffered ? () => props.onPickUp(item) : undefined
              }
              onShip={isPickup && product && !product.isInShopOnly ? () => props.onShip(item) : undefined}
              onShare={isPickup ? undefined : () => props.onShare(item)}
              onSubscribe={mayComeAgain ? () => setOffering(!isOffering) : undefined}
              onSave={() => props.onSave(item)}
            />
          </div>
        </div>
      )}
      {mayComeAgain ? (
        <AfterSettled>
          <LineSubscription productId={item.productId ?? ""} name={name} isOpen={isOffering} onOpen={setOffering} />
        </AfterSettled>
      ) : null}
      {(item.priceAdjustments ?? []).map((adjustment, index) => (
        <p key={adjustment.priceAdjustmentId ?? index} className={c.promotion}>
          {adjustment.itemText} {adjustment.price ? money(adjustment.price) : null}
        </p>
      ))}
      <LineMessages
        reduced={props.reduced}
        isSoldOut={props.isSoldOut}
        priceChange={props.priceChange}
        problem={props.problem ?? line.problem}
        currency={currency}
      />
      {isAsking ? (
        <QuietBoundary onFail={() => setAsking(false)}>
          <RemoveItemDialog
            name={name}
            onRemove={() => {
              setAsking(false);
              props.onRemove(item);
            }}
            onClose={() => {
              setAsking(false);
              line.stay();
              // After the dialog has given the focus back, maybe to a button that is disabled by now.
              setTimeout(() => removeButton.current?.focus());
            }}
          />
        </QuietBoundary>
      ) : null}
    </li>
  );
}
