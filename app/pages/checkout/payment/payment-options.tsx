import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import c from "./payment-options.styles.ts";

/** One way to pay as the shopper sees it. */
export interface PaymentOption {
  /** A way to pay, or `saved:` and the id of a saved card. */
  id: string;
  name: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
}

/** The ways to pay, one of which is chosen. */
export function PaymentOptions({
  options,
  chosenId,
  onChoose,
}: {
  options: readonly PaymentOption[];
  chosenId: string;
  onChoose: (id: string) => void;
}) {
  return (
    <fieldset className={c.options}>
      <legend className={c.legend}>
        <FormattedMessage id="paymentOptions.title" defaultMessage="Ways to pay" />
      </legend>
      {options.map(({ id, name, description, isDisabled = false }) => (
        <label key={id} className={c.option}>
          <input
            type="radio"
            name="paymentOption"
            value={id}
            checked={id === chosenId}
            disabled={isDisabled}
            onChange={() => onChoose(id)}
          />
          <span>
            <b className={c.name}>{name}</b>
            {description ? <small className={c.description}>{description}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
