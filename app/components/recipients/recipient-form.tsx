import { Formik } from "formik";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AddressFields } from "#app/components/address/address-fields.tsx";
import { createAddressSchema } from "#app/components/address/address-schema.ts";
import { ChoosePerson } from "#app/components/people/choose-person.tsx";
import { FocusFirstError } from "#app/components/fields/focus-first-error.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { type AddressFormValues, toAddressForm } from "#app/domain/address/address-form-values.ts";
import type { BasketAddress } from "#app/domain/basket/basket-document.ts";
import { useOfferedCountries } from "#app/hooks/checkout/use-offered-countries.ts";
import c from "./recipients.styles.ts";

/** Asks who somebody is and where they live; `address` is what is known already. */
export function RecipientForm({
  address,
  submitLabel,
  offersPeople = false,
  onSubmit,
  onCancel,
}: {
  address?: BasketAddress;
  /** Whether one of the customer's people may be chosen. */
  offersPeople?: boolean;
  submitLabel: string;
  onSubmit: (address: AddressFormValues) => void | Promise<void>;
  onCancel: () => void;
}) {
  const intl = useIntl();
  const { country } = useSite();
  const countries = useOfferedCountries();
  const schema = useMemo(() => createAddressSchema(intl, countries), [intl, countries]);
  const initialValues = useMemo(() => toAddressForm(address, country), [address, country]);
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      {({ handleSubmit, isSubmitting, setValues }) => (
        <form className={c.form} onSubmit={handleSubmit} noValidate>
          {offersPeople ? <ChoosePerson onChoose={(chosen) => void setValues(toAddressForm(chosen, country))} /> : null}
          <AddressFields section="shipping" countries={countries} />
          <div className={c.formActions}>
            <button type="submit" className={c.submit} aria-busy={isSubmitting}>
              {submitLabel}
            </button>
            <button type="button" className={c.link} onClick={onCancel}>
              <FormattedMessage id="recipients.cancel" defaultMessage="Cancel" />
            </button>
          </div>
          <FocusFirstError />
        </form>
      )}
    </Formik>
  );
}
