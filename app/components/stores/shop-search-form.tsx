import { useId, useRef, useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FieldError } from "#app/components/fields/field-error.tsx";
import { isPostalCode } from "#app/validation/postal-code.ts";
import { Range } from "./distance.tsx";
import c from "./shop-search-form.styles.ts";

/** Asks for a postal code and a range; what is no postal code is said below the field, which gets the focus. */
export const ShopSearchForm = ({
  ranges,
  range,
  isBusy,
  onSearch,
}: {
  ranges: readonly number[];
  /** The range of the last search; a wider search moves it. */
  range: number;
  isBusy: boolean;
  onSearch: (postalCode: string, range: number) => void;
}) => {
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [postalCode, setPostalCode] = useState("");
  const [isRefused, setRefused] = useState(false);
  const [chosen, setChosen] = useState({ of: range, range });
  const current = chosen.of === range ? chosen.range : range;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isFine = isPostalCode(postalCode);
    setRefused(!isFine);
    if (isFine) onSearch(postalCode.trim().toUpperCase(), current);
    else input.current?.focus();
  };

  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <div className={c.field}>
        <label className={c.label} htmlFor={`${id}-code`}>
          <FormattedMessage id="shopSearch.postalCode" defaultMessage="Zip or postal code" />
        </label>
        <input
          ref={input}
          id={`${id}-code`}
          className={c.input}
          value={postalCode}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={10}
          required
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          onChange={(event) => {
            setPostalCode(event.target.value);
            setRefused(false);
          }}
        />
      </div>
      <div className={c.field}>
        <label className={c.label} htmlFor={`${id}-range`}>
          <FormattedMessage id="shopSearch.range" defaultMessage="Range" />
        </label>
        <select
          id={`${id}-range`}
          className={c.select}
          value={current}
          onChange={(event) => setChosen({ of: range, range: Number(event.target.value) })}
        >
          {ranges.map((each) => (
            <option key={each} value={each}>
              <Range value={each} />
            </option>
          ))}
        </select>
      </div>
      {isRefused && (
        <div className={c.wide}>
          <FieldError
            id={`${id}-error`}
            message={intl.formatMessage({
              id: "shopSearch.invalid",
              defaultMessage: "Please enter a valid zip or postal code.",
            })}
          />
        </div>
      )}
      <button type="submit" className={c.find} aria-busy={isBusy || undefined}>
        <FormattedMessage id="shopSearch.find" defaultMessage="Find shops" />
      </button>
    </form>
  );
};
