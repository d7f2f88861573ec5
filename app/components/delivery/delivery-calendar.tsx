import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import {
  dateOf,
  dayAfterKey,
  type DayText,
  monthStart,
  plusDays,
  plusMonths,
  todayText,
  weekdayOf,
  weeksOf,
} from "#app/domain/checkout/calendar-days.ts";
import c from "./delivery-calendar.styles.ts";
import { greyedWords, someHoliday } from "./greyed-words.ts";
import { greyedReason, isPossibleDay, type WishedDays } from "#app/domain/checkout/wished-day.ts";

/** A Sunday, for the names of the days of the week. */
const SOME_SUNDAY = "2026-11-01";

/** The words of days in the shopper's language. */
const useDayWords = (days: WishedDays, marks: ReadonlyMap<DayText, readonly string[]>) => {
  const intl = useIntl();
  const [today] = useState(() => todayText(new Date()));
  const full = (day: DayText) => intl.formatDate(dateOf(day), { dateStyle: "full", timeZone: "UTC" });
  const why = (day: DayText): string | null => {
    const greyed = greyedReason(day, days, today);
    return (
      greyed &&
      intl.formatMessage(greyedWords[greyed.reason], {
        holiday: greyed.holiday ?? intl.formatMessage(someHoliday),
      })
    );
  };
  const label = (day: DayText): string => {
    const reason = why(day);
    const who = intl.formatList(marks.get(day) ?? []);
    const name = who
      ? intl.formatMessage(
          { id: "deliveryDay.marked", defaultMessage: "{day}, arrives for {who}" },
          { day: full(day), who },
        )
      : full(day);
    return reason
      ? intl.formatMessage(
          { id: "deliveryDay.greyed", defaultMessage: "{day}, not available: {reason}" },
          { day: name, reason },
        )
      : name;
  };
  return { today, full, why, label };
};

const noMarks: ReadonlyMap<DayText, readonly string[]> = new Map();

/**
 * The days a parcel may arrive on, as a grid of one month by the ARIA practices for date grids: arrows, Home, End,
 * PageUp and PageDown move, Enter or Space chooses, Escape leaves. Greyed days can be reached, and say why they are.
 */
export function DeliveryCalendar({
  days,
  chosen,
  marks = noMarks,
  onChoose,
  onLeave,
  takesFocus = false,
}: {
  days: WishedDays;
  chosen: DayText | null;
  /** Who gets something on a day besides. */
  marks?: ReadonlyMap<DayText, readonly string[]>;
  onChoose: (day: DayText) => void;
  /** Escape was pressed. */
  onLeave?: () => void;
  /** Whether the focus goes to the chosen or first day when the calendar appears. */
  takesFocus?: boolean;
}) {
  const intl = useIntl();
  const id = useId();
  const words = useDayWords(days, marks);
  const bounds = { from: monthStart(words.today < days.first ? words.today : days.first), to: days.last };
  const [active, setActive] = useState<DayText>(chosen && isPossibleDay(chosen, days) ? chosen : days.first);
  const wantsFocus = useRef(takesFocus);
  const [isLooking, setLooking] = useState(takesFocus);
  const grid = useRef<HTMLTableElement>(null);
  const shown = active < bounds.from ? bounds.from : active > bounds.to ? bounds.to : active;

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${shown}"]`)?.focus();
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && onLeave) {
      event.stopPropagation();
      event.preventDefault();
      return onLeave();
    }
    const next = dayAfterKey(shown, event, bounds);
    if (next === null) return;
    event.preventDefault();
    wantsFocus.current = next !== shown;
    setActive(next);
  };

  const turn = (months: number) => {
    const next = months < 0 ? plusDays(monthStart(shown), -1) : plusMonths(monthStart(shown), 1);
    const possible = Array.from({ length: 31 }, (_, index) => plusDays(monthStart(next), index)).find(
      (day) => isPossibleDay(day, days) && monthStart(day) === monthStart(next),
    );
    setActive(possible ?? next);
  };

  const isFirstMonth = monthStart(shown) <= bounds.from;
  const isLastMonth = monthStart(shown) >= monthStart(bounds.to);
  const reason = isLooking ? words.why(shown) : null;
  const month = intl.formatDate(dateOf(shown), { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <div className={c.calendar}>
      <div className={c.head}>
        <button
          type="button"
          className={c.turn}
          aria-label={intl.formatMessage({ id: "deliveryDay.previousMonth", defaultMessage: "Previous month" })}
          disabled={isFirstMonth}
          onClick={() => turn(-1)}
        >
          <Icon name="chevron-left" size="sm" />
        </button>
        <p className={c.month} id={`${id}-month`} aria-live="polite">
          {month}
        </p>
        <button
          type="button"
          className={c.turn}
          aria-label={intl.formatMessage({ id: "deliveryDay.nextMonth", defaultMessage: "Next month" })}
          disabled={isLastMonth}
          onClick={() => turn(1)}
        >
          <Icon name="chevron-right" size="sm" />
        </button>
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days, by the ARIA practices
        role="grid"
        className={c.grid}
        aria-labelledby={`${id}-month`}
        onKeyDown={onKeyDown}
        onBlur={() => setLooking(false)}
      >
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => dateOf(plusDays(SOME_SUNDAY, index))).map((day) => (
              <th
                key={day.getTime()}
                scope="col"
                abbr={intl.formatDate(day, { weekday: "long", timeZone: "UTC" })}
                className={c.weekday}
              >
                {intl.formatDate(day, { weekday: "short", timeZone: "UTC" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) =>
                day === null ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month
                  <td key={index} />
                ) : (
                  <td key={day} aria-selected={day === chosen}>
                    <button
                      type="button"
                      className={c.day}
                      data-day={day}
                      data-marked={marks.has(day)}
                      data-chosen={day === chosen}
                      data-weekend={weekdayOf(day) % 6 === 0}
                      tabIndex={day === shown ? 0 : -1}
                      aria-disabled={!isPossibleDay(day, days)}
                      aria-label={words.label(day)}
                      aria-current={day === words.today ? "date" : undefined}
                      onFocus={() => {
                        setActive(day);
                        setLooking(true);
                      }}
                      onClick={() => {
                        if (isPossibleDay(day, days)) onChoose(day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={c.reason} aria-hidden="true">
        {reason === null ? (
          <FormattedMessage
            id="deliveryDay.hint"
            defaultMessage="No deliveries on unavailable days; select one to see why."
          />
        ) : (
          `${words.full(shown)}: ${reason}.`
        )}
      </p>
    </div>
  );
}
