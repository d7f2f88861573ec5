import { type FormEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FieldError } from "#app/components/fields/field-error.tsx";
import { SideSheet } from "#app/components/ui/side-sheet.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { SideSheets } from "#app/contexts/sidebar-context.tsx";
import { useStore } from "#app/contexts/store-context.tsx";
import { stateOfPostalCode } from "#app/domain/address/state-of-postal-code.ts";
import { plusDays, todayText } from "#app/domain/checkout/calendar-days.ts";
import { useToldPostalCode } from "#app/hooks/product/use-told-postal-code.ts";
import { postalWords } from "#config/countries/postal-words.ts";
import c from "./arrives-by.styles.ts";

/** Asks by what day a list is to arrive, and where; the place is remembered in this browser. */
export const ArrivesBySheet = ({
  arrivesBy,
  onChange,
  onClose,
}: SideSheets["arrives-by"] & { onClose: () => void }) => {
  const intl = useIntl();
  const id = useId();
  const { country } = useSite();
  const { zip, letters } = postalWords[country];
  const { selectedShop } = useStore();
  const [told, tell] = useToldPostalCode();
  const [typed, setTyped] = useState<string>();
  const [day, setDay] = useState(arrivesBy?.day ?? "");
  const [isRefused, setRefused] = useState<"place" | "day" | null>(null);
  const [tomorrow] = useState(() => plusDays(todayText(new Date()), 1));
  const place = useRef<HTMLInputElement>(null);
  const date = useRef<HTMLInputElement>(null);
  const postal = typed ?? arrivesBy?.to ?? told ?? selectedShop?.postalCode ?? "";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = postal.trim().toUpperCase();
    if (to === "" || stateOfPostalCode(to, country) === undefined) {
      setRefused("place");
      place.current?.focus();
    } else if (day < tomorrow) {
      setRefused("day");
      date.current?.focus();
    } else {
      tell(to);
      onChange({ day, to });
      onClose();
    }
  };

  return (
    <SideSheet
      title={intl.formatMessage({ id: "search.arrivesInTime", defaultMessage: "Arrives in time" })}
      onClose={onClose}
    >
      <form className={c.form} onSubmit={submit} noValidate>
        <p>
          <FormattedMessage
            id="arrivesBy.words"
            defaultMessage="See only what arrives by a day, by any way we ship. Each item says its own day, ordered now."
          />
        </p>
        <div className={c.field}>
          <label className={c.label} htmlFor={`${id}-place`}>
            {zip ? (
              <FormattedMessage id="estimate.zip" defaultMessage="Delivery zip code" />
            ) : (
              <FormattedMessage id="estimate.postalCode" defaultMessage="Delivery postal code" />
            )}
          </label>
          <input
            ref={place}
            id={`${id}-place`}
            className={c.input}
            value={postal}
            inputMode={letters ? "text" : "numeric"}
            autoComplete="shipping postal-code"
            maxLength={10}
            required
            aria-invalid={isRefused === "place"}
            aria-describedby={isRefused === "place" ? `${id}-no-place` : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <FieldError
            id={`${id}-no-place`}
            message={
              isRefused === "place"
                ? zip
                  ? intl.formatMessage({ id: "estimate.wrongZip", defaultMessage: "Please enter a valid zip code" })
                  : intl.formatMessage({
                      id: "estimate.wrongPostalCode",
                      defaultMessage: "Please enter a valid postal code",
                    })
                : undefined
            }
          />
        </div>
        <div className={c.field}>
          <label className={c.label} htmlFor={`${id}-day`}>
            <FormattedMessage id="arrivesBy.day" defaultMessage="Arrives by" />
          </label>
          <input
            ref={date}
            id={`${id}-day`}
            className={c.input}
            type="date"
            min={tomorrow}
            value={day}
            required
            aria-invalid={isRefused === "day"}
            aria-describedby={isRefused === "day" ? `${id}-no-day` : undefined}
            onChange={(event) => setDay(event.target.value)}
          />
          <FieldError
            id={`${id}-no-day`}
            message={
              isRefused === "day"
                ? intl.formatMessage({ id: "arrivesBy.wrongDay", defaultMessage: "Please choose a day to come" })
                : undefined
            }
          />
        </div>
        <button type="submit" className={c.show}>
          <FormattedMessage id="arrivesBy.show" defaultMessage="Show what arrives in time" />
        </button>
      </form>
    </SideSheet>
  );
};
