import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PersonAddress } from "#app/commerce-api/people.ts";
import fields from "#app/components/fields/field.styles.ts";
import { addressLine } from "#app/domain/basket/door-address.ts";
import { useKnownPeople } from "#app/hooks/people/use-known-people.ts";

/** The customer's people beside an address form; nothing where there are none. Choosing one fills the form in. */
export function ChoosePerson({ onChoose }: { onChoose: (address: PersonAddress) => void }) {
  const intl = useIntl();
  const id = useId();
  const people = useKnownPeople();
  if (people.length === 0) return null;
  const places = people.flatMap(({ recipientId, firstName, lastName, addresses }) =>
    addresses.map((address, index) => ({
      key: `${recipientId} ${index}`,
      address: { ...address, firstName, lastName },
    })),
  );
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        <FormattedMessage id="people.chooseLabel" defaultMessage="Your people" />
      </label>
      <select
        id={id}
        className={fields.select}
        defaultValue=""
        onChange={({ target }) => {
          const chosen = places.find(({ key }) => key === target.value);
          if (chosen) onChoose(chosen.address);
        }}
      >
        <option value="">
          {intl.formatMessage({ id: "people.chooseNone", defaultMessage: "Choose someone you send to" })}
        </option>
        {places.map(({ key, address }) => (
          <option key={key} value={key}>
            {intl.formatMessage(
              { id: "people.chooseOne", defaultMessage: "{name}, {place}" },
              { name: `${address.firstName} ${address.lastName}`, place: addressLine(address) },
            )}
          </option>
        ))}
      </select>
    </div>
  );
}
