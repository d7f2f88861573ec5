import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";

/** Placed inside a Formik form: a refused submit moves the focus to the first field that has an error. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, errors } = useFormikContext();
  const handled = useRef(submitCount);
  const anchor = useRef<HTMLSpanElement>(null);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (isSubmitting || submitCount <= handled.current) return;
    handled.current = submitCount;
    if (hasErrors)
      anchor.current?.closest("form")?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid]")?.focus();
  }, [submitCount, isSubmitting, hasErrors]);
  return <span ref={anchor} hidden />;
}
