import { FormattedDate, FormattedMessage } from "react-intl";
import type { ArrivesBy } from "#app/domain/search/search-params.ts";

/** By what day all of a list arrives, and where. */
export const ArrivesByText = ({ day, to }: ArrivesBy) => (
  <FormattedMessage
    id="search.arrivesByAt"
    defaultMessage="By {day} in {place}"
    values={{
      day: <FormattedDate value={`${day}T12:00:00Z`} weekday="short" month="short" day="numeric" timeZone="UTC" />,
      place: to,
    }}
  />
);
