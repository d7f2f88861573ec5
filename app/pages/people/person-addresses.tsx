import { useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Person } from "#app/commerce-api/people.ts";
import { AddressWords } from "#app/components/address/address-words.tsx";
import { VerifyAddressDialog } from "#app/components/address/verify-address-dialog.tsx";
import { RecipientForm } from "#app/components/recipients/recipient-form.tsx";
import { fromAddressForm } from "#app/domain/address/address-form-values.ts";
import { useAddressReview } from "#app/hooks/checkout/use-address-review.ts";
import type { PeopleBook } from "./use-people.ts";
import c from "./people.styles.ts";
import { personChange } from "./person-values.ts";

/** Addresses somebody may have. */
const MOST_ADDRESSES = 5;

/** Where somebody can be reached: the first address is where gifts go unless another one is chosen. */
export function PersonAddresses({ person, book }: { person: Person; book: PeopleBook }) {
  const intl = useIntl();
  const id = useId();
  const { verify, open: review } = useAddressReview();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  const { addresses, recipientId, firstName, lastName } = person;

  useEffect(() => {
    if (wasAdding.current && !isAdding) addButton.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);

  const saveAddresses = (next: Person["addresses"]) =>
    book.change(recipientId, { ...personChange(person), addresses: next });

  return (
    <section className={c.wide} aria-labelledby={id}>
      <h3 className={c.title} id={id}>
        <FormattedMessage
          id="people.addresses"
          defaultMessage="{count, plural, one {Address} other {Addresses}}"
          values={{ count: addresses.length }}
        />
      </h3>
      <ul className={c.rows}>
        {addresses.map((address, index) => (
          <li key={`${address.address1} ${address.postalCode} ${index}`} className={c.row}>
            <AddressWords address={address} />
            {addresses.length > 1 ? (
              <div className={c.tools}>
                {index > 0 ? (
                  <button
                    type="button"
                    className={c.link}
                    onClick={() => void saveAddresses([address, ...addresses.filter((each) => each !== address)])}
                  >
                    <FormattedMessage id="people.makeFirst" defaultMessage="Send here first" />
                    <span className="vh"> {address.address1}</span>
                  </button>
                ) : null}
                <button
                  type="button"
                  className={c.link}
                  onClick={() =>
                    void saveAddresses(addresses.filter((each) => each !== address)).then((isDone) => {
                      if (isDone) addButton.current?.focus();
                    })
                  }
                >
                  <FormattedMessage id="addressBook.remove" defaultMessage="Remove" />
                  <span className="vh"> {address.address1}</span>
                </button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {isAdding ? (
        <>
          <RecipientForm
            address={{ firstName, lastName }}
            submitLabel={intl.formatMessage({ id: "addressBook.save", defaultMessage: "Save address" })}
            onSubmit={async (typed) => {
              const address = await verify(typed);
              if (address === "edit" || address === "close") return;
              if (await saveAddresses([...addresses, { ...fromAddressForm(address) }])) setAdding(false);
            }}
            onCancel={() => setAdding(false)}
          />
          {review ? <VerifyAddressDialog {...review} /> : null}
        </>
      ) : addresses.length < MOST_ADDRESSES ? (
        <div>
          <button type="button" className={c.link} ref={addButton} onClick={() => setAdding(true)}>
            <FormattedMessage id="people.addAddress" defaultMessage="Add another address" />
          </button>
        </div>
      ) : null}
    </section>
  );
}
