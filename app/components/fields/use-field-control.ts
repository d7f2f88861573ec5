import { useField } from "formik";
import { useId } from "react";

/**
 * Joins a Formik field to a native control: value and handlers, ids, and the error once the shopper has left the field or
 * tried to submit. The message takes the hint's place in the control's description.
 */
export const useFieldControl = (name: string, hint?: string) => {
  const [field, meta, helpers] = useField<string>(name);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = error ? errorId : hint ? hintId : undefined;
  return {
    field,
    helpers,
    error,
    errorId,
    hintId,
    control: { id, "aria-invalid": Boolean(error), "aria-describedby": describedBy },
  };
};
