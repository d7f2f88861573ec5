import { FormattedDate } from "react-intl";
import { ARRIVAL_TIME_ZONE } from "#app/domain/basket/arrival-promise.ts";

/** The day of a moment of delivery: 'Thu, Nov 26'. */
export const ArrivalDay = ({ moment }: { moment: string }) => (
  <FormattedDate value={new Date(moment)} weekday="short" month="short" day="numeric" timeZone={ARRIVAL_TIME_ZONE} />
);
