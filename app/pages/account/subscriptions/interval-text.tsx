import { type IntlShape, useIntl } from "react-intl";

const WEEK = 7;
/** A month as the subscription service counts it. */
const MONTH = 30;

/** How often something comes: 'Every 11 months', 'Every 2 weeks', 'Every 10 days'. */
export const intervalText = (intl: IntlShape, days: number): string => {
  if (days % MONTH === 0)
    return intl.formatMessage(
      { id: "interval.months", defaultMessage: "{months, plural, one {Every month} other {Every # months}}" },
      { months: days / MONTH },
    );
  return days % WEEK === 0
    ? intl.formatMessage(
        { id: "interval.weeks", defaultMessage: "{weeks, plural, one {Every week} other {Every # weeks}}" },
        { weeks: days / WEEK },
      )
    : intl.formatMessage(
        { id: "interval.days", defaultMessage: "{days, plural, one {Every day} other {Every # days}}" },
        { days },
      );
};

/** How often something comes, in words. */
export function IntervalText({ days }: { days: number }) {
  const intl = useIntl();
  return <>{intervalText(intl, days)}</>;
}
