import { type IntlShape, useIntl } from "react-intl";

const WEEK = 7;

/** How often something comes: 'Every 2 weeks', 'Every 30 days'. */
export const intervalText = (intl: IntlShape, days: number): string =>
  days % WEEK === 0
    ? intl.formatMessage(
        { id: "interval.weeks", defaultMessage: "{weeks, plural, one {Every week} other {Every # weeks}}" },
        { weeks: days / WEEK },
      )
    : intl.formatMessage(
        { id: "interval.days", defaultMessage: "{days, plural, one {Every day} other {Every # days}}" },
        { days },
      );

/** How often something comes, in words. */
export function IntervalText({ days }: { days: number }) {
  const intl = useIntl();
  return <>{intervalText(intl, days)}</>;
}
