import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data } from "react-router-dom";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import c from "#app/components/account/account.styles.ts";
import { emptyCup } from "#app/components/ui/empty-cup.ts";
import { AddressWords } from "#app/components/address/address-words.tsx";
import { PageError } from "#app/components/basket/page-error.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Customer } from "#app/commerce-api/customers.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { type BookEntry, useAddresses } from "./use-addresses.ts";
import { AddressEntryForm } from "./address-entry-form.tsx";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.addresses", defaultMessage: "Address Book" }),
  robots: "noindex",
});

function Entry({
  entry,
  isBusy,
  onEdit,
  onRemove,
  onMakePrimary,
}: {
  entry: BookEntry;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onMakePrimary: () => void;
}) {
  const about = <span className="vh"> {entry.addressId}</span>;
  return (
    <li className={c.card}>
      <div className={c.head}>
        <h2 className={c.name}>{entry.addressId}</h2>
        {entry.preferred ? (
          <span className={c.badge}>
            <FormattedMessage id="addressBook.primary" defaultMessage="Primary Address" />
          </span>
        ) : null}
      </div>
      <AddressWords address={entry} />
      <div className={c.tools}>
        <button type="button" className={c.link} onClick={onEdit}>
          <FormattedMessage id="addressBook.edit" defaultMessage="Edit" />
          {about}
        </button>
        <button type="button" className={c.link} onClick={onRemove}>
          <FormattedMessage id="addressBook.remove" defaultMessage="Remove" />
          {about}
        </button>
        {entry.preferred ? null : (
          <button type="button" className={c.link} disabled={isBusy} onClick={onMakePrimary}>
            <FormattedMessage id="addressBook.makePrimary" defaultMessage="Make primary" />
            {about}
          </button>
        )}
      </div>
    </li>
  );
}

function AddressBook({ customer }: { customer: Customer }) {
  const intl = useIntl();
  const { entries, save, remove, makePrimary, submission } = useAddresses(customer);
  const [editing, setEditing] = useState<BookEntry | "new" | null>(null);
  const [leaving, setLeaving] = useState<BookEntry | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && editing === null) addButton.current?.focus();
    wasEditing.current = editing !== null;
  }, [editing]);

  const show = (what: BookEntry | "new" | null) => {
    submission.setError(null);
    setEditing(what);
  };

  if (editing)
    return (
      <AddressEntryForm
        entry={editing === "new" ? null : editing}
        names={{ firstName: customer.firstName, lastName: customer.lastName }}
        isFirst={entries.length === 0}
        error={submission.error}
        isBusy={submission.isBusy}
        onClose={() => show(null)}
        onSave={async (values) => {
          const isSaved = await save(values, editing === "new" ? null : editing);
          if (!isSaved) return false;
          show(null);
          announce(intl.formatMessage({ id: "addressBook.saved", defaultMessage: "Address saved." }));
          return true;
        }}
      />
    );

  return (
    <>
      <PageError message={submission.error} />
      {entries.length === 0 ? (
        <div className={c.empty} style={emptyCup}>
          <h2 className={c.emptyTitle}>
            <FormattedMessage id="addressBook.emptyTitle" defaultMessage="No addresses yet" />
          </h2>
          <p>
            <FormattedMessage id="addressBook.empty" defaultMessage="Save your addresses and check out faster." />
          </p>
        </div>
      ) : (
        <ul className={c.cards}>
          {entries.map((entry) => (
            <Entry
              key={entry.addressId}
              entry={entry}
              isBusy={submission.isBusy}
              onEdit={() => show(entry)}
              onRemove={() => setLeaving(entry)}
              onMakePrimary={() =>
                void makePrimary(entry).then((isDone) => {
                  if (!isDone) return;
                  addButton.current?.focus();
                  announce(
                    intl.formatMessage(
                      { id: "addressBook.nowPrimary", defaultMessage: "{name} is now your primary address." },
                      { name: entry.addressId },
                    ),
                  );
                })
              }
            />
          ))}
        </ul>
      )}
      <div>
        <button type="button" className={c.button} ref={addButton} onClick={() => show("new")}>
          <Icon name="plus" size="sm" />
          <FormattedMessage id="addressBook.add" defaultMessage="Add an address" />
        </button>
      </div>
      {leaving ? (
        <ConfirmDialog
          title={intl.formatMessage({ id: "addressBook.removeTitle", defaultMessage: "Remove this address?" })}
          yes={intl.formatMessage({ id: "addressBook.removeYes", defaultMessage: "Remove" })}
          no={intl.formatMessage({ id: "addressBook.cancel", defaultMessage: "Cancel" })}
          onClose={() => setLeaving(null)}
          onYes={() => {
            setLeaving(null);
            void remove(leaving).then((isDone) => {
              if (!isDone) return;
              addButton.current?.focus();
              announce(intl.formatMessage({ id: "addressBook.removed", defaultMessage: "Address removed." }));
            });
          }}
        >
          <FormattedMessage
            id="addressBook.removeText"
            defaultMessage="{name} will be removed from your address book. Orders on their way won’t change."
            values={{ name: leaving.addressId }}
          />
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/**
 * The customer's address book (`/addressbook`): add, change, remove, and which one is the primary address
 * (account-19).
 */
export default function AddressBookPage() {
  return (
    <AccountRoom title={<FormattedMessage id="accountNav.addresses" defaultMessage="Address Book" />}>
      {(customer) => <AddressBook customer={customer} />}
    </AccountRoom>
  );
}
