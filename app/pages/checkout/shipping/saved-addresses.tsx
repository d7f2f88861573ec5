import { useId } from "react";
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import fields from "#app/components/fields/field.styles.ts";
import type { BasketAddress } from "#app/domain/basket/basket-document.ts";

const primaryAddress: MessageDescriptor = defineMessages({
  label: { id: "savedAddresses.primary", defaultMessage: "Primary Address" },
}).label;

/** An address the customer keeps. */
export type SavedAddress = BasketAddress & { addressId?: string; preferred?: boolean };

const primaryFirst = (addresses: readonly SavedAddress[]): SavedAddress[] =>
  addresses.toSorted((one, other) => Number(other.preferred ?? false) - Number(one.preferred ?? false));

/**
 * The customer's address book beside an address form; nothing where it is empty. The primary address is first. Choosing
 * one fills the form in.
 */
export function SavedAddresses({
  addresses,
  onChoose,
}: {
  addresses: readonly SavedAddress[];
  /** Null for a new address. */
  onChoose: (address: SavedAddress | null) => void;
}) {
  const intl = useIntl();
  const id = useId();
  if (addresses.length === 0) return null;
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        <FormattedMessage id="savedAddresses.label" defaultMessage="Saved addresses" />
      </label>
      <select
        id={id}
        className={fields.select}
        defaultValue=""
        onChange={(event) => onChoose(addresses.find(({ addressId }) => addressId === event.target.value) ?? null)}
      >
        <option value="">
          {intl.formatMessage({ id: "savedAddresses.none", defaultMessage: "Choose from your address book" })}
        </option>
        {primaryFirst(addresses).map(({ addressId = "", preferred = false, firstName, lastName, address1, city }) => (
          <option key={addressId} value={addressId}>
            {intl.formatMessage(
              { id: "savedAddresses.one", defaultMessage: "{name}: {person}, {street}, {city}" },
              {
                // The one the customer prefers goes by the shop's name for it, not by its own (account-19).
                name: preferred ? intl.formatMessage(primaryAddress) : addressId,
                person: `${firstName ?? ""} ${lastName ?? ""}`.trim(),
                street: address1,
                city,
              },
            )}
          </option>
        ))}
      </select>
    </div>
  );
}
