import { FieldFrame } from "./field-frame.tsx";
import c from "./field.styles.ts";
import { useFieldControl } from "./use-field-control.ts";

/** Several lines of text in a Formik form, with visible label, hint and error. */
export function TextAreaField({
  name,
  label,
  hint,
  rows = 5,
  isOptional = false,
}: {
  name: string;
  label: string;
  hint?: string;
  rows?: number;
  /** Fields are required unless they say so. */
  isOptional?: boolean;
}) {
  const { field, helpers: _helpers, control, ...frame } = useFieldControl(name, hint);
  return (
    <FieldFrame id={control.id} label={label} isOptional={isOptional} hint={hint} {...frame}>
      <textarea {...control} {...field} className={c.input} rows={rows} required={!isOptional} />
    </FieldFrame>
  );
}
