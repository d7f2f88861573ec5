import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { QuantitySelector } from "#app/components/ui/quantity-selector.tsx";
import type { QuantityRules } from "#app/domain/product/quantity.ts";
import { useAddToBasket, type BagAddition } from "#app/hooks/basket/use-add-to-basket.ts";
import c from "./purchase-actions.styles.ts";

/**
 * Quantity and 'Add to bag'. A quantity that cannot be taken is said beside the field, which gets the focus; a refusal
 * of the bag stands below as an alert. `addition` is what would be added, undefined while nothing can be.
 */
export const PurchaseActions = ({
  addition,
  rules,
  stock,
  disabled = false,
}: {
  addition: Omit<BagAddition, "quantity"> | undefined;
  rules: Required<QuantityRules>;
  /** Pieces that can be ordered, where that is known. */
  stock?: number;
  disabled?: boolean;
}) => {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [quantity, setQuantity] = useState(rules.min);
  const [isRefused, setRefused] = useState(false);
  const { addToBasket, state, clear } = useAddToBasket();
  const isPending = state.status === "pending";

  const choose = (chosen: number | undefined) => {
    setRefused(chosen === undefined);
    if (chosen !== undefined) setQuantity(chosen);
    if (state.status === "error") clear();
  };

  const add = () => {
    if (isRefused) input.current?.focus();
    else if (addition && !disabled) void addToBasket([{ ...addition, quantity }]);
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
          className={c.add}
          disabled={disabled || !addition}
          aria-busy={isPending || undefined}
          onClick={add}
        >
          {isPending ? (
            <>
              <span className={c.spinner} aria-hidden="true" />
              <FormattedMessage id="product.adding" defaultMessage="Adding" />
            </>
          ) : (
            <FormattedMessage id="product.addToBag" defaultMessage="Add to bag" />
          )}
        </button>
      </div>
      {rules.step > 1 && (
        <p className={c.hint}>
          <FormattedMessage
            id="quantity.steps"
            defaultMessage="Sold in steps of {step}."
            values={{ step: rules.step }}
          />
        </p>
      )}
      {state.status === "error" && (
        <p className={c.problem} role="alert">
          <Icon name="warning" size="sm" />
          {state.message}
        </p>
      )}
    </>
  );
};
