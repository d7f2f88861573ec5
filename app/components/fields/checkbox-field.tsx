import { useField } from "formik";
import type { ReactNode } from "react";
import c from "./field.styles.ts";

/** A checkbox in a Formik form; the whole row is its target. `onTick` takes over what ticking does to the form. */
export function CheckboxField({
  name,
  children,
  describedBy,
  isRequired,
  onTick,
}: {
  name: string;
  children: ReactNode;
  /** Id of the message or hint that belongs to it. */
  describedBy?: string | undefined;
  isRequired?: boolean;
  onTick?: (isTicked: boolean) => void;
}) {
  const [field, { error, touched }] = useField<boolean>({ name, type: "checkbox" });
  return (
    <label className={c.check}>
      <input
        type="checkbox"
        name={field.name}
        required={isRequired}
        aria-invalid={touched && error ? true : undefined}
        aria-describedby={describedBy}
        checked={field.checked}
        onBlur={field.onBlur}
        onChange={(event) => (onTick ? onTick(event.target.checked) : field.onChange(event))}
      />
      <span>{children}</span>
    </label>
  );
}
