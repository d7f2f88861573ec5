import { useIntl } from "react-intl";
import { TextField } from "./text-field.tsx";

/**
 * First and last name in a Formik form, side by side in the row that `className` lays out; `of` is the object that
 * holds them.
 */
export function NameFields({ of, className }: { of?: string; className: string }) {
  const intl = useIntl();
  const prefix = of === undefined ? "" : `${of}.`;
  return (
    <div className={className}>
      <TextField
        name={`${prefix}firstName`}
        autoComplete="given-name"
        label={intl.formatMessage({ id: "field.firstName", defaultMessage: "First Name" })}
      />
      <TextField
        name={`${prefix}lastName`}
        autoComplete="family-name"
        label={intl.formatMessage({ id: "field.lastName", defaultMessage: "Last Name" })}
      />
    </div>
  );
}
