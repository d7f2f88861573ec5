import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { QuantitySelector } from "#app/components/ui/quantity-selector.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { editableLine, shopOfLine } from "#app/domain/basket/line-edit.ts";
import type { FulfillmentOption } from "#app/domain/product/fulfillment.ts";
import { PurchaseActions, type PurchaseActionsProps } from "#app/components/product/purchase-actions.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { useLineEdit } from "./use-line-edit.ts";
import c from "./edit-actions.styles.ts";

/** What the button under an edited product needs. */
export interface EditActionsProps extends PurchaseActionsProps {
  itemId: string;
  /** Told once how the line is got so far. */
  onFulfillment: (option: FulfillmentOption) => void;
}

const Edit = ({
  itemId,
  line,
  addition,
  rules,
  stock,
  disabled,
  hold,
}: Omit<EditActionsProps, "onFulfillment"> & { line: { quantity?: number } }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [quantity, setQuantity] = useState(line.quantity ?? rules.min);
  const [isRefused, setRefused] = useState(false);
  const { save, state } = useLineEdit(itemId);
  const isPending = state.status === "pending";

  const choose = (chosen: number | undefined) => {
    setRefused(chosen === undefined);
    if (chosen !== undefined) setQuantity(chosen);
  };
  const update = async () => {
    if (isRefused) return input.current?.focus();
    if (!addition || disabled || hold?.()) return;
    const { productId, pickupAt, own } = addition;
    const storeId = pickupAt?.id ?? null;
    const inventoryId = pickupAt?.inventoryId;
    const wish = {
      productId,
      quantity,
      storeId,
      ...(own && { own }),
      ...(inventoryId !== undefined && { inventoryId }),
    };
    if (!(await save(wish))) return;
    await navigate("/cart");
    announce(intl.formatMessage({ id: "product.bagUpdated", defaultMessage: "Your bag is updated." }));
  };

  return (
    <>
      <div className={c.row}>
        <QuantitySelector
          label={intl.formatMessage({ id: "quantity.label", defaultMessage: "Quantity" })}
          value={quantity}
          onChange={choose}
          onRefuse={() => choose(undefined)}
          rules={rules}
          stock={stock}
          inputRef={input}
        />
        <button
          type="button"
          className={c.update}
          disabled={disabled || !addition}
          aria-busy={isPending || undefined}
          onClick={() => void update()}
        >
          {isPending ? (
            <FormattedMessage id="product.updating" defaultMessage="Updating" />
          ) : (
            <FormattedMessage id="product.updateBag" defaultMessage="Update bag" />
          )}
        </button>
      </div>
      <Link className={c.back} to="/cart">
        <FormattedMessage id="product.backToBag" defaultMessage="Back to your bag without changes" />
      </Link>
      {state.status === "error" && (
        <p className={c.problem} role="alert">
          <Icon name="warning" size="sm" />
          <ShopperWords message={state.message} />
        </p>
      )}
    </>
  );
};

/**
 * Quantity and 'Update bag' for a line that is edited (product-5): it begins with the line's quantity and way
 * to get it, and leads back to the bag. A line that has gone meanwhile leaves an ordinary product to add.
 */
export const EditActions = ({ itemId, onFulfillment, ...actions }: EditActionsProps) => {
  const { basket, status } = useBasket();
  const line = basket ? editableLine(basket, itemId) : undefined;
  const option = basket && line ? (shopOfLine(basket, line) === null ? "shipping" : "pickup") : undefined;
  const isTold = useRef(false);
  useEffect(() => {
    if (option === undefined || isTold.current) return;
    isTold.current = true;
    onFulfillment(option);
  }, [option, onFulfillment]);
  if (line) return <Edit itemId={itemId} line={line} {...actions} />;
  if (!basket && (status === "idle" || status === "pending")) return <Skeleton height="52px" />;
  return <PurchaseActions {...actions} />;
};
