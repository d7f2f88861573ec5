import { useField } from "formik";
import { useId } from "react";

/**
 * Joins a Formik field to a native control: value and handlers, ids, and the error once the shopper has left the field
 * or tried to submit. The control is described by the message and then by the hint.
 */
export const useFieldControl = (name: string, hint?: string) => {
  const [field, meta, helpers] = useField<string>(name);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined;
  return {
    field,
    helpers,
    error,
    errorId,
    hintId,
    control: { id, "aria-invalid": Boolean(error), "aria-describedby": describedBy },
  };
};
