import { Field, Input, NativeSelect } from "@chakra-ui/react";
import { useField } from "formik";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

interface FieldProps {
  name: string;
  label: string;
}

/** Label above, control, and below it the error and the hint. */
const Frame = ({ name, label, hint, children }: FieldProps & { hint?: string | undefined; children: ReactNode }) => {
  const [, { touched, error }] = useField<string>(name);
  return (
    <Field.Root invalid={touched && error !== undefined}>
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.ErrorText>{error}</Field.ErrorText>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
};

/** One line of text that may stay empty, in the drawer's form. */
export const PreviewText = ({
  name,
  label,
  hint,
  type = "text",
}: FieldProps & { hint?: string; type?: "text" | "datetime-local" }) => {
  const intl = useIntl();
  const [field, , { setValue }] = useField<string>(name);
  return (
    <Frame
      name={name}
      label={`${label} ${intl.formatMessage({ id: "field.optional", defaultMessage: "(optional)" })}`}
      hint={hint}
    >
      <Input
        {...field}
        type={type}
        autoComplete="off"
        onBlur={(event) => {
          const typed = field.value.trim();
          if (typed !== field.value) void setValue(typed);
          field.onBlur(event);
        }}
      />
    </Frame>
  );
};

/** One of several, or none, in the drawer's form. */
export const PreviewSelect = ({
  name,
  label,
  none,
  options,
}: FieldProps & { none: string; options: readonly string[] }) => {
  const [field] = useField<string>(name);
  return (
    <Frame name={name} label={label}>
      <NativeSelect.Root>
        <NativeSelect.Field {...field} placeholder={none}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </NativeSelect.Field>
      </NativeSelect.Root>
    </Frame>
  );
};
