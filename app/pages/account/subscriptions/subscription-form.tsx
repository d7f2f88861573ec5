import { useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import c from "#app/components/account/account.styles.ts";
import fields from "#app/components/fields/field.styles.ts";
import { QuantitySelector } from "#app/components/ui/quantity-selector.tsx";
import { intervalText } from "./interval-text.tsx";
import { dayOf, NextDayField, noonOf, useTomorrow } from "./next-day-field.tsx";
import type { Schedule, ScheduleChange } from "./schedules-api.ts";

/** How often the shop sends something again, in days. */
const INTERVALS = [14, 30, 60, 90];

/** Changes how often a subscription comes, how much of it, and when next. */
export function SubscriptionForm({
  schedule,
  name,
  isBusy,
  onSave,
  onClose,
}: {
  schedule: Schedule;
  /** Of the product. */
  name: string;
  isBusy: boolean;
  onSave: (change: ScheduleChange) => void;
  onClose: () => void;
}) {
  const intl = useIntl();
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  const [intervalDays, setInterval] = useState(schedule.intervalDays);
  const [quantity, setQuantity] = useState(schedule.quantity);
  const before = schedule.nextOrderDate ? dayOf(new Date(schedule.nextOrderDate)) : "";
  const [day, setDay] = useState(before);
  const tomorrow = useTomorrow();
  const intervals = [...new Set([...INTERVALS, schedule.intervalDays])].sort((one, other) => one - other);
  const isPast = day !== before && day !== "" && day < tomorrow;

  useEffect(() => first.current?.focus(), []);

  return (
    <form
      className={c.form}
      noValidate
      aria-label={intl.formatMessage({ id: "subscriptions.formLabel", defaultMessage: "Change {name}" }, { name })}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPast || isBusy) return;
        onSave({
          ...(intervalDays !== schedule.intervalDays && { intervalDays }),
          ...(quantity !== schedule.quantity && { quantity }),
          ...(day !== before && day !== "" && { nextOrderDate: noonOf(day) }),
        });
      }}
    >
      <div className={c.two}>
        <div className={fields.field}>
          <label className={fields.label} htmlFor={`${id}-interval`}>
            <FormattedMessage id="subscriptions.interval" defaultMessage="How often" />
          </label>
          <select
            id={`${id}-interval`}
            ref={first}
            className={fields.select}
            value={intervalDays}
            onChange={(event) => setInterval(Number(event.target.value))}
          >
            {intervals.map((days) => (
              <option key={days} value={days}>
                {intervalText(intl, days)}
              </option>
            ))}
          </select>
        </div>
        {schedule.status === "active" ? <NextDayField day={day} onChange={setDay} isWrong={isPast} /> : null}
      </div>
      <QuantitySelector
        value={quantity}
        onChange={setQuantity}
        label={intl.formatMessage({ id: "subscriptions.quantityOf", defaultMessage: "Quantity of {name}" }, { name })}
      />
      <div className={c.actions}>
        <button type="submit" className={c.button} aria-busy={isBusy}>
          <FormattedMessage id="subscriptions.save" defaultMessage="Save changes" />
        </button>
        <button type="button" className={c.link} onClick={onClose}>
          <FormattedMessage id="subscriptions.keep" defaultMessage="Never mind" />
        </button>
      </div>
    </form>
  );
}
