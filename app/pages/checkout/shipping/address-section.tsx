import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { AddressFields } from "#app/components/address/address-fields.tsx";
import { AddressWords } from "#app/components/address/address-words.tsx";
import { CheckboxField } from "#app/components/fields/checkbox-field.tsx";
import { ChoosePerson } from "#app/components/people/choose-person.tsx";
import { ParcelAllergies } from "#app/components/people/parcel-allergies.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { fromAddressForm, toAddressForm } from "#app/domain/address/address-form-values.ts";
import type { BasketAddress } from "#app/domain/basket/basket-document.ts";
import c from "../checkout-layout.styles.ts";
import { type SavedAddress, SavedAddresses } from "./saved-addresses.tsx";
import type { ShippingFormValues } from "./shipping-schema.ts";

/** Fields that are no part of the address. */
const others = new Set(["email", "pickup", "useAsBilling", "addToAddressBook"]);

function AddressCard({ address, onChange }: { address: BasketAddress; onChange: () => void }) {
  return (
    <div className={c.card}>
      <AddressWords address={address} />
      <button type="button" className={c.change} onClick={onChange}>
        <FormattedMessage
          id="addressCard.change"
          defaultMessage="Change<hidden> the address</hidden>"
          values={{ hidden: (words) => <span className="vh">{words}</span> }}
        />
      </button>
    </div>
  );
}

/**
 * Where the parcel goes. A customer whose address is known sees it as it stands on a parcel, with the way to change it
 * (checkout-24); whoever changes it, whose address has something wrong, and every guest sees the fields.
 */
export function AddressSection({
  addresses,
  countries,
  productIds,
}: {
  /** The customer's address book; undefined for a guest. */
  addresses: readonly SavedAddress[] | undefined;
  countries: Parameters<typeof AddressFields>[0]["countries"];
  productIds: readonly string[];
}) {
  const { country } = useSite();
  const { values, setValues, errors, initialValues } = useFormikContext<ShippingFormValues>();
  const [isOpen, setOpen] = useState(() => !addresses || !isCompleteAddress(fromAddressForm(initialValues)));
  const isWrong = Object.keys(errors).some((name) => !others.has(name));
  if (isWrong && !isOpen) setOpen(true);
  const fields = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!isOpen || !wasPressed.current) return;
    wasPressed.current = false;
    fields.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, [isOpen]);
  const fill = (address: BasketAddress | undefined) =>
    void setValues({ ...values, ...toAddressForm(address, country), addToAddressBook: false });

  const isKept = addresses?.some(
    ({ address1, postalCode }) => address1 === values.address1 && postalCode === values.postalCode,
  );
  const keep = (
    <CheckboxField name="addToAddressBook">
      <FormattedMessage id="shipping.addToAddressBook" defaultMessage="Add to Address Book" />
    </CheckboxField>
  );

  if (!isOpen)
    return (
      <>
        <AddressCard
          address={fromAddressForm(values)}
          onChange={() => {
            wasPressed.current = true;
            setOpen(true);
          }}
        />
        <ParcelAllergies address={values} productIds={productIds} />
        {isKept ? null : keep}
      </>
    );
  return (
    <div className={c.form} ref={fields}>
      {addresses ? (
        <>
          <SavedAddresses addresses={addresses} onChoose={(address) => fill(address ?? undefined)} />
          <ChoosePerson onChoose={fill} />
          <ParcelAllergies address={values} productIds={productIds} />
        </>
      ) : null}
      <AddressFields section="shipping" countries={countries} />
      {addresses ? keep : null}
    </div>
  );
}
