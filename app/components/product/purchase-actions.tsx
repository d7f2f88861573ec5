import loadable from "@loadable/component";
import { useRef, useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAway } from "#app/browser/use-away.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { QuantitySelector } from "#app/components/ui/quantity-selector.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import type { PriceLine } from "#app/domain/product/price-line.ts";
import type { QuantityRules } from "#app/domain/product/quantity.ts";
import type { BagAddition } from "#app/domain/basket/bag-addition.ts";
import { useAddToBasket } from "#app/hooks/basket/use-add-to-basket.ts";
import c from "./purchase-actions.styles.ts";

const StickyBagBar = onDemand(() =>
  import(/* webpackChunkName: "bag-bar" */ "./sticky-bag-bar.tsx").then((module) => module.StickyBagBar),
);

const QuantityPriceText = loadable(() => import(/* webpackChunkName: "quantity-price" */ "./quantity-price-text.tsx"), {
  resolveComponent: (module) => module.QuantityPriceText,
});

/** What would be added to the bag, and how much of it may be. */
export interface PurchaseActionsProps {
  /** Undefined while nothing can be added. */
  addition: Omit<BagAddition, "quantity"> | undefined;
  rules: Required<QuantityRules>;
  /** Pieces that can be ordered, where that is known. */
  stock?: number;
  disabled?: boolean;
  /** Asked before anything is added; true where something is to be said first, which it then shows. */
  hold?: (() => boolean) | undefined;
  /** Keeps the button within reach while it is off the screen, with this price beside it. */
  bar?: { price: PriceLine | undefined };
  /** What one costs, and the prices that fall with the quantity: what is chosen is added up below the row. */
  pricing?: { price: PriceLine | undefined; steps: readonly { from: number; price: number }[] };
  /** Told a quantity that can be taken. */
  onQuantity?: (quantity: number) => void;
  /** A round button at the end of the row. */
  beside?: ReactNode;
  /** Further ways to buy the chosen quantity, below the row; not asked while nothing can be bought. */
  below?: (quantity: number) => ReactNode;
}

/**
 * Quantity and 'Add to bag'. A quantity that cannot be taken is said beside the field, which gets the focus; a refusal
 * of the bag stands below as an alert.
 */
export const PurchaseActions = ({
  addition,
  rules,
  stock,
  disabled = false,
  hold,
  bar,
  pricing,
  onQuantity,
  beside,
  below,
}: PurchaseActionsProps) => {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [quantity, setQuantity] = useState(rules.min);
  const [isRefused, setRefused] = useState(false);
  const { addToBasket, state, clear } = useAddToBasket();
  const isPending = state.status === "pending";
  const row = useRef<HTMLDivElement>(null);
  const isAway = useAway(row);

  const choose = (chosen: number | undefined) => {
    setRefused(chosen === undefined);
    if (chosen !== undefined) {
      setQuantity(chosen);
      onQuantity?.(chosen);
    }
    if (state.status === "error") clear();
  };

  const add = () => {
    if (isRefused) input.current?.focus();
    else if (addition && !disabled && !hold?.()) void addToBasket([{ ...addition, quantity }]);
  };

  return (
    <>
      <div className={beside ? c.rowWithMore : c.row} ref={row}>
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
        {beside}
      </div>
      {pricing?.price && (pricing.steps.length > 1 || quantity > 1) && (
        <div className={pricing.steps.length > 1 ? c.pricing : undefined}>
          <QuietBoundary>
            <QuantityPriceText price={pricing.price} steps={pricing.steps} quantity={quantity} />
          </QuietBoundary>
        </div>
      )}
      {below && addition && !disabled && !isRefused && below(quantity)}
      {bar && isAway && addition && !disabled && (
        <QuietBoundary>
          <StickyBagBar name={addition.name} price={bar.price} isPending={isPending} onAdd={add} />
        </QuietBoundary>
      )}
      {rules.step > 1 && (
        <p className={c.hint}>
          <FormattedMessage
            id="quantity.steps"
            defaultMessage="Sold in multiples of {step}."
            values={{ step: rules.step }}
          />
        </p>
      )}
      {state.status === "error" && (
        <p className={c.problem} role="alert">
          <Icon name="warning" size="sm" />
          <ShopperWords message={state.message} />
        </p>
      )}
    </>
  );
};
