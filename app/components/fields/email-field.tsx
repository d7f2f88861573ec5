import { useIntl } from "react-intl";
import { TextField } from "./text-field.tsx";

/** One email in a Formik form. Where it is what somebody logs in with, `isLogin` tells password managers so. */
export function EmailField({
  name = "email",
  label,
  hint,
  isLogin = false,
  offersPasskeys = false,
}: {
  name?: string;
  /** "Email" unless it has to say whose. */
  label?: string;
  hint?: string;
  isLogin?: boolean;
  /** Has the browser offer passkeys in it. */
  offersPasskeys?: boolean;
}) {
  const intl = useIntl();
  return (
    <TextField
      name={name}
      type="email"
      inputMode="email"
      autoComplete={offersPasskeys ? "username webauthn" : isLogin ? "username" : "email"}
      label={label ?? intl.formatMessage({ id: "field.email", defaultMessage: "Email" })}
      hint={hint}
    />
  );
}
