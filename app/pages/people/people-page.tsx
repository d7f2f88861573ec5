import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router-dom";
import type { People, Person } from "#app/commerce-api/people.ts";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import a from "#app/components/account/account.styles.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { LoadedPeople } from "./loaded-people.tsx";
import { PeopleTabs } from "./people-tabs.tsx";
import c from "./people.styles.ts";
import { PersonCard } from "./person-card.tsx";
import { PersonForm } from "./person-form.tsx";
import { personOfAddress } from "./person-values.ts";
import { RemovePerson } from "./remove-person.tsx";
import { Suggestions } from "./suggestions.tsx";
import type { PeopleBook } from "./use-people.ts";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.people", defaultMessage: "People" }),
  robots: "noindex",
});

function Everybody({ people, book }: { people: People; book: PeopleBook }) {
  const intl = useIntl();
  const { submission } = book;
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Person | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);

  useEffect(() => {
    if (wasAdding.current && !isAdding) addButton.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);

  const show = (isOpen: boolean) => {
    submission.setError(null);
    setAdding(isOpen);
  };
  const sayAdded = () =>
    announce(intl.formatMessage({ id: "people.added", defaultMessage: "They’ve been added to your people." }));

  if (isAdding)
    return (
      <PersonForm
        person={null}
        today={people.today}
        error={submission.error}
        isBusy={submission.isBusy}
        onClose={() => show(false)}
        onSave={async (person) => {
          const isSaved = await book.add(person);
          if (!isSaved) return false;
          show(false);
          sayAdded();
          return true;
        }}
      />
    );

  return (
    <>
      <PageError message={submission.error} />
      <div className={c.head}>
        <PeopleTabs />
        <button type="button" className={c.send} ref={addButton} onClick={() => show(true)}>
          <Icon name="plus" size="sm" />
          <FormattedMessage id="people.add" defaultMessage="Add someone" />
        </button>
      </div>
      {people.data.length === 0 ? (
        <div className={a.empty}>
          <h2 className={a.emptyTitle}>
            <FormattedMessage id="people.emptyTitle" defaultMessage="No one here yet" />
          </h2>
          <p>
            <FormattedMessage
              id="people.empty"
              defaultMessage="Keep track of everyone you send sweets to: where they live, their birthdays, what they can’t eat. Then sending again takes one click."
            />
          </p>
        </div>
      ) : (
        <ul className={c.list}>
          {people.data.map((person) => (
            <PersonCard
              key={person.recipientId}
              person={person}
              today={people.today}
              onRemove={() => setLeaving(person)}
            />
          ))}
        </ul>
      )}
      <Suggestions
        suggestions={people.suggestions}
        isBusy={submission.isBusy}
        onAdd={(chosen) =>
          void book.addAll(chosen.map(({ address }) => personOfAddress(address))).then((isDone) => {
            if (!isDone) return;
            addButton.current?.focus();
            sayAdded();
          })
        }
      />
      {leaving ? (
        <RemovePerson
          person={leaving}
          onClose={() => setLeaving(null)}
          onYes={() => {
            setLeaving(null);
            void book.remove(leaving.recipientId).then((isDone) => {
              if (!isDone) return;
              addButton.current?.focus();
              announce(
                intl.formatMessage(
                  { id: "people.removed", defaultMessage: "{name} was removed from your people." },
                  { name: leaving.firstName },
                ),
              );
            });
          }}
        />
      ) : null}
    </>
  );
}

/** Whom the customer sends sweets to (`/people`). */
export default function PeoplePage() {
  return (
    <AccountRoom title={<FormattedMessage id="accountNav.people" defaultMessage="People" />}>
      {() => <LoadedPeople>{(people, book) => <Everybody people={people} book={book} />}</LoadedPeople>}
    </AccountRoom>
  );
}
