import { FormattedMessage, useIntl } from "react-intl";
import { useNow } from "#app/browser/use-now.ts";
import { openStatus, type OpenStatus } from "#app/domain/stores/open-status.ts";
import { momentAtTime, momentOnDay, type Shop } from "#app/domain/stores/shop.ts";
import c from "./shop-results.styles.ts";

const MINUTE_MS = 60_000;

const Words = ({ status }: { status: OpenStatus }) => {
  const intl = useIntl();
  const time = (text: string) =>
    intl.formatTime(momentAtTime(text), { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  switch (status.kind) {
    case "open":
      return (
        <FormattedMessage
          id="openStatus.open"
          defaultMessage="Open until {time} PT"
          values={{ time: time(status.until) }}
        />
      );
    case "opensToday":
      return (
        <FormattedMessage
          id="openStatus.opensToday"
          defaultMessage="Closed - opens at {time} PT"
          values={{ time: time(status.at) }}
        />
      );
    case "opensLater":
      return (
        <FormattedMessage
          id="openStatus.opensLater"
          defaultMessage="Closed - opens on {day}, at {time} PT"
          values={{
            day: intl.formatDate(momentOnDay(status.day), { weekday: "long", timeZone: "UTC" }),
            time: time(status.at),
          }}
        />
      );
    case "closed":
      return <FormattedMessage id="openStatus.closed" defaultMessage="Closed" />;
    default:
      return <FormattedMessage id="openStatus.unknown" defaultMessage="Data is not available" />;
  }
};

/** Whether a shop is open now, in words (shops-5). */
export const OpenStatusText = ({ hours, holidayHours }: Pick<Shop, "hours" | "holidayHours">) => {
  const now = useNow(MINUTE_MS);
  if (now === null) return null;
  const status = openStatus(hours, new Date(now), holidayHours);
  return (
    <p className={status.kind === "open" ? `${c.status} ${c.open}` : c.status}>
      <Words status={status} />
    </p>
  );
};
