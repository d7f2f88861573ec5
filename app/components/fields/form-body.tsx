import { useFormikContext } from "formik";
import type { ReactNode, Ref } from "react";
import { FocusFirstError } from "./focus-first-error.tsx";

/**
 * The `<form>` inside a Formik. What is on its way is not sent again, and a refused submit moves the focus to the first field that
 * has an error; the browser's own bubbles stay away, because every field says its error itself.
 */
export function FormBody({
  className,
  ref,
  children,
}: {
  className: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}) {
  const { handleSubmit, isSubmitting } = useFormikContext();
  return (
    <form
      className={className}
      onSubmit={isSubmitting ? (event) => event.preventDefault() : handleSubmit}
      noValidate
      ref={ref}
    >
      {children}
      <FocusFirstError />
    </form>
  );
}
