import { Formik } from "formik";
import { useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Person, PersonAddress, PersonChange } from "#app/commerce-api/people.ts";
import { AddressFields } from "#app/components/address/address-fields.tsx";
import { VerifyAddressDialog } from "#app/components/address/verify-address-dialog.tsx";
import { PageError } from "#app/components/basket/page-error.tsx";
import { CheckboxField } from "#app/components/fields/checkbox-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { TextAreaField } from "#app/components/fields/text-area-field.tsx";
import { allergyName } from "#app/components/people/allergy-words.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import { allergies } from "#app/domain/people/allergies.ts";
import { useAddressReview } from "#app/hooks/checkout/use-address-review.ts";
import { useOfferedCountries } from "#app/hooks/checkout/use-offered-countries.ts";
import { DayFields } from "./day-fields.tsx";
import c from "./people.styles.ts";
import { createPersonSchema } from "./person-schema.ts";
import { fromPersonForm, type PersonValues, toPersonForm } from "./person-values.ts";

/**
 * Adds somebody, or changes what is known of them; the address is verified as in the address book. `onSave` gives
 * whether it went through.
 */
export function PersonForm({
  person,
  address,
  today,
  error,
  isBusy,
  onSave,
  onClose,
}: {
  /** Null for somebody new. */
  person: Person | null;
  /** What is known of somebody new. */
  address?: PersonAddress;
  today: string;
  error: ShopperMessage | null;
  isBusy: boolean;
  onSave: (person: PersonChange) => Promise<boolean>;
  onClose: () => void;
}) {
  const intl = useIntl();
  const { country } = useSite();
  const countries = useOfferedCountries();
  const thisYear = Number(today.slice(0, 4));
  const schema = useMemo(() => createPersonSchema(intl, countries, thisYear), [intl, countries, thisYear]);
  const { verify, open: review } = useAddressReview();
  const root = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [initialValues] = useState<PersonValues>(() => toPersonForm(person, address, country));

  useEffect(() => title.current?.focus(), []);

  const submit = async (values: PersonValues) => {
    const verified = await verify(values);
    if (verified === "edit") root.current?.querySelector<HTMLElement>("[name=address1]")?.focus();
    if (verified === "edit" || verified === "close") return;
    await onSave(fromPersonForm({ ...values, ...verified }, person));
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <FormBody className={c.form} ref={root}>
        <h2 className={c.formTitle} ref={title} tabIndex={-1}>
          {person ? (
            <FormattedMessage id="people.editTitle" defaultMessage="About {name}" values={{ name: person.firstName }} />
          ) : (
            <FormattedMessage id="people.addTitle" defaultMessage="Someone new" />
          )}
        </h2>
        <PageError message={error} />
        <AddressFields section="shipping" countries={countries} />
        <DayFields />
        <fieldset className={c.group}>
          <legend>
            <FormattedMessage id="people.allergies" defaultMessage="Allergies" />
          </legend>
          <p className={c.hint}>
            <FormattedMessage
              id="people.allergiesHint"
              defaultMessage="We warn you before something with these goes to them."
            />
          </p>
          <div className={c.checks}>
            {allergies.map((allergy) => (
              <CheckboxField key={allergy} name={`avoids.${allergy}`}>
                {allergyName(intl, allergy)}
              </CheckboxField>
            ))}
          </div>
        </fieldset>
        <div className={c.group}>
          <TextAreaField
            name="likes"
            rows={2}
            isOptional
            label={intl.formatMessage({ id: "people.likes", defaultMessage: "What they like" })}
          />
          <TextAreaField
            name="note"
            rows={2}
            isOptional
            label={intl.formatMessage({ id: "people.note", defaultMessage: "Note" })}
            hint={intl.formatMessage({ id: "people.noteHint", defaultMessage: "Only you can see it." })}
          />
        </div>
        <div className={c.actions}>
          <button type="submit" className={c.big} aria-busy={isBusy}>
            {isBusy ? (
              <FormattedMessage id="addressBook.saving" defaultMessage="Saving" />
            ) : (
              <FormattedMessage id="people.save" defaultMessage="Save" />
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
