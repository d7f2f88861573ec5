import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { downloadCalendar } from "#app/browser/download-calendar.ts";
import { logProblem } from "#app/browser/log-problem.ts";
import type { PersonDate } from "#app/commerce-api/people.ts";
import f from "#app/components/fields/field.styles.ts";
import c from "./people.styles.ts";
import { daysBetween, longDay } from "./person-words.ts";

/** Days before a day on which the own calendar rings, and the mail goes. */
const DAYS_BEFORE = 10;

/** Switches the mail before a day on or off. */
export function ReminderSwitch({
  about,
  date,
  isBusy,
  onChange,
}: {
  /** Whose day it is and which, for those who do not see what stands above. */
  about: string;
  date: Pick<PersonDate, "reminds">;
  isBusy: boolean;
  /** Settles once it is taken or refused. */
  onChange: (isOn: boolean) => Promise<unknown>;
}) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? date.reminds;
  return (
    <label className={f.check}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-busy={isBusy}
        onChange={({ target }) => {
          if (isBusy) return;
          setWanted(target.checked);
          void onChange(target.checked).then(() => setWanted(null));
        }}
      />
      <span>
        <FormattedMessage
          id="people.remind"
          defaultMessage="Email me ten days before<hidden>: {about}</hidden>"
          values={{ about, hidden: (words) => <span className="vh">{words}</span> }}
        />
      </span>
    </label>
  );
}

/** Until when to order for a day, and what there still is when that is over. */
export function OrderByText({ today, orderBy, lastOrder }: { today: string; orderBy?: string; lastOrder?: string }) {
  const intl = useIntl();
  if (orderBy !== undefined && orderBy >= today)
    return orderBy === today ? (
      <FormattedMessage id="people.orderToday" defaultMessage="Order today, and it will arrive in time." />
    ) : (
      <FormattedMessage
        id="people.orderBy"
        defaultMessage="Order by {day}, and it will arrive in time."
        values={{ day: longDay(intl, orderBy) }}
      />
    );
  if (lastOrder !== undefined && lastOrder >= today)
    return (
      <FormattedMessage
        id="people.orderExpress"
        defaultMessage="Only express shipping will make it: order by {day}."
        values={{ day: longDay(intl, lastOrder) }}
      />
    );
  return <FormattedMessage id="people.tooLate" defaultMessage="Too late to arrive in time. Late is sweet, too." />;
}

/** Gives the shopper a calendar file of a day. */
export function DayFileButton({
  id,
  on,
  title,
  description,
  isYearly,
}: {
  id: string;
  on: string;
  title: string;
  description: string;
  isYearly: boolean;
}) {
  const save = async () => {
    const { dayFile } = await import(/* webpackChunkName: "calendar-file" */ "#app/domain/stores/calendar-file.ts");
    const text = dayFile({
      id: `${id}@${window.location.hostname}`,
      on,
      title,
      description,
      isYearly,
      alarmDaysBefore: DAYS_BEFORE,
      madeAt: new Date(),
    });
    downloadCalendar(`${id}.ics`, text);
  };
  return (
    <button
      type="button"
      className={c.link}
      onClick={() => void save().catch((error: unknown) => logProblem("The calendar file could not be made.", error))}
    >
      <FormattedMessage
        id="people.toCalendar"
        defaultMessage="Add to your calendar<hidden>: {title}</hidden>"
        values={{ title, hidden: (words) => <span className="vh">{words}</span> }}
      />
    </button>
  );
}

/** How old somebody gets on a day; nothing where the year is not known. */
export const turnsOn = ({ kind, year, on }: Pick<PersonDate, "kind" | "year" | "on">): number | null =>
  kind === "birthday" && year !== undefined ? Number(on.slice(0, 4)) - year : null;

/** Whether a day is so near that it should stand out. */
export const isNear = (today: string, on: string): boolean => daysBetween(today, on) <= DAYS_BEFORE + 11;
