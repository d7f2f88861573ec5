import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router-dom";
import type { People } from "#app/commerce-api/people.ts";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import { PageError } from "#app/components/basket/page-error.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { type CalendarEntry, calendarMonths } from "./calendar-entries.ts";
import { DayFileButton, isNear, OrderByText, ReminderSwitch, turnsOn } from "./day-tools.tsx";
import g from "./gift-calendar.styles.ts";
import { LoadedPeople } from "./loaded-people.tsx";
import { PeopleTabs } from "./people-tabs.tsx";
import c from "./people.styles.ts";
import { Consent } from "./person-days.tsx";
import { dateName, howFar, longDay, occasionName } from "./person-words.ts";
import type { PeopleBook } from "./use-people.ts";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.giftCalendar", defaultMessage: "Gift calendar" }),
  robots: "noindex",
});

const noon = (day: string) => `${day}T12:00:00Z`;

function Leaf({ entry }: { entry: CalendarEntry }) {
  return (
    <span className={g.leaf} data-kind={entry.kind} aria-hidden="true">
      <small>
        <FormattedDate value={noon(entry.on)} month="short" timeZone="UTC" />
      </small>
      <b>{Number(entry.on.slice(8))}</b>
    </span>
  );
}

function Entry({
  entry,
  today,
  title,
  deadline,
  more,
  side,
}: {
  entry: CalendarEntry;
  today: string;
  title: string;
  deadline: { orderBy?: string; lastOrder?: string };
  more?: ReactNode;
  side: ReactNode;
}) {
  const intl = useIntl();
  return (
    <li className={g.entry}>
      <Leaf entry={entry} />
      <div className={g.words}>
        <h3 className={g.name}>{title}</h3>
        <p className={isNear(today, entry.on) ? g.soon : g.when}>
          <FormattedMessage
            id="people.dayAndWhen"
            defaultMessage="{day}, {when}"
            values={{ day: longDay(intl, entry.on), when: howFar(intl, today, entry.on) }}
          />
        </p>
        <p className={g.order}>
          <OrderByText today={today} {...deadline} />
        </p>
        {more}
      </div>
      <div className={g.side}>{side}</div>
    </li>
  );
}

function PersonEntry({
  entry,
  today,
  book,
}: {
  entry: Extract<CalendarEntry, { kind: "person" }>;
  today: string;
  book: PeopleBook;
}) {
  const intl = useIntl();
  const { person, date, lastYear } = entry;
  const age = turnsOn(date);
  const title = intl.formatMessage(
    { id: "people.dayOf", defaultMessage: "{name}: {what}" },
    { name: `${person.firstName} ${person.lastName}`, what: dateName(intl, date) },
  );
  return (
    <Entry
      entry={entry}
      today={today}
      title={age === null ? title : `${title} (${intl.formatNumber(age)})`}
      deadline={date}
      more={
        <>
          {lastYear ? (
            <p className={g.when}>
              <FormattedMessage
                id="people.lastYear"
                defaultMessage="Last year: {items}"
                values={{ items: intl.formatList(lastYear.items.map(({ productName }) => productName)) }}
              />
            </p>
          ) : null}
          <ReminderSwitch
            about={title}
            date={date}
            isBusy={book.submission.isBusy}
            onChange={(isOn) => book.remind(person.recipientId, date.dateId, isOn)}
          />
        </>
      }
      side={
        <>
          <Link className={c.line} to={`/people/${encodeURIComponent(person.recipientId)}`}>
            <FormattedMessage
              id="people.sendGift"
              defaultMessage="Send a gift<hidden> to {name}</hidden>"
              values={{ name: person.firstName, hidden: (words) => <span className="vh">{words}</span> }}
            />
          </Link>
          <DayFileButton id={date.dateId} on={date.on} title={title} description={person.likes} isYearly />
        </>
      }
    />
  );
}

function OccasionEntry({ entry, today }: { entry: Extract<CalendarEntry, { kind: "occasion" }>; today: string }) {
  const intl = useIntl();
  const { occasion } = entry;
  const name = occasionName(intl, occasion);
  return (
    <Entry
      entry={entry}
      today={today}
      title={name}
      deadline={occasion}
      side={
        <>
          <Link className={c.line} to="/people">
            <FormattedMessage
              id="people.choosePerson"
              defaultMessage="Choose who gets one<hidden>: {name}</hidden>"
              values={{ name, hidden: (words) => <span className="vh">{words}</span> }}
            />
          </Link>
          {occasion.categoryId === undefined ? null : (
            <Link className={c.link} to={`/category/${encodeURIComponent(occasion.categoryId)}`}>
              <FormattedMessage id="people.sweetsFor" defaultMessage="Sweets for {name}" values={{ name }} />
            </Link>
          )}
          <DayFileButton
            id={`${occasion.occasion}-${occasion.on}`}
            on={occasion.on}
            title={name}
            description=""
            isYearly={false}
          />
        </>
      }
    />
  );
}

function Calendar({ people, book, email }: { people: People; book: PeopleBook; email: string }) {
  const { today } = people;
  const hasDates = people.data.some(({ dates }) => dates.length > 0);
  return (
    <>
      <PeopleTabs />
      <PageError message={book.submission.error} />
      {hasDates ? (
        <Consent email={email} />
      ) : (
        <p className={c.hint}>
          <FormattedMessage
            id="people.calendarHint"
            defaultMessage="The shop’s own days are already here. Add birthdays under <link>Everyone</link>, and we’ll remind you in time."
            values={{ link: (words) => <Link to="/people">{words}</Link> }}
          />
        </p>
      )}
      <div className={g.months}>
        {calendarMonths(people).map(({ month, entries }) => (
          <section key={month} className={g.month} aria-labelledby={`month-${month}`}>
            <h2 className={g.monthName} id={`month-${month}`}>
              <FormattedDate value={noon(`${month}-15`)} month="long" year="numeric" timeZone="UTC" />
            </h2>
            <ul className={g.entries}>
              {entries.map((entry) =>
                entry.kind === "person" ? (
                  <PersonEntry key={entry.date.dateId} entry={entry} today={today} book={book} />
                ) : (
                  <OccasionEntry key={entry.occasion.occasion} entry={entry} today={today} />
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/**
 * The coming twelve months with the days of people and of the shop, and until when to order for each
 * (`/gift-calendar`).
 */
export default function GiftCalendarPage() {
  return (
    <AccountRoom title={<FormattedMessage id="title.giftCalendar" defaultMessage="Gift calendar" />}>
      {(customer) => (
        <LoadedPeople>
          {(people, book) => <Calendar people={people} book={book} email={customer.email ?? customer.login ?? ""} />}
        </LoadedPeople>
      )}
    </AccountRoom>
  );
}
