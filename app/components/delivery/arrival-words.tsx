import { FormattedMessage } from "react-intl";
import type { ArrivalPromise } from "#app/domain/basket/arrival-promise.ts";
import { ArrivalDays } from "./arrival-days.tsx";

/** The days of a promise with what makes it late, in half a sentence. */
export function ArrivalWords({ promise }: { promise: ArrivalPromise }) {
  const { reason, holiday = "" } = promise;
  return (
    <>
      <ArrivalDays promise={promise} />
      {reason === "holiday" ? (
        <>
          {" "}
          <FormattedMessage id="arrival.holiday" defaultMessage="(no deliveries on {holiday})" values={{ holiday }} />
        </>
      ) : reason === "heat-hold" ? (
        <>
          {" "}
          <FormattedMessage id="arrival.heat" defaultMessage="(held back so it won’t melt over a weekend)" />
        </>
      ) : null}
    </>
  );
}
