import { FormattedDate, FormattedMessage } from "react-intl";
import type { ArrivalPromise } from "#app/domain/basket/arrival-promise.ts";

/** The days on which a parcel arrives: 'Tue, Dec 1 to Thu, Dec 3', or the one day. */
export function ArrivalDays({ promise: { first, last, timeZone } }: { promise: ArrivalPromise }) {
  const day = (value: Date) => (
    <FormattedDate value={value} weekday="short" month="short" day="numeric" timeZone={timeZone} />
  );
  return last ? (
    <FormattedMessage
      id="arrivalDays.between"
      defaultMessage="{first} to {last}"
      values={{ first: day(first), last: day(last) }}
    />
  ) : (
    day(first)
  );
}
