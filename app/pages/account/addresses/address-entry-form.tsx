import { Formik } from "formik";
import { useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import c from "#app/components/account/account.styles.ts";
import { AddressFields } from "#app/components/address/address-fields.tsx";
import { VerifyAddressDialog } from "#app/components/address/verify-address-dialog.tsx";
import { PageError } from "#app/components/basket/page-error.tsx";
import { CheckboxField } from "#app/components/fields/checkbox-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { toAddressForm } from "#app/domain/address/address-form-values.ts";
import { useAddressReview } from "#app/hooks/checkout/use-address-review.ts";
import { useOfferedCountries } from "#app/hooks/checkout/use-offered-countries.ts";
import { createAddressEntrySchema } from "./address-entry-schema.ts";
import type { BookEntry, BookEntryValues } from "./use-addresses.ts";

/**
 * Adds an address to the book or changes one. The address is verified first, with the dialog of the checkout; `onSave`
 * gives whether it went through.
 */
export function AddressEntryForm({
  entry,
  names,
  isFirst,
  error,
  isBusy,
  onSave,
  onClose,
}: {
  /** Null for a new one. */
  entry: BookEntry | null;
  /** What is known of the customer, for a new address. */
  names: { firstName?: string; lastName?: string };
  /** Whether the book has no other address; it is then the primary one unless the customer says otherwise. */
  isFirst: boolean;
  error: ShopperMessage | null;
  isBusy: boolean;
  onSave: (values: BookEntryValues) => Promise<boolean>;
  onClose: () => void;
}) {
  const intl = useIntl();
  const { country } = useSite();
  const countries = useOfferedCountries();
  const schema = useMemo(() => createAddressEntrySchema(intl, countries), [intl, countries]);
  const { verify, open: review } = useAddressReview();
  const root = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [initialValues] = useState<BookEntryValues>(() => ({
    ...toAddressForm(entry ?? names, country),
    addressId: entry?.addressId ?? "",
    preferred: entry?.preferred ?? isFirst,
  }));

  useEffect(() => title.current?.focus(), []);

  const submit = async (values: BookEntryValues) => {
    const { addressId, preferred, ...typed } = values;
    const address = await verify(typed);
    if (address === "edit") root.current?.querySelector<HTMLElement>("[name=address1]")?.focus();
    if (address === "edit" || address === "close") return;
    await onSave({ ...address, addressId, preferred });
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <FormBody className={c.form} ref={root}>
        <h2 className={c.formTitle} ref={title} tabIndex={-1}>
          {entry ? (
            <FormattedMessage id="addressBook.editTitle" defaultMessage="Edit this address" />
          ) : (
            <FormattedMessage id="addressBook.addTitle" defaultMessage="New address" />
          )}
        </h2>
        <PageError message={error} />
        <AddressFields section="shipping" countries={countries} />
        <TextField
          name="addressId"
          isOptional
          autoComplete="off"
          label={intl.formatMessage({ id: "addressBook.name", defaultMessage: "Address name" })}
          hint={intl.formatMessage({
            id: "addressBook.nameHint",
            defaultMessage: "For example Home or Studio. Leave it empty and we’ll use the city.",
          })}
        />
        <CheckboxField name="preferred">
          <FormattedMessage id="addressBook.preferred" defaultMessage="Make this my primary address" />
        </CheckboxField>
        <div className={c.actions}>
          <button type="submit" className={c.button} aria-busy={isBusy}>
            {isBusy ? (
              <FormattedMessage id="addressBook.saving" defaultMessage="Saving" />
            ) : (
              <FormattedMessage id="addressBook.save" defaultMessage="Save address" />
            )}
          </button>
          <button type="button" className={c.link} onClick={onClose}>
            <FormattedMessage id="addressBook.cancel" defaultMessage="Cancel" />
          </button>
        </div>
        {review ? <VerifyAddressDialog {...review} /> : null}
      </FormBody>
    </Formik>
  );
}
