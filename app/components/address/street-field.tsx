import { useFormikContext } from "formik";
import { useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import fieldStyles from "#app/components/fields/field.styles.ts";
import { FieldFrame } from "#app/components/fields/field-frame.tsx";
import { useFieldControl } from "#app/components/fields/use-field-control.ts";
import type { AddressFormValues } from "#app/domain/address/address-form-values.ts";
import type { CorrectableAddress } from "#app/domain/address/address-review.ts";
import { useCombobox } from "#app/components/ui/use-combobox.ts";
import { useLeaving } from "#app/browser/use-leaving.ts";
import { useAddressSuggestions } from "#app/hooks/checkout/use-address-suggestions.ts";
import c from "./street-field.styles.ts";

/**
 * What of an address that nobody chose may be filled in: nothing once the rest has been typed by hand since it was
 * looked up, and never the field that is just being filled in.
 */
const stillWanted = (
  { address1, ...rest }: CorrectableAddress,
  before: AddressFormValues,
  now: AddressFormValues,
): Partial<CorrectableAddress> => {
  const names = Object.keys(rest) as (keyof typeof rest)[];
  if (names.some((name) => now[name] !== before[name])) return {};
  const focused = document.activeElement?.getAttribute("name");
  return { address1, ...Object.fromEntries(Object.entries(rest).filter(([name]) => name !== focused)) };
};

/**
 * The street of an address with suggestions while it is typed: arrows, Home and End move through them, Enter takes one,
 * Escape or a click elsewhere closes them. A taken suggestion fills in street, city, state and postal code.
 */
export function StreetField({ label, autoComplete }: { label: string; autoComplete: string }) {
  const intl = useIntl();
  const form = useFormikContext<AddressFormValues>();
  const { field, control, helpers: _helpers, ...frame } = useFieldControl("address1");
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const before = useRef(form.values);
  const { suggestions, lookUp, take, close } = useAddressSuggestions(
    form.values.countryCode,
    (address, isChosen) =>
      void form.setValues((values) => ({
        ...values,
        ...(isChosen ? address : stillWanted(address, before.current, values)),
      })),
  );
  // Who has gone on to the next field wants no list over it.
  const isOpen = isFocused && suggestions.length > 0;
  useLeaving(root, close, isOpen);
  const combobox = useCombobox({
    id: listId,
    options: isOpen ? suggestions.map(({ text }) => text) : [],
    beyondEnds: "list",
    onChoose: (index) => {
      const chosen = suggestions[index];
      if (chosen) take(chosen);
    },
    onClose: close,
  });

  return (
    <div className={c.street} ref={root}>
      <FieldFrame id={control.id} label={label} {...frame}>
        <input
          {...control}
          {...field}
          className={fieldStyles.input}
          required
          autoComplete={autoComplete}
          {...combobox.attributes}
          onKeyDown={combobox.onKeyDown}
          onFocus={() => setFocused(true)}
          onBlur={(event) => {
            field.onBlur(event);
            setFocused(false);
          }}
          onChange={(event) => {
            field.onChange(event);
            before.current = form.values;
            lookUp(event.target.value);
          }}
        />
      </FieldFrame>
      {isOpen ? (
        // The field keeps the focus while the list is pressed.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is
        <div className={c.list} onPointerDown={(event) => event.preventDefault()}>
          <div
            {...combobox.list}
            aria-label={intl.formatMessage({ id: "address.suggestions", defaultMessage: "Suggested addresses" })}
          >
            {suggestions.map(({ text }, index) => (
              <div key={text} {...combobox.option(index)} className={c.option}>
                {text}
              </div>
            ))}
          </div>
        </div>
      ) : null}
      <output className="vh">
        {isOpen
          ? intl.formatMessage(
              {
                id: "address.suggestionCount",
                defaultMessage: "{count, plural, one {# address found} other {# addresses found}}",
              },
              { count: suggestions.length },
            )
          : null}
      </output>
    </div>
  );
}
