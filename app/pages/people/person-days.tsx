import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Person } from "#app/commerce-api/people.ts";
import { DayFileButton, OrderByText, ReminderSwitch, turnsOn } from "./day-tools.tsx";
import c from "./people.styles.ts";
import { dateName, howFar, longDay } from "./person-words.ts";
import type { PeopleBook } from "./use-people.ts";

/** The days of somebody, each with its mail and its way into the own calendar. */
export function PersonDays({
  person,
  today,
  email,
  book,
}: {
  person: Person;
  today: string;
  /** Where the mails go. */
  email: string;
  book: PeopleBook;
}) {
  const intl = useIntl();
  const id = useId();
  const dates = person.dates.toSorted((one, other) => one.on.localeCompare(other.on));
  return (
    <section className={c.wide} aria-labelledby={id}>
      <h3 className={c.title} id={id}>
        <FormattedMessage id="people.days" defaultMessage="Days" />
      </h3>
      {dates.length === 0 ? (
        <p className={c.hint}>
          <FormattedMessage
            id="people.noDays"
            defaultMessage="No day yet. Edit {name} to add a birthday or another day."
            values={{ name: person.firstName }}
          />
        </p>
      ) : (
        <>
          <ul className={c.rows}>
            {dates.map((date) => {
              const what = dateName(intl, date);
              const title = intl.formatMessage(
                { id: "people.dayOf", defaultMessage: "{name}: {what}" },
                { name: `${person.firstName} ${person.lastName}`, what },
              );
              const age = turnsOn(date);
              return (
                <li key={date.dateId} className={c.row}>
                  <p>
                    <b>{what}</b>
                    <br />
                    <FormattedMessage
                      id="people.dayOn"
                      defaultMessage="{day}, {when}{age, plural, =0 {} other { · turns #}}"
                      values={{ day: longDay(intl, date.on), when: howFar(intl, today, date.on), age: age ?? 0 }}
                    />
                  </p>
                  <p className={c.small}>
                    <OrderByText today={today} orderBy={date.orderBy} lastOrder={date.lastOrder} />
                  </p>
                  <ReminderSwitch
                    about={title}
                    date={date}
                    isBusy={book.submission.isBusy}
                    onChange={(isOn) => book.remind(person.recipientId, date.dateId, isOn)}
                  />
                  <DayFileButton id={date.dateId} on={date.on} title={title} description={person.likes} isYearly />
                </li>
              );
            })}
          </ul>
          <Consent email={email} />
        </>
      )}
    </section>
  );
}

/** What somebody agrees to who switches a mail on. */
export const Consent = ({ email }: { email: string }) => (
  <p className={c.small}>
    <FormattedMessage
      id="people.consent"
      defaultMessage="By turning this on, you agree to one email a year to {email}, ten days before the day. Stop it here, or with one click in the email."
      values={{ email }}
    />
  </p>
);
