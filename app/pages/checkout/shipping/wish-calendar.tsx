import { type ReactNode, useId, useRef, useState } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { fullNameOf } from "#app/domain/basket/door-address.ts";
import { dateOf } from "#app/domain/checkout/calendar-days.ts";
import { DeliveryCalendar } from "#app/components/delivery/delivery-calendar.tsx";
import { commonDays, isPossibleDay, wishedDays, wishedShipment, wishOf } from "#app/domain/checkout/wished-day.ts";
import type { Parcel, Parcels } from "./use-parcels.ts";
import c from "./wish-calendar.styles.ts";

const EVERYONE = "everyone";

/** Recipients who can wish for a day, with what they can wish for and have wished for. */
const useWishers = (list: readonly Parcel[], parcels: Parcels) =>
  list.flatMap((parcel) => {
    const { shipmentId, shippingAddress, shippingMethod } = parcel;
    const days = wishedDays(parcels.offeredTo(parcel)?.find(({ id }) => id === shippingMethod?.id));
    if (!days || !isCompleteAddress(shippingAddress)) return [];
    return [{ id: shipmentId, name: fullNameOf(shippingAddress ?? {}), days, day: wishOf(parcel).day }];
  });

/**
 * The days of all recipients on one calendar: whose day is chosen is said beside it, for one or, on days that everybody
 * can have, for all at once. Shown for two recipients or more.
 */
export function WishCalendar({ list, parcels }: { list: readonly Parcel[]; parcels: Parcels }) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [who, setWho] = useState(EVERYONE);
  const wishers = useWishers(list, parcels);
  if (wishers.length < 2) return null;

  const together = wishers.length === list.length ? commonDays(wishers.map(({ days }) => days)) : null;
  const one = wishers.find((each) => each.id === who) ?? (together ? undefined : wishers[0]);
  const days = one?.days ?? together;
  const [first] = wishers;
  const shared = wishers.every(({ day }) => day === first?.day) ? (first?.day ?? null) : null;
  const marks = new Map<string, string[]>();
  for (const { day, name } of wishers) if (day) marks.set(day, [...(marks.get(day) ?? []), name]);

  const choose = (day: string) => {
    const meant = one ? [one] : wishers;
    void parcels.changeAll(
      meant
        .filter((each) => isPossibleDay(day, each.days))
        .map((each) => ({ shipmentId: each.id, ...wishedShipment({ day, isNow: false }, each.days) })),
    );
  };

  const choice = (value: string, name: ReactNode, day: string | null) => (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the name is handed in
    <label key={value} className={c.choice}>
      <input type="radio" name={`${id}-who`} checked={value === (one?.id ?? EVERYONE)} onChange={() => setWho(value)} />
      <span>
        <b>{name}</b>
        <small>
          {day ? (
            <FormattedDate value={dateOf(day)} weekday="short" month="short" day="numeric" timeZone="UTC" />
          ) : (
            <FormattedMessage id="wishCalendar.none" defaultMessage="No day yet" />
          )}
        </small>
      </span>
    </label>
  );

  return (
    <section className={c.all} aria-labelledby={`${id}-open`}>
      <button
        ref={opener}
        type="button"
        id={`${id}-open`}
        className={c.open}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="clock" size="sm" />
        <FormattedMessage id="wishCalendar.title" defaultMessage="All arrivals on one calendar" />
        <Icon name="chevron-down" size="xs" />
      </button>
      <div id={`${id}-panel`}>
        {isOpen && days ? (
          <div className={c.panel}>
            <fieldset className={c.who}>
              <legend>
                <FormattedMessage id="wishCalendar.who" defaultMessage="Whose day are you choosing?" />
              </legend>
              {together
                ? choice(
                    EVERYONE,
                    <FormattedMessage id="wishCalendar.everyone" defaultMessage="Everyone, on one day" />,
                    shared,
                  )
                : null}
              {wishers.map((each) => choice(each.id, each.name, each.day))}
            </fieldset>
            <DeliveryCalendar
              key={one?.id ?? EVERYONE}
              days={days}
              chosen={one ? one.day : shared}
              marks={marks}
              onChoose={choose}
              onLeave={() => {
                setOpen(false);
                opener.current?.focus();
              }}
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}
