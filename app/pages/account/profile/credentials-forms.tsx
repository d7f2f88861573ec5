import { Formik, type FormikValues } from "formik";
import { type ReactNode, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Customer } from "#app/commerce-api/customers.ts";
import c from "#app/components/account/account.styles.ts";
import { FormError } from "#app/components/account/form-error.tsx";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { NewPasswordField } from "#app/components/fields/new-password-field.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { SavedNote } from "../saved-note.tsx";
import { createEmailSchema, createPasswordSchema } from "./profile-schema.ts";
import { useEmailChange, usePasswordChange } from "./use-profile.ts";

const useCurrentPasswordLabel = () =>
  useIntl().formatMessage({ id: "profile.currentPassword", defaultMessage: "Current password" });

interface CredentialsFormProps<Values> {
  initialValues: Values;
  schema: object;
  /** Whether it worked. */
  save: (values: Values) => Promise<boolean>;
  /** Why the last attempt failed. */
  error: ShopperMessage | null;
  /** The words of the button, and what is said once it is saved. */
  button: ReactNode;
  saved: ReactNode;
  children: ReactNode;
}

/** A form that is empty again once it is saved, and says so below its button. */
function CredentialsForm<Values extends FormikValues>(props: CredentialsFormProps<Values>) {
  const { initialValues, schema, save, error, button, saved, children } = props;
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={async (values, form) => {
        form.setStatus(null);
        if (await save(values)) form.resetForm({ status: "saved" });
      }}
    >
      {({ isSubmitting, status }) => (
        <FormBody className={c.form}>
          <FormError message={error} />
          {children}
          <div className={c.actions}>
            <button type="submit" className={c.button} aria-busy={isSubmitting}>
              {button}
            </button>
          </div>
          <SavedNote isShown={status === "saved"}>{saved}</SavedNote>
        </FormBody>
      )}
    </Formik>
  );
}

/** Changes the email that the account logs in with; the current password confirms it. */
export function EmailForm({ customer }: { customer: Customer }) {
  const intl = useIntl();
  const { save, submission } = useEmailChange(customer);
  const schema = useMemo(() => createEmailSchema(intl), [intl]);
  const currentPassword = useCurrentPasswordLabel();
  return (
    <CredentialsForm
      initialValues={{ email: "", currentPassword: "" }}
      schema={schema}
      save={save}
      error={submission.error}
      button={<FormattedMessage id="profile.changeEmail" defaultMessage="Change email" />}
      saved={
        <FormattedMessage
          id="profile.emailChanged"
          defaultMessage="Your new email is saved. Log in with it from now on; your other devices have been logged out."
        />
      }
    >
      <p>
        <FormattedMessage
          id="profile.emailNow"
          defaultMessage="You log in with {email}."
          values={{ email: <b>{customer.email}</b> }}
        />
      </p>
      <div className={c.two}>
        <EmailField label={intl.formatMessage({ id: "profile.newEmail", defaultMessage: "New email" })} />
        <PasswordField name="currentPassword" autoComplete="current-password" label={currentPassword} />
      </div>
    </CredentialsForm>
  );
}

/** Changes the password; the one before confirms it. */
export function PasswordForm({ customer }: { customer: Customer }) {
  const intl = useIntl();
  const { save, submission } = usePasswordChange(customer);
  const schema = useMemo(() => createPasswordSchema(intl), [intl]);
  const currentPassword = useCurrentPasswordLabel();
  return (
    <CredentialsForm
      initialValues={{ currentPassword: "", password: "" }}
      schema={schema}
      save={save}
      error={submission.error}
      button={<FormattedMessage id="profile.changePassword" defaultMessage="Change password" />}
      saved={
        <FormattedMessage
          id="profile.passwordChanged"
          defaultMessage="Your new password is saved. Your other devices have been logged out."
        />
      }
    >
      <input type="hidden" name="username" autoComplete="username" value={customer.login ?? ""} readOnly />
      <div className={c.two}>
        <PasswordField name="currentPassword" autoComplete="current-password" label={currentPassword} />
        <NewPasswordField label={intl.formatMessage({ id: "newPassword.label", defaultMessage: "New password" })} />
      </div>
    </CredentialsForm>
  );
}
