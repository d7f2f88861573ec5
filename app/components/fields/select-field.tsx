import type { Ref } from "react";
import { FieldFrame } from "./field-frame.tsx";
import c from "./field.styles.ts";
import { useFieldControl } from "./use-field-control.ts";

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly { code: string; name: string }[];
  /** Stands first and counts as nothing chosen. */
  placeholder?: string;
  /** Fields are required unless they say so. */
  isOptional?: boolean;
  autoComplete?: string;
  ref?: Ref<HTMLSelectElement>;
  /** Told after the form knows the new value. */
  onChoose?: (code: string) => void;
}

/** A native select in a Formik form. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, options, placeholder, isOptional = false, autoComplete, ref, onChoose } = props;
  const { field, helpers: _helpers, control, ...frame } = useFieldControl(name);
  return (
    <FieldFrame id={control.id} label={label} isOptional={isOptional} {...frame}>
      <select
        {...control}
        {...field}
        ref={ref}
        className={c.select}
        required={!isOptional}
        autoComplete={autoComplete}
        onChange={(event) => {
          field.onChange(event);
          onChoose?.(event.target.value);
        }}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ code, name: text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
