import { render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { weekdays, type Shop } from "#app/domain/stores/shop.ts";
import { OpenStatusText } from "./open-status-text.tsx";

/** Open on Mondays only, from ten to six. */
const mondays: Shop["hours"] = weekdays.map((day) => ({
  day,
  spans: day === "monday" ? [{ open: "10:00", close: "18:00" }] : [],
}));
const never: Shop["hours"] = weekdays.map((day) => ({ day, spans: [] }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each<[string, Shop["hours"], string]>([
  ["2026-11-09T12:00:00-08:00", mondays, "Open until 6:00 PM PT"],
  ["2026-11-09T09:00:00-08:00", mondays, "Closed - opens at 10:00 AM PT"],
  ["2026-11-10T12:00:00-08:00", mondays, "Closed - opens on Monday, at 10:00 AM PT"],
  ["2026-11-10T12:00:00-08:00", never, "Closed"],
  ["2026-11-10T12:00:00-08:00", undefined, "Data is not available"],
])("at %s a shop says whether it is open (%#)", (now, hours, words) => {
  jest.setSystemTime(new Date(now));
  render(
    <IntlProvider locale="en-US" onError={() => undefined}>
      <OpenStatusText hours={hours} />
    </IntlProvider>,
  );
  expect(screen.getByText(words)).toBeVisible();
});
