import { FormattedMessage } from "react-intl";
import { FieldError } from "#app/components/fields/field-error.tsx";
import { shownExpiry } from "#app/domain/payment/card-expiry.ts";
import c from "./card-form.styles.ts";

/** When a card expires, in one field as it stands on the card: MM/YY (payment-24). */
export function CardExpiryField({
  id,
  value,
  error,
  onChange,
}: {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <div className={c.field}>
      <label className={c.label} htmlFor={id}>
        <FormattedMessage id="cardForm.expiry" defaultMessage="Expiration Date" />{" "}
        <span className={c.hint}>
          <FormattedMessage id="cardForm.expiryForm" defaultMessage="MM/YY" />
        </span>
      </label>
      <input
        id={id}
        className={c.input}
        value={value}
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={9}
        required
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => {
          // Whoever mends something in the middle keeps it as it is typed, and the cursor where it is.
          const isAtEnd = target.selectionStart === target.value.length;
          onChange(isAtEnd ? shownExpiry(target.value, value) : target.value);
        }}
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
