import { useEffect, useId, useRef, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { Icon } from "./icon.tsx";
import c from "./quantity-selector.styles.ts";

/** The largest quantity of one line (specification, section 5). */
export const MAX_QUANTITY = 999;

/** How long a change rests before it is told (specification, section 4). */
export const QUANTITY_DEBOUNCE_MS = 400;

/** Stock below this, and above zero, is called limited (specification, section 5). */
export const LIMITED_BELOW = 10;

const problems = defineMessages({
  tooMany: {
    id: "quantity.tooMany",
    defaultMessage:
      "Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.",
  },
  notANumber: { id: "quantity.notANumber", defaultMessage: "Please enter a whole number." },
  limited: { id: "quantity.limited", defaultMessage: "Quantities are limited, last few items of stock remaining." },
  reduced: { id: "quantity.reduced", defaultMessage: "Quantity reduced based on remaining stock available." },
});

/** What a quantity control shows and says. */
export interface QuantitySelectorProps {
  value: number;
  /** Told after the shopper has paused, or when the control goes away before; whole pieces from `min` to the lower of stock and 999. */
  onChange: (quantity: number) => void;
  /** What the quantity is of: 'Quantity of Half-Moon Praline Bonbons'. */
  label: string;
  /** Pieces in stock; more cannot be asked for. Undefined means unlimited. */
  max?: number;
  /** 1, or 0 where zero means removal (the bag). */
  min?: 0 | 1;
  /** Pieces per press. */
  step?: number;
  disabled?: boolean;
  size?: "md" | "sm";
  /** Shows 'Limited inventory available' where it applies. */
  showLimited?: boolean;
  /** Waiting time before `onChange` is called, in milliseconds. */
  debounceMs?: number;
}

/** The quantity that may be asked for, and why it is not what was typed. */
export const reconcile = (
  wanted: number,
  { min, max }: { min: number; max: number | undefined },
): { quantity: number; problem?: keyof typeof problems } => {
  const stock = max ?? Infinity;
  if (wanted > MAX_QUANTITY)
    return { quantity: Math.min(MAX_QUANTITY, stock), problem: stock < MAX_QUANTITY ? "reduced" : "tooMany" };
  if (wanted > stock) return { quantity: Math.max(stock, min), problem: "reduced" };
  return { quantity: Math.max(wanted, min) };
};

/** Minus, value, plus, with the limits in words below (specification 2, section 5). */
export const QuantitySelector = ({
  value,
  onChange,
  label,
  max,
  min = 1,
  step = 1,
  disabled = false,
  size = "md",
  showLimited = false,
  debounceMs = QUANTITY_DEBOUNCE_MS,
}: QuantitySelectorProps) => {
  const intl = useIntl();
  const id = useId();
  const [text, setText] = useState(String(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // A quantity from outside replaces what was typed for the one before.
    setKnown(value);
    setText(String(value));
  }
  const [problem, setProblem] = useState<keyof typeof problems>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useRef(onChange);
  const resting = useRef<number>(undefined);
  const flush = useRef(() => {
    clearTimeout(timer.current);
    const wish = resting.current;
    resting.current = undefined;
    if (wish !== undefined) tell.current(wish);
  });
  const drop = () => {
    clearTimeout(timer.current);
    resting.current = undefined;
  };

  useEffect(() => {
    tell.current = onChange;
  });
  // A wish that still rests when the control goes away, as on the way to the checkout, is told at once.
  useEffect(() => () => flush.current(), []);

  const noStock = max !== undefined && max <= 0;
  const current = /^\d+$/.test(text) ? Number(text) : value;
  const atStock = max !== undefined && current >= max;

  const request = (wanted: number) => {
    const result = reconcile(wanted, { min, max });
    setText(String(result.quantity));
    setProblem(result.problem);
    drop();
    if (result.quantity === value) return;
    resting.current = result.quantity;
    timer.current = setTimeout(flush.current, debounceMs);
  };

  const onType = (typed: string) => {
    if (/^\d+$/.test(typed) && (Number(typed) > 0 || min === 0)) return request(Number(typed));
    drop();
    setText(typed);
    setProblem(/^\d*$/.test(typed) ? undefined : "notANumber");
  };

  const onLeave = () => {
    if (text.trim() === "" || (Number(text) === 0 && min > 0)) request(1);
    else if (!/^\d+$/.test(text)) setText(String(value));
  };

  const onPlus = () => {
    if (!atStock) return request(current + step);
    setProblem("limited");
  };

  return (
    <div>
      <fieldset className={c[size]} aria-label={label}>
        <button
          type="button"
          disabled={disabled || current <= min}
          onClick={() => request(current - step)}
          aria-label={intl.formatMessage({ id: "quantity.decrease", defaultMessage: "Decrease quantity" })}
        >
          <Icon name="minus" size="sm" />
        </button>
        <input
          aria-label={intl.formatMessage({ id: "quantity.label", defaultMessage: "Quantity" })}
          aria-describedby={problem ? id : undefined}
          aria-invalid={problem ? true : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={text}
          disabled={disabled || noStock}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
        <button
          type="button"
          disabled={disabled || noStock || current >= MAX_QUANTITY || problem === "limited"}
          onClick={onPlus}
          aria-label={intl.formatMessage({ id: "quantity.increase", defaultMessage: "Increase quantity" })}
        >
          <Icon name="plus" size="sm" />
        </button>
      </fieldset>
      <div aria-live="polite">
        {problem && (
          <p className={c.error} id={id}>
            <Icon name="warning" size="xs" />
            {intl.formatMessage(problems[problem])}
          </p>
        )}
      </div>
      {showLimited && max !== undefined && max > 0 && max < LIMITED_BELOW && (
        <p className={c.low}>
          <Icon name="clock" size="xs" />
          <FormattedMessage id="stock.limited" defaultMessage="Limited inventory available" />
        </p>
      )}
    </div>
  );
};
