import { useIntl } from "react-intl";
import { formatPhone } from "#app/domain/address/address-form-values.ts";
import { TextField } from "./text-field.tsx";

/** A phone number; ten digits are grouped when the shopper leaves the field. */
export function PhoneField({ name, autoComplete = "tel" }: { name: string; autoComplete?: string }) {
  const intl = useIntl();
  return (
    <TextField
      name={name}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      label={intl.formatMessage({ id: "field.phone", defaultMessage: "Phone Number" })}
      format={formatPhone}
    />
  );
}
