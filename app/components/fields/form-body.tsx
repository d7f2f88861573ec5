import { useFormikContext } from "formik";
import type { ReactNode, Ref } from "react";
import { useMounted } from "#app/browser/use-mounted.ts";
import { FocusFirstError } from "./focus-first-error.tsx";

/**
 * The `<form>` inside a Formik. What is on its way is not sent again, and a refused submit moves the focus to the first
 * field that has an error; the browser's own bubbles stay away, because every field says its error itself. A form with
 * an `action` is posted there by browsers without scripts, which then check the fields themselves.
 */
export function FormBody({
  className,
  ref,
  action,
  children,
}: {
  className: string;
  action?: string | undefined;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}) {
  const { handleSubmit, isSubmitting } = useFormikContext();
  const isMounted = useMounted();
  return (
    <form
      className={className}
      onSubmit={isSubmitting ? (event) => event.preventDefault() : handleSubmit}
      noValidate={action === undefined || isMounted}
      ref={ref}
      {...(action !== undefined && { action, method: "post" })}
    >
      {children}
      <FocusFirstError />
    </form>
  );
}
