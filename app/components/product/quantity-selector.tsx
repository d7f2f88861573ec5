import type { RefObject } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { MAX_QUANTITY, readQuantity, type QuantityRules } from "#app/domain/product/quantity.ts";
import c from "./quantity-selector.styles.ts";

/** A quantity being chosen, as typed; whether it can be taken is the caller's to say with `readQuantity`. */
export interface QuantitySelectorProps {
  text: string;
  onChange: (text: string) => void;
  rules?: QuantityRules;
  /** Id of the words that say what is wrong; the field is marked invalid while there are any. */
  problemId?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Minus, a field, plus. The buttons step from the last number that could be read, and stop at the limits. */
export const QuantitySelector = ({ text, onChange, rules = {}, problemId, inputRef }: QuantitySelectorProps) => {
  const intl = useIntl();
  const { min = 1, step = 1, max = MAX_QUANTITY } = rules;
  const read = readQuantity(text, rules);
  const value = "quantity" in read ? read.quantity : min;
  return (
    <fieldset
      className={c.quantity}
      aria-label={intl.formatMessage({ id: "quantity.label", defaultMessage: "Quantity" })}
    >
      <button
        type="button"
        aria-label={intl.formatMessage({ id: "quantity.decrease", defaultMessage: "Decrease quantity" })}
        disabled={value - step < min}
        onClick={() => onChange(String(value - step))}
      >
        <Icon name="minus" size="sm" />
      </button>
      <input
        ref={inputRef}
        aria-label={intl.formatMessage({ id: "quantity.label", defaultMessage: "Quantity" })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={text}
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        aria-label={intl.formatMessage({ id: "quantity.increase", defaultMessage: "Increase quantity" })}
        disabled={value + step > max}
        onClick={() => onChange(String(value + step))}
      >
        <Icon name="plus" size="sm" />
      </button>
    </fieldset>
  );
};
