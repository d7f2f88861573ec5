import { useIntl } from "react-intl";
import { formatPhone } from "#config/countries/north-american-phone.ts";
import { TextField } from "./text-field.tsx";

/** A phone number; ten digits are grouped when the shopper leaves the field, or as `format` says. */
export function PhoneField({
  name,
  autoComplete = "tel",
  isOptional = false,
  hint,
  format = formatPhone,
}: {
  name: string;
  autoComplete?: string;
  isOptional?: boolean;
  /** What the number is asked for. */
  hint?: string;
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
      {...(hint && { hint })}
      label={intl.formatMessage({ id: "field.phone", defaultMessage: "Phone Number" })}
      format={format}
    />
  );
}
