import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import c from "./payment-options.styles.ts";

/** One way to pay as the shopper sees it. */
export interface PaymentOption {
  /** A way to pay, or `saved:` and the id of a saved card. */
  id: string;
  name: ReactNode;
  description?: ReactNode;
  /** Its mark, for the eye alone: the name stands beside it. */
  mark?: ReactNode;
  isDisabled?: boolean;
}

/**
 * The ways to pay, one of which is chosen; what it asks for stands right below it, and alone where there is no choice.
 * More ways that come late leave what is typed where it is.
 */
export function PaymentOptions({
  options,
  chosenId,
  onChoose,
  note,
  children,
}: {
  options: readonly PaymentOption[];
  chosenId: string;
  onChoose: (id: string) => void;
  /** What is said of all ways. */
  note: ReactNode;
  /** What the chosen way asks for. */
  children: ReactNode;
}) {
  return (
    <fieldset className={c.options}>
      <legend className={c.legend}>
        <FormattedMessage id="paymentOptions.title" defaultMessage="Ways to pay" />
      </legend>
      {note}
      {options.map(({ id, name, description, mark, isDisabled = false }) => (
        <div key={id}>
          {options.length > 1 ? (
            <label className={c.option} data-opens={id === chosenId && Boolean(children)}>
              <input
                type="radio"
                name="paymentOption"
                value={id}
                checked={id === chosenId}
                disabled={isDisabled}
                onChange={() => onChoose(id)}
              />
              <span className={c.words}>
                <span>
                  <b className={c.name}>{name}</b>
                  {description ? <small className={c.description}>{description}</small> : null}
                </span>
                {mark}
              </span>
            </label>
          ) : null}
          {id === chosenId && children ? (
            <div className={options.length > 1 ? c.opened : undefined}>{children}</div>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
