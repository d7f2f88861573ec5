import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data, useParams } from "react-router-dom";
import type { Customer } from "#app/commerce-api/customers.ts";
import type { People, Person } from "#app/commerce-api/people.ts";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import o from "#app/components/account/account.styles.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { allergyName } from "#app/components/people/allergy-words.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { LoadedPeople } from "./loaded-people.tsx";
import { PeopleTabs } from "./people-tabs.tsx";
import c from "./people.styles.ts";
import { PersonAddresses } from "./person-addresses.tsx";
import { NextDay } from "./person-card.tsx";
import { PersonDays } from "./person-days.tsx";
import { PersonForm } from "./person-form.tsx";
import { PersonGifts } from "./person-gifts.tsx";
import { Portrait } from "./portrait.tsx";
import { RemovePerson } from "./remove-person.tsx";
import type { PeopleBook } from "./use-people.ts";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.people", defaultMessage: "People" }),
  robots: "noindex",
});

function GoodToKnow({ person }: { person: Person }) {
  const intl = useIntl();
  const { allergies, likes, note } = person;
  if (allergies.length === 0 && likes === "" && note === "") return null;
  return (
    <section className={c.wide}>
      <h3 className={c.title}>
        <FormattedMessage id="people.goodToKnow" defaultMessage="Good to know" />
      </h3>
      <dl className={c.facts}>
        {allergies.length > 0 ? (
          <div>
            <dt>
              <FormattedMessage id="people.allergies" defaultMessage="Allergies" />
            </dt>
            <dd>
              {intl.formatList(
                allergies.map((allergy) => allergyName(intl, allergy)),
                { type: "unit" },
              )}
            </dd>
          </div>
        ) : null}
        {likes ? (
          <div>
            <dt>
              <FormattedMessage id="people.likes" defaultMessage="What they like" />
            </dt>
            <dd>{likes}</dd>
          </div>
        ) : null}
        {note ? (
          <div>
            <dt>
              <FormattedMessage id="people.note" defaultMessage="Note" />
            </dt>
            <dd>{note}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

function About({ person, people, book, email }: { person: Person; people: People; book: PeopleBook; email: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { submission } = book;
  const [isEditing, setEditing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const name = `${person.firstName} ${person.lastName}`;

  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const show = (isOpen: boolean) => {
    submission.setError(null);
    setEditing(isOpen);
  };

  if (isEditing)
    return (
      <PersonForm
        person={person}
        today={people.today}
        error={submission.error}
        isBusy={submission.isBusy}
        onClose={() => show(false)}
        onSave={async (change) => {
          const isSaved = await book.change(person.recipientId, change);
          if (!isSaved) return false;
          show(false);
          announce(intl.formatMessage({ id: "people.saved", defaultMessage: "Your changes are saved." }));
          return true;
        }}
      />
    );

  return (
    <>
      <PageError message={submission.error} />
      <div className={c.who}>
        <Portrait name={name} />
        <div>
          <h2 className={c.name}>{name}</h2>
          <NextDay person={person} today={people.today} />
          <div className={c.tools}>
            <button type="button" className={c.link} ref={editButton} onClick={() => show(true)}>
              <FormattedMessage id="addressBook.edit" defaultMessage="Edit" />
              <span className="vh"> {name}</span>
            </button>
            <button type="button" className={c.link} onClick={() => setLeaving(true)}>
              <FormattedMessage id="addressBook.remove" defaultMessage="Remove" />
              <span className="vh"> {name}</span>
            </button>
          </div>
        </div>
      </div>
      <div className={c.two}>
        <PersonGifts person={person} />
        <div className={o.stack}>
          <PersonDays person={person} today={people.today} email={email} book={book} />
          <GoodToKnow person={person} />
          <PersonAddresses person={person} book={book} />
        </div>
      </div>
      {isLeaving ? (
        <RemovePerson
          person={person}
          onClose={() => setLeaving(false)}
          onYes={() => {
            setLeaving(false);
            void book.remove(person.recipientId).then((isDone) => {
              if (!isDone) return;
              announce(
                intl.formatMessage(
                  { id: "people.removed", defaultMessage: "{name} was removed from your people." },
                  { name: person.firstName },
                ),
              );
              void navigate("/people", { replace: true });
            });
          }}
        />
      ) : null}
    </>
  );
}

function OnePerson({ people, book, customer }: { people: People; book: PeopleBook; customer: Customer }) {
  const { personId } = useParams();
  const person = people.data.find(({ recipientId }) => recipientId === personId);
  return (
    <>
      <PeopleTabs />
      {person ? (
        <About
          key={person.recipientId}
          person={person}
          people={people}
          book={book}
          email={customer.email ?? customer.login ?? ""}
        />
      ) : (
        <div className={o.empty}>
          <h2 className={o.emptyTitle}>
            <FormattedMessage id="people.unknownTitle" defaultMessage="We can’t find this person" />
          </h2>
          <p>
            <FormattedMessage id="people.unknown" defaultMessage="They may have been removed from your people." />
          </p>
          <Link className={c.line} to="/people">
            <FormattedMessage id="people.backToAll" defaultMessage="See everyone" />
          </Link>
        </div>
      )}
    </>
  );
}

/**
 * Somebody the customer sends sweets to (`/people/:personId`): what they got, their days, and what to know about them.
 */
export default function PersonPage() {
  return (
    <AccountRoom title={<FormattedMessage id="accountNav.people" defaultMessage="People" />}>
      {(customer) => (
        <LoadedPeople>{(people, book) => <OnePerson people={people} book={book} customer={customer} />}</LoadedPeople>
      )}
    </AccountRoom>
  );
}
