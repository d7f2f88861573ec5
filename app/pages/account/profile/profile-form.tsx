import { Formik } from "formik";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Customer } from "#app/commerce-api/customers.ts";
import c from "#app/components/account/account.styles.ts";
import { FormError } from "#app/components/account/form-error.tsx";
import { OrganizationField } from "#app/components/fields/organization-field.tsx";
import { PhoneField } from "#app/components/fields/phone-field.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { NameFields } from "#app/components/fields/name-fields.tsx";
import { showPhone } from "#app/domain/address/phone-number.ts";
import { formatBirthday, showBirthday } from "#app/domain/format/birthday.ts";
import { SavedNote } from "../saved-note.tsx";
import { type ProfileValues, useProfile } from "./use-profile.ts";
import { createProfileSchema } from "./profile-schema.ts";

const text = (value: unknown) => (typeof value === "string" ? value : "");

const valuesOf = (customer: Customer): ProfileValues => ({
  firstName: text(customer.firstName),
  lastName: text(customer.lastName),
  phone: showPhone(text(customer.phoneHome)),
  birthday: showBirthday(customer.birthday),
  companyName: text(customer.companyName),
  organizationType: text(customer["c_organizationType"]),
});

/** Names, phone, birthday and company of a customer. */
export function ProfileForm({ customer }: { customer: Customer }) {
  const intl = useIntl();
  const { save, submission } = useProfile(customer);
  const schema = useMemo(() => createProfileSchema(intl), [intl]);
  const label = {
    birthday: intl.formatMessage({ id: "profile.birthday", defaultMessage: "Birthday" }),
    company: intl.formatMessage({ id: "address.company", defaultMessage: "Company or Organization Name" }),
  };
  return (
    <Formik
      initialValues={valuesOf(customer)}
      validationSchema={schema}
      onSubmit={async (values, form) => {
        form.setStatus(null);
        if (await save(values)) form.setStatus("saved");
      }}
    >
      {({ isSubmitting, values, status }) => (
        <FormBody className={c.form}>
          <FormError message={submission.error} />
          <NameFields className={c.two} />
          <div className={c.two}>
            <PhoneField name="phone" autoComplete="tel" isOptional format={showPhone} />
            <TextField
              name="birthday"
              isOptional
              autoComplete="bday"
              inputMode="numeric"
              label={label.birthday}
              hint={intl.formatMessage({ id: "profile.birthdayHint", defaultMessage: "MM/DD/YYYY" })}
              format={formatBirthday}
            />
          </div>
          <TextField name="companyName" isOptional autoComplete="organization" label={label.company} />
          {values.companyName.trim() === "" ? null : <OrganizationField isOptional />}
          <div className={c.actions}>
            <button type="submit" className={c.button} aria-busy={isSubmitting}>
              <FormattedMessage id="profile.save" defaultMessage="Save changes" />
            </button>
          </div>
          <SavedNote isShown={status === "saved"}>
            <FormattedMessage id="profile.saved" defaultMessage="Your profile is up to date." />
          </SavedNote>
        </FormBody>
      )}
    </Formik>
  );
}
