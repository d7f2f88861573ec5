import { useIntl } from "react-intl";
import { momentAtTime } from "#app/domain/stores/shop.ts";

/** How the times of a day are said: `9:30 AM to 1:00 PM, 3:00 PM to 7:00 PM`. */
export const useSpans = () => {
  const intl = useIntl();
  const time = (text: string) =>
    intl.formatTime(momentAtTime(text), { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return (spans: readonly { open: string; close: string }[]) =>
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
