import { useIntl } from "react-intl";
import { PasswordField } from "./password-field.tsx";

/** A password being chosen, in a Formik form, with what it must be made of (account-11). */
export function NewPasswordField({ label }: { label: string }) {
  const intl = useIntl();
  return (
    <PasswordField
      name="password"
      autoComplete="new-password"
      label={label}
      hint={intl.formatMessage({
        id: "field.passwordHint",
        defaultMessage: "At least 8 characters, with upper and lower case, a number and a symbol.",
      })}
    />
  );
}
