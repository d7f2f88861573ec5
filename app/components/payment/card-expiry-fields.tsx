import { useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { FieldError } from "#app/components/fields/field-error.tsx";
import { expiryMonths, expiryYears } from "#app/domain/payment/card-expiry.ts";
import c from "./card-form.styles.ts";

type ExpiryField = "expirationMonth" | "expirationYear";

const labels = defineMessages({
  expirationMonth: { id: "cardForm.month", defaultMessage: "Expiration Month" },
  expirationYear: { id: "cardForm.year", defaultMessage: "Expiration Year" },
});

const placeholders = defineMessages({
  expirationMonth: { id: "cardForm.monthOption", defaultMessage: "Month" },
  expirationYear: { id: "cardForm.yearOption", defaultMessage: "Year" },
});

const parts = [
  { field: "expirationMonth", autoComplete: "cc-exp-month" },
  { field: "expirationYear", autoComplete: "cc-exp-year" },
] as const;

/** Month and year of a card's expiry as two selects with one message. */
export function CardExpiryFields({
  id,
  values,
  errors,
  onChange,
}: {
  /** Start of the selects' ids: `<id>-expirationMonth` and `<id>-expirationYear`. */
  id: string;
  values: Record<ExpiryField, string>;
  errors: Partial<Record<ExpiryField, string>>;
  onChange: (field: ExpiryField, value: string) => void;
}) {
  const intl = useIntl();
  const [options] = useState(() => ({ expirationMonth: expiryMonths(), expirationYear: expiryYears(new Date()) }));
  const message = errors.expirationMonth ?? errors.expirationYear;
  return (
    <fieldset className={c.expiry}>
      <legend className={c.legend}>
        <FormattedMessage id="cardForm.expiry" defaultMessage="Expiration Date" />
      </legend>
      <div className={c.selects}>
        {parts.map(({ field, autoComplete }) => (
          <select
            key={field}
            id={`${id}-${field}`}
            className={c.select}
            value={values[field]}
            autoComplete={autoComplete}
            required
            aria-label={intl.formatMessage(labels[field])}
            aria-invalid={Boolean(errors[field])}
            aria-describedby={message ? `${id}-expiry-error` : undefined}
            onChange={(event) => onChange(field, event.target.value)}
          >
            <option value="">{intl.formatMessage(placeholders[field])}</option>
            {options[field].map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ))}
      </div>
      <FieldError id={`${id}-expiry-error`} message={message} />
    </fieldset>
  );
}
