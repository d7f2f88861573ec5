import { useId, useRef, useState } from "react";
import { defineMessages, FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { MAX_QUANTITY, readQuantity, type QuantityProblem, type QuantityRules } from "#app/domain/product/quantity.ts";
import { useAddToBasket, type BagAddition } from "#app/hooks/basket/use-add-to-basket.ts";
import c from "./purchase-actions.styles.ts";
import { QuantitySelector } from "./quantity-selector.tsx";

const problems = defineMessages({
  notANumber: { id: "quantity.notANumber", defaultMessage: "Please enter a whole number." },
  step: { id: "quantity.step", defaultMessage: "This one comes in steps of a fixed size." },
  tooMany: {
    id: "quantity.tooMany",
    defaultMessage:
      "Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.",
  },
});

const quantityWords = (intl: IntlShape, code: QuantityProblem, { min, max }: { min: number; max: number }): string =>
  code === "tooFew" || (code === "tooMany" && max < MAX_QUANTITY)
    ? intl.formatMessage(
        { id: "quantity.range", defaultMessage: "Please choose between {min} and {max}." },
        { min, max },
      )
    : intl.formatMessage(problems[code]);

/**
 * Quantity and 'Add to bag'. A quantity that cannot be taken is said beside the field, which gets the focus; a refusal
 * of the bag stands below as an alert. `addition` is what would be added, undefined while nothing can be.
 */
export const PurchaseActions = ({
  addition,
  rules,
  disabled = false,
}: {
  addition: Omit<BagAddition, "quantity"> | undefined;
  rules: Required<QuantityRules>;
  disabled?: boolean;
}) => {
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(String(rules.min));
  const [asked, setAsked] = useState(false);
  const { addToBasket, state, clear } = useAddToBasket();
  const read = readQuantity(text, rules);
  const problem = asked && "problem" in read ? read.problem : undefined;
  const isPending = state.status === "pending";

  const add = () => {
    setAsked(true);
    if ("problem" in read) {
      input.current?.focus();
      return;
    }
    if (addition && !disabled) void addToBasket([{ ...addition, quantity: read.quantity }]);
  };

  return (
    <>
      <div className={c.row}>
        <QuantitySelector
          text={text}
          onChange={(next) => {
            setText(next);
            if (state.status === "error") clear();
          }}
          rules={rules}
          problemId={problem && `${id}problem`}
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
      {problem && (
        <p className={c.problem} id={`${id}problem`} role="alert">
          <Icon name="warning" size="sm" />
          {quantityWords(intl, problem, rules)}
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
