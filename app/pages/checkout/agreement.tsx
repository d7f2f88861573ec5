import { useEffect, useId, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FieldError } from "#app/components/fields/field-error.tsx";
import fields from "#app/components/fields/field.styles.ts";
import { Link } from "#app/components/ui/link.tsx";
import type { useAgreement } from "./use-agreement.ts";

/**
 * The checkbox with which a buyer of a business agrees to the terms of a business order; a missing tick takes the
 * focus.
 */
export function Agreement({ agreement }: { agreement: ReturnType<typeof useAgreement> }) {
  const intl = useIntl();
  const errorId = useId();
  const box = useRef<HTMLInputElement>(null);
  const { isAsked, isTicked, tick, problem } = agreement;
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);
  if (!isAsked) return null;
  const message =
    problem === "missing"
      ? intl.formatMessage({ id: "validation.required", defaultMessage: "This field is required." })
      : problem?.failed;
  return (
    <div className={fields.field}>
      <label className={fields.check}>
        <input
          ref={box}
          type="checkbox"
          required
          checked={isTicked}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? errorId : undefined}
          onChange={(event) => tick(event.target.checked)}
        />
        <span>
          <FormattedMessage
            id="review.agreement"
            defaultMessage="I’m ordering for my business and accept the <a>business terms</a>."
            values={{ a: (words) => <Link to="/company-info/terms">{words}</Link> }}
          />
        </span>
      </label>
      <div role="alert">
        <FieldError id={errorId} message={message} />
      </div>
    </div>
  );
}
