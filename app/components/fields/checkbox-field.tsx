import { useField } from "formik";
import type { ReactNode } from "react";
import c from "./field.styles.ts";

/** A checkbox in a Formik form; the whole row is its target. `onTick` takes over what ticking does to the form. */
export function CheckboxField({
  name,
  children,
  onTick,
}: {
  name: string;
  children: ReactNode;
  onTick?: (isTicked: boolean) => void;
}) {
  const [field] = useField<boolean>({ name, type: "checkbox" });
  return (
    <label className={c.check}>
      <input
        type="checkbox"
        name={field.name}
        checked={field.checked}
        onBlur={field.onBlur}
        onChange={(event) => (onTick ? onTick(event.target.checked) : field.onChange(event))}
      />
      <span>{children}</span>
    </label>
  );
}
