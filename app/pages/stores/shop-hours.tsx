import { FormattedMessage, useIntl } from "react-intl";
import { momentAtTime, momentOnDay, type Shop } from "#app/domain/stores/shop.ts";
import c from "./find-a-shop-page.styles.ts";
import type { comingHolidays } from "./shop-document.ts";

type Spans = { open: string; close: string }[];

const useSpans = () => {
  const intl = useIntl();
  const time = (text: string) =>
    intl.formatTime(momentAtTime(text), { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return (spans: Spans) =>
    spans.length === 0
      ? intl.formatMessage({ id: "shop.closed", defaultMessage: "Closed" })
      : spans
          .map(({ open, close }) =>
            intl.formatMessage(
              { id: "shop.span", defaultMessage: "{open} to {close}" },
              { open: time(open), close: time(close) },
            ),
          )
          .join(", ");
};

/** When a shop is open in an ordinary week. */
export const WeekHours = ({ hours }: { hours: NonNullable<Shop["hours"]> }) => {
  const intl = useIntl();
  const words = useSpans();
  return (
    <section aria-labelledby="hours">
      <h2 className={c.stateName} id="hours">
        <FormattedMessage id="shop.hours" defaultMessage="Hours" />
      </h2>
      <dl className={c.hours}>
        {hours.map(({ day, spans }) => (
          <div key={day}>
            <dt>{intl.formatDate(momentOnDay(day), { weekday: "long", timeZone: "UTC" })}</dt>
            <dd>{words(spans)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The days to come that are not like their weekday. */
export const HolidayHours = ({ holidays }: { holidays: ReturnType<typeof comingHolidays> }) => {
  const intl = useIntl();
  const words = useSpans();
  if (holidays.length === 0) return null;
  return (
    <section aria-labelledby="holidays">
      <h2 className={c.stateName} id="holidays">
        <FormattedMessage id="shop.holidays" defaultMessage="Holidays" />
      </h2>
      <dl className={c.hours}>
        {holidays.map(({ date, spans }) => (
          <div key={date}>
            <dt>
              {intl.formatDate(`${date}T12:00:00Z`, {
                weekday: "short",
                month: "long",
                day: "numeric",
                timeZone: "UTC",
              })}
            </dt>
            <dd>{words(spans)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
