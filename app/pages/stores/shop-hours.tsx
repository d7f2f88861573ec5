import { FormattedMessage, useIntl } from "react-intl";
import { useNow } from "#app/browser/use-now.ts";
import { useSpans } from "#app/components/stores/use-spans.ts";
import { localTime } from "#app/domain/stores/open-status.ts";
import { momentOnDay, type Shop } from "#app/domain/stores/shop.ts";
import c from "./shop-hours.styles.ts";
import type { comingHolidays } from "./shop-document.ts";

const HOUR_MS = 3_600_000;

/** When a shop is open in an ordinary week. */
export const WeekHours = ({ hours }: { hours: NonNullable<Shop["hours"]> }) => {
  const intl = useIntl();
  const words = useSpans();
  const now = useNow(HOUR_MS);
  const today = now === null ? -1 : localTime(new Date(now)).day;
  return (
    <section aria-labelledby="hours">
      <h2 className={c.heading} id="hours">
        <FormattedMessage id="shop.hours" defaultMessage="Hours" />
      </h2>
      <dl className={c.hours}>
        {hours.map(({ day, spans }, index) => (
          <div key={day} data-today={index === today || undefined}>
            <dt>
              {intl.formatDate(momentOnDay(day), { weekday: "long", timeZone: "UTC" })}
              {index === today && (
                <span>
                  <FormattedMessage id="shop.isToday" defaultMessage="today" />
                </span>
              )}
            </dt>
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
      <h2 className={c.heading} id="holidays">
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
