import { defineMessages, FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { comingBoxes } from "./coming-boxes.ts";
import type { Schedule } from "./schedules-api.ts";
import c from "./subscription.styles.ts";

const kinds = defineMessages({
  next: { id: "subscriptions.box.next", defaultMessage: "Next box" },
  later: { id: "subscriptions.box.later", defaultMessage: "Then" },
  skipped: { id: "subscriptions.box.skipped", defaultMessage: "Skipped" },
  paused: { id: "subscriptions.box.paused", defaultMessage: "Paused" },
});

/**
 * The coming boxes of a subscription on a line, with those that were left out or rest; nothing where no date is known.
 */
export function SubscriptionTimeline({ schedule, name }: { schedule: Schedule; name: string }) {
  const intl = useIntl();
  const boxes = comingBoxes(schedule);
  if (boxes.length === 0) return null;
  return (
    <ol
      className={c.timeline}
      aria-label={intl.formatMessage(
        { id: "subscriptions.timeline", defaultMessage: "Upcoming boxes of {name}" },
        { name },
      )}
    >
      {boxes.map(({ at, kind }) => (
        <li key={at.toISOString()} data-kind={kind}>
          <time dateTime={at.toISOString()}>
            <FormattedDate
              value={at}
              month="short"
              day="numeric"
              {...(at.getFullYear() !== new Date().getFullYear() && { year: "numeric" })}
            />
          </time>
          <span>
            <FormattedMessage {...kinds[kind]} />
          </span>
        </li>
      ))}
    </ol>
  );
}
