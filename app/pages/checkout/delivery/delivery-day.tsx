import { type ReactNode, useId, useRef, useState } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { dateOf } from "#app/domain/checkout/calendar-days.ts";
import { DeliveryCalendar } from "#app/components/delivery/delivery-calendar.tsx";
import c from "./delivery-day.styles.ts";
import { type DeliveryWish, hasHeatHold, isPossibleDay, type WishedDays } from "#app/domain/checkout/wished-day.ts";

/**
 * When a parcel shall arrive: any day, one from the calendar of its way to ship, or as soon as can be (shipping-23).
 * `name` says whose parcel it is where there are several.
 */
export function DeliveryDay({
  days,
  wish,
  name = "",
  onChange,
}: {
  days: WishedDays;
  wish: DeliveryWish;
  name?: string;
  onChange: (wish: DeliveryWish) => void;
}) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isLost = wish.day !== null && !isPossibleDay(wish.day, days);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const hidden = (words: ReactNode) => (name ? <span className="vh">{words}</span> : null);
  const day = wish.day && <FormattedDate value={dateOf(wish.day)} dateStyle="full" timeZone="UTC" />;
  return (
    <fieldset className={c.wish}>
      <legend className={c.title}>
        <FormattedMessage
          id="deliveryDay.title"
          defaultMessage="Delivery date<hidden> for {name}</hidden> <o>(optional)</o>"
          values={{ name, hidden, o: (words) => <span className={c.optional}>{words}</span> }}
        />
      </legend>
      {hasHeatHold(days) ? (
        <p className={c.heat}>
          <Icon name="thermometer" size="sm" />
          <FormattedMessage
            id="deliveryDay.heat"
            defaultMessage="It’s warm on the way. Anything that melts leaves our warehouse Monday to Wednesday only, so some days are unavailable."
          />
        </p>
      ) : null}
      <div className={c.row}>
        <p className={c.words} id={`${id}-words`}>
          {day ? (
            <FormattedMessage id="deliveryDay.on" defaultMessage="On {day}" values={{ day }} />
          ) : wish.isNow ? (
            <FormattedMessage id="deliveryDay.now" defaultMessage="As soon as possible" />
          ) : (
            <FormattedMessage id="deliveryDay.any" defaultMessage="Any day is fine" />
          )}
        </p>
        <button
          ref={opener}
          type="button"
          className={c.open}
          aria-expanded={isOpen}
          aria-controls={`${id}-days`}
          aria-describedby={`${id}-words`}
          onClick={() => setOpen(!isOpen)}
        >
          {wish.day ? (
            <FormattedMessage
              id="deliveryDay.change"
              defaultMessage="Choose another day<hidden> for {name}</hidden>"
              values={{ name, hidden }}
            />
          ) : (
            <FormattedMessage
              id="deliveryDay.choose"
              defaultMessage="Choose a day<hidden> for {name}</hidden>"
              values={{ name, hidden }}
            />
          )}
          <Icon name="chevron-down" size="xs" />
        </button>
        {wish.day ? (
          <button
            type="button"
            className={c.open}
            onClick={() => {
              onChange({ day: null, isNow: false });
              opener.current?.focus();
            }}
          >
            <FormattedMessage
              id="deliveryDay.clear"
              defaultMessage="Any day is fine<hidden> for {name}</hidden>"
              values={{ name, hidden }}
            />
          </button>
        ) : null}
      </div>
      <div role="alert">
        {isLost ? (
          <p className={c.problem}>
            <Icon name="warning" size="xs" />
            <FormattedMessage
              id="deliveryDay.lost"
              defaultMessage="This method doesn’t deliver on {day}. Please choose another day or method."
              values={{ day }}
            />
          </p>
        ) : null}
      </div>
      <div id={`${id}-days`}>
        {isOpen ? (
          <DeliveryCalendar
            days={days}
            chosen={wish.day}
            takesFocus
            onLeave={close}
            onChoose={(chosen) => {
              onChange({ day: chosen, isNow: false });
              close();
            }}
          />
        ) : null}
      </div>
      <label className={c.check}>
        <input
          type="checkbox"
          checked={wish.isNow}
          onChange={({ target: { checked } }) => {
            setOpen(false);
            onChange({ day: null, isNow: checked });
          }}
        />
        <span>
          <FormattedMessage
            id="recipient.shipNow"
            defaultMessage="Ship as soon as possible<hidden> to {name}</hidden>"
            values={{ name, hidden }}
          />
        </span>
      </label>
    </fieldset>
  );
}
