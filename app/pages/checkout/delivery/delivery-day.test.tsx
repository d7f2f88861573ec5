import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderInShop } from "#tests/render-app.tsx";
import { DeliveryDay } from "./delivery-day.tsx";
import { type DeliveryWish, wishedDays } from "#app/domain/checkout/wished-day.ts";

const user = userEvent.setup({ delay: null });

const days = wishedDays({
  c_dateWantedRangeStart: "2030-07-03",
  c_dateWantedRangeEnd: "2030-08-30",
  c_blockedDates: ["2030-07-04", "2030-07-06", "2030-07-07", "2030-07-09", "2030-07-10"],
  c_blockedReasons: {
    "2030-07-04": { reason: "holiday", holiday: "Independence Day" },
    "2030-07-06": { reason: "no-delivery" },
    "2030-07-07": { reason: "no-delivery" },
    "2030-07-09": { reason: "heat-hold" },
    "2030-07-10": { reason: "warehouse-closed" },
  },
});

const changes: DeliveryWish[] = [];

function Asked({ start }: { start: DeliveryWish }) {
  const [wish, setWish] = useState(start);
  return days ? (
    <DeliveryDay
      days={days}
      wish={wish}
      onChange={(next) => {
        changes.push(next);
        setWish(next);
      }}
    />
  ) : null;
}

const setUp = (start: DeliveryWish = { day: null, isNow: false }) => {
  changes.length = 0;
  return renderInShop(<Asked start={start} />);
};

const openCalendar = () => user.click(screen.getByRole("button", { name: /^Choose/ }));
const day = (name: RegExp) => within(screen.getByRole("grid")).getByRole("button", { name });

test("a day is chosen from the calendar, and the focus comes back to where it was opened", async () => {
  await setUp();
  expect(screen.getByText("Any day is fine")).toBeVisible();
  await openCalendar();
  expect(screen.getByRole("grid", { name: "July 2030" })).toBeVisible();
  expect(day(/July 3,/)).toHaveFocus();
  await user.keyboard("{ArrowRight}{ArrowRight}{Enter}");
  expect(changes).toEqual([{ day: "2030-07-05", isNow: false }]);
  expect(screen.queryByRole("grid")).not.toBeInTheDocument();
  expect(screen.getByText("On Friday, July 5, 2030")).toBeVisible();
  expect(screen.getByRole("button", { name: "Choose another day" })).toHaveFocus();
});

test.each([
  ["a past day", /July 1, 2030/, /not available: too soon for this shipping method/],
  ["a holiday", /July 4, 2030/, /not available: Independence Day, no deliveries/],
  ["a day without deliveries", /July 6, 2030/, /not available: no deliveries on this day of the week/],
  ["a day that heat forbids", /July 9, 2030/, /not available: held for warm weather/],
  ["a day for which our warehouse is closed", /July 10, 2030/, /not available: it would have to ship while/],
])("%s is greyed, says why, and cannot be chosen", async (_case, which, why) => {
  await setUp();
  await openCalendar();
  expect(day(which)).toHaveAccessibleName(why);
  expect(day(which)).toHaveAttribute("aria-disabled", "true");
  await user.click(day(which));
  expect(changes).toEqual([]);
  expect(screen.getByText(/^\w+day, July \d+, 2030: /)).toBeVisible();
});

test("the keyboard goes through days, weeks and months, and Escape leaves", async () => {
  await setUp();
  await openCalendar();
  await user.keyboard("{ArrowDown}");
  expect(day(/July 10,/)).toHaveFocus();
  await user.keyboard("{Home}");
  expect(day(/July 7,/)).toHaveFocus();
  await user.keyboard("{End}{ArrowUp}{ArrowLeft}");
  expect(day(/July 5,/)).toHaveFocus();
  await user.keyboard("{PageDown}");
  expect(screen.getByRole("grid", { name: "August 2030" })).toBeVisible();
  expect(day(/August 5,/)).toHaveFocus();
  await user.keyboard("{PageDown}");
  expect(day(/August 30,/)).toHaveFocus();
  await user.keyboard("{PageUp}{Escape}");
  expect(screen.queryByRole("grid")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Choose a day" })).toHaveFocus();
  expect(changes).toEqual([]);
});

test("only one day of the grid is in the order of the tab key", async () => {
  await setUp();
  await openCalendar();
  const inOrder = within(screen.getByRole("grid"))
    .getAllByRole("button")
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(inOrder).toHaveLength(1);
});

test("months are turned by buttons, which end where the days end", async () => {
  await setUp();
  await openCalendar();
  expect(screen.getByRole("button", { name: "Next month" })).toBeEnabled();
  await user.click(screen.getByRole("button", { name: "Next month" }));
  expect(screen.getByRole("grid", { name: "August 2030" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Next month" })).toBeDisabled();
});

test("heat holds are told of above the days", async () => {
  await setUp();
  expect(screen.getByText(/Anything that melts leaves our warehouse Monday to Wednesday only/)).toBeVisible();
});

test("as soon as it can and a day exclude each other", async () => {
  await setUp({ day: "2030-07-05", isNow: false });
  await user.click(screen.getByRole("checkbox", { name: "Ship as soon as possible" }));
  expect(changes).toEqual([{ day: null, isNow: true }]);
  expect(screen.getByText("As soon as possible")).toBeVisible();
  await openCalendar();
  await user.keyboard("{Enter}");
  expect(changes.at(-1)).toEqual({ day: "2030-07-03", isNow: false });
  expect(screen.getByRole("checkbox")).not.toBeChecked();
});

test("a day can be given up", async () => {
  await setUp({ day: "2030-07-05", isNow: false });
  await user.click(screen.getByRole("button", { name: "Any day is fine" }));
  expect(changes).toEqual([{ day: null, isNow: false }]);
  expect(screen.getByRole("button", { name: "Choose a day" })).toHaveFocus();
});

test("a day that another way to ship cannot keep is told of", async () => {
  await setUp({ day: "2030-07-06", isNow: false });
  expect(screen.getByRole("alert")).toHaveTextContent(
    "This method doesn’t deliver on Saturday, July 6, 2030. Please choose another day or method.",
  );
});
