import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { FieldError } from "./field-error.tsx";
import c from "./field.styles.ts";

/** Label above, control, and below it the error and the hint: what a field asks for is read when it is broken, too. */
export function FieldFrame({
  id,
  label,
  isOptional,
  hint,
  hintId,
  error,
  errorId,
  children,
}: {
  id: string;
  label: string;
  isOptional?: boolean;
  hint?: string;
  hintId: string;
  error: string | undefined;
  errorId: string;
  children: ReactNode;
}) {
  return (
    <div className={c.field}>
      <label className={c.label} htmlFor={id}>
        {label}
        {isOptional ? (
          <span className={c.optional}>
            {" "}
            <FormattedMessage id="field.optional" defaultMessage="(optional)" />
          </span>
        ) : null}
      </label>
      {children}
      <FieldError id={errorId} message={error} />
      {hint ? (
        <p className={c.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
