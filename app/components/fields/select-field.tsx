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
  autoComplete?: string;
  ref?: Ref<HTMLSelectElement>;
  /** Told after the form knows the new value. */
  onChoose?: (code: string) => void;
}

/** A native select in a Formik form. */
export function SelectField({ name, label, options, placeholder, autoComplete, ref, onChoose }: SelectFieldProps) {
  const { field, control, ...frame } = useFieldControl(name);
  return (
    <FieldFrame id={control.id} label={label} error={frame.error} errorId={frame.errorId} hintId={frame.hintId}>
      <select
        {...control}
        {...field}
        ref={ref}
        className={c.select}
        required
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
