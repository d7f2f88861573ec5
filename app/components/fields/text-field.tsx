import type { FocusEvent, InputHTMLAttributes, Ref } from "react";
import { FieldFrame } from "./field-frame.tsx";
import c from "./field.styles.ts";
import { useFieldControl } from "./use-field-control.ts";

export interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Fields are required unless they say so. */
  isOptional?: boolean;
  type?: "text" | "email" | "tel" | "date" | "datetime-local";
  /** First and last day (`YYYY-MM-DD`) that a calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  ref?: Ref<HTMLInputElement>;
  /** Rewrites what was typed when the shopper leaves the field: `(415) 555-0117`. */
  format?: (value: string) => string;
}

/** One line of text in a Formik form, with visible label, hint and error. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    hint,
    isOptional = false,
    type = "text",
    autoComplete,
    inputMode,
    ref,
    format,
    min,
    max,
  } = props;
  const { field, helpers, control, ...frame } = useFieldControl(name, hint);
  const leave = async (event: FocusEvent<HTMLInputElement>) => {
    // Two checks side by side may end in either order; the last one must be of what stands in the field.
    if (format) await helpers.setValue(format(field.value));
    field.onBlur(event);
  };
  return (
    <FieldFrame id={control.id} label={label} isOptional={isOptional} hint={hint} {...frame}>
      <input
        {...control}
        {...field}
        ref={ref}
        className={c.input}
        type={type}
        required={!isOptional}
        autoComplete={autoComplete}
        inputMode={inputMode}
        min={min}
        max={max}
        onBlur={(event) => void leave(event)}
      />
    </FieldFrame>
  );
}
