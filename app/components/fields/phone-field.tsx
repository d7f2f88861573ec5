import { useIntl } from "react-intl";
import { formatPhone } from "#app/domain/address/address-form-values.ts";
import { TextField } from "./text-field.tsx";

/** A phone number; ten digits are grouped when the shopper leaves the field, or as `format` says. */
export function PhoneField({
  name,
  autoComplete = "tel",
  isOptional = false,
  format = formatPhone,
}: {
  name: string;
  autoComplete?: string;
  isOptional?: boolean;
  format?: (value: string) => string;
}) {
  const intl = useIntl();
  return (
    <TextField
      name={name}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      isOptional={isOptional}
      label={intl.formatMessage({ id: "field.phone", defaultMessage: "Phone Number" })}
      format={format}
    />
  );
}
