import { useId, type RefObject } from "react";
import { defineMessages, FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { MAX_QUANTITY, type QuantityRules } from "#app/domain/product/quantity.ts";
import { Icon } from "./icon.tsx";
import c from "./quantity-selector.styles.ts";
import { isRefusal, useQuantity, type QuantityTrouble, type QuantityWish } from "./use-quantity.ts";

/** How long a change in the bag rests before it is told (bag-13). */
export const QUANTITY_DEBOUNCE_MS = 400;

/** Stock below this, and above zero, is called limited (bag-12). */
const LIMITED_BELOW = 10;

const troubles = defineMessages({
  notANumber: { id: "quantity.notANumber", defaultMessage: "Please enter a whole number." },
  step: { id: "quantity.step", defaultMessage: "This is sold in fixed amounts." },
  tooMany: {
    id: "quantity.tooMany",
    defaultMessage:
      "Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.",
  },
  limited: { id: "quantity.limited", defaultMessage: "Quantities are limited, last few items of stock remaining." },
  reduced: { id: "quantity.reduced", defaultMessage: "Quantity reduced based on remaining stock available." },
});

const inWords = (intl: IntlShape, trouble: QuantityTrouble, { min = 1, max = MAX_QUANTITY }: QuantityRules): string =>
  trouble === "tooFew" || (trouble === "tooMany" && max < MAX_QUANTITY)
    ? intl.formatMessage(
        { id: "quantity.range", defaultMessage: "Please choose between {min} and {max}." },
        { min, max },
      )
    : intl.formatMessage(troubles[trouble]);

/** What a quantity control shows and says. */
export interface QuantitySelectorProps extends QuantityWish {
  /** The quantity agreed so far; pieces. */
  value: number;
  /** Told a quantity that can be taken: at once, or after `debounceMs`, or when the control goes away before. */
  onChange: (quantity: number) => void;
  /** Told when what is typed cannot be taken; its reason stands below the control. */
  onRefuse?: () => void;
  /** The least (1; 0 where that means removal), the most (999) and the steps of the product. */
  rules?: QuantityRules;
  /** Pieces in stock; more is reduced to it. Undefined means unlimited. */
  stock?: number;
  /** What the quantity is of: 'Quantity of Half-Moon Praline Bonbons'. */
  label: string;
  size?: "md" | "sm";
  /** Shows 'Limited inventory available' where it applies. */
  showLimited?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Minus, a field, plus, with the limits in words below (bag-10). */
export const QuantitySelector = ({
  label,
  size = "md",
  showLimited = false,
  inputRef,
  ...wish
}: QuantitySelectorProps) => {
  const intl = useIntl();
  const id = useId();
  const { text, trouble, type, leave, decrease, increase, canDecrease, canIncrease, hasNoStock } = useQuantity(wish);
  const { rules = {}, stock } = wish;

  return (
    <div>
      <fieldset className={c[size]} aria-label={label}>
        <button
          type="button"
          disabled={!canDecrease}
          onClick={decrease}
          aria-label={intl.formatMessage({ id: "quantity.decrease", defaultMessage: "Decrease quantity" })}
        >
          <Icon name="minus" size="sm" />
        </button>
        <input
          ref={inputRef}
          aria-label={intl.formatMessage({ id: "quantity.label", defaultMessage: "Quantity" })}
          aria-describedby={trouble ? id : undefined}
          aria-invalid={trouble ? true : undefined}
          data-refused={isRefusal(trouble) || undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={text}
          disabled={hasNoStock}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        <button
          type="button"
          disabled={!canIncrease}
          onClick={increase}
          aria-label={intl.formatMessage({ id: "quantity.increase", defaultMessage: "Increase quantity" })}
        >
          <Icon name="plus" size="sm" />
        </button>
      </fieldset>
      <div aria-live="polite">
        {trouble && (
          <p className={c.error} id={id}>
            <Icon name="warning" size="xs" />
            {inWords(intl, trouble, rules)}
          </p>
        )}
      </div>
      {showLimited && stock !== undefined && stock > 0 && stock < LIMITED_BELOW && (
        <p className={c.low}>
          <Icon name="clock" size="xs" />
          <FormattedMessage id="stock.limited" defaultMessage="Limited inventory available" />
        </p>
      )}
    </div>
  );
};
