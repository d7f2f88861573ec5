import { FormattedDate, FormattedMessage } from "react-intl";
import type { ArrivalPromise } from "#app/domain/basket/arrival-promise.ts";

const Day = ({ day }: { day: string }) => (
  <FormattedDate value={`${day}T12:00:00Z`} weekday="short" month="short" day="numeric" timeZone="UTC" />
);

/** The days of a promise, the same words on every screen: 'Wed, Nov 25 to Mon, Nov 30', or the one day. */
export const ArrivalDays = ({ promise: { earliest, latest } }: { promise: ArrivalPromise }) =>
  earliest === latest ? (
    <Day day={earliest} />
  ) : (
    <FormattedMessage
      id="arrivalDays.between"
      defaultMessage="{first} to {last}"
      values={{ first: <Day day={earliest} />, last: <Day day={latest} /> }}
    />
  );
