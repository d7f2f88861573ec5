import { type Ref, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FieldError } from "#app/components/fields/field-error.tsx";
import fields from "#app/components/fields/field.styles.ts";

const DAY_MS = 86_400_000;

/** A moment as the day it is on here, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Noon of a day, so that the day is the same one wherever the shopper is. */
export const noonOf = (day: string): string => new Date(`${day}T12:00:00`).toISOString();

/** The first day that may be chosen. */
export const useTomorrow = (): string => useState(() => dayOf(new Date(Date.now() + DAY_MS)))[0];

/** The day a subscription's next order is made. */
export function NextDayField({
  day,
  onChange,
  isWrong,
  ref,
}: {
  day: string;
  onChange: (day: string) => void;
  /** True once a day before tomorrow, or none where one is needed, was chosen. */
  isWrong: boolean;
  ref?: Ref<HTMLInputElement>;
}) {
  const intl = useIntl();
  const id = useId();
  const tomorrow = useTomorrow();
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        <FormattedMessage id="subscriptions.day" defaultMessage="Next order on" />
      </label>
      <input
        id={id}
        ref={ref}
        className={fields.input}
        type="date"
        min={tomorrow}
        value={day}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {isWrong ? (
        <FieldError
          id={`${id}-error`}
          message={intl.formatMessage({
            id: "subscriptions.dayPast",
            defaultMessage: "Please choose tomorrow or later.",
          })}
        />
      ) : null}
    </div>
  );
}
