import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FieldFrame } from "./field-frame.tsx";
import c from "./field.styles.ts";
import { useFieldControl } from "./use-field-control.ts";

/** A password with a button that shows and hides it; hidden again by nobody but the shopper. */
export function PasswordField({
  name,
  label,
  hint,
  autoComplete,
}: {
  name: string;
  label: string;
  hint?: string;
  autoComplete: "current-password" | "new-password";
}) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const { field, helpers: _helpers, control, ...frame } = useFieldControl(name, hint);
  return (
    <FieldFrame id={control.id} label={label} hint={hint} {...frame}>
      <span className={c.password}>
        <input
          {...control}
          {...field}
          className={c.passwordInput}
          type={isShown ? "text" : "password"}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className={c.reveal}
          aria-pressed={isShown}
          aria-label={intl.formatMessage({ id: "field.showPassword", defaultMessage: "Show password" })}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? (
            <FormattedMessage id="field.hide" defaultMessage="Hide" />
          ) : (
            <FormattedMessage id="field.show" defaultMessage="Show" />
          )}
        </button>
      </span>
    </FieldFrame>
  );
}
