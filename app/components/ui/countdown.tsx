import type { CSSProperties } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useServerNow } from "#app/browser/use-server-now.ts";
import { timeLeft, twoDigits } from "#app/domain/content/countdown.ts";
import c from "./countdown.styles.ts";

/** How often a countdown ticks (content-10). */
const TICK_MS = 1000;

const inShoppersTime = {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/** A countdown to a moment in milliseconds since 1970. */
export interface CountdownProps {
  target: number;
  /** Color of the digits. */
  color?: string;
  /** Fits into a line of text. */
  isSmall?: boolean;
}

/**
 * Days, hours, minutes and seconds until a moment by the server's clock: empty cells first, then ticking, gone when the
 * moment has passed. Screen readers hear the day and hour it ends once, in the shopper's own time, not every second.
 */
export const Countdown = ({ target, color, isSmall = false }: CountdownProps) => {
  const intl = useIntl();
  const now = useServerNow(TICK_MS);
  const left = now === null ? undefined : timeLeft(target, now);
  if (left === null) return null;
  const digits = (value: number | undefined) => (value === undefined ? "––" : twoDigits(value));
  return (
    <div
      className={isSmall ? c.small : c.clock}
      style={{ "--clock": color, "--cell": color && isSmall ? "transparent" : undefined } as CSSProperties}
      role="timer"
      aria-live="off"
      // The server does not know the shopper's time zone.
      aria-label={
        now === null
          ? undefined
          : intl.formatMessage(
              { id: "countdown.label", defaultMessage: "Offer ends {date}" },
              { date: intl.formatDate(target, inShoppersTime) },
            )
      }
    >
      <span aria-hidden="true">
        <b>{digits(left?.days)}</b>
        <small>
          <FormattedMessage id="countdown.days" defaultMessage="days" />
        </small>
      </span>
      <span aria-hidden="true">
        <b>{digits(left?.hours)}</b>
        <small>
          <FormattedMessage id="countdown.hours" defaultMessage="hours" />
        </small>
      </span>
      <span aria-hidden="true">
        <b>{digits(left?.minutes)}</b>
        <small>
          <FormattedMessage id="countdown.minutes" defaultMessage="mins" />
        </small>
      </span>
      <span aria-hidden="true">
        <b>{digits(left?.seconds)}</b>
        <small>
          <FormattedMessage id="countdown.seconds" defaultMessage="secs" />
        </small>
      </span>
    </div>
  );
};
