import type { IntlShape } from "react-intl";
import type { ArrivalPromise } from "#app/domain/basket/arrival-promise.ts";

/** The days of a promise where only text can stand, in the words of `ArrivalDays`. */
export const arrivalText = (intl: IntlShape, { earliest, latest }: ArrivalPromise): string => {
  const day = (value: string) =>
    intl.formatDate(`${value}T12:00:00Z`, { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });
  return earliest === latest
    ? day(earliest)
    : intl.formatMessage(
        { id: "arrivalDays.between", defaultMessage: "{first} to {last}" },
        { first: day(earliest), last: day(latest) },
      );
};

/** Why the days are as late as they are, in the words of `ArrivalWords`; empty where nothing holds a parcel back. */
export const lateText = (intl: IntlShape, { reason, holiday = "" }: ArrivalPromise): string => {
  if (reason === "holiday")
    return intl.formatMessage({ id: "arrival.holiday", defaultMessage: "(no deliveries on {holiday})" }, { holiday });
  return reason === "heat-hold"
    ? intl.formatMessage({ id: "arrival.heat", defaultMessage: "(held back so it won’t melt over a weekend)" })
    : "";
};
