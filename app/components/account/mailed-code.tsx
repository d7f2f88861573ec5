import type { Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "#app/components/fields/text-field.tsx";
import { Note } from "#app/components/ui/note.tsx";

/** Says that a code was mailed, once `isSent`. */
export const MailedCodeNote = ({ email, isSent }: { email: string; isSent: boolean }) => (
  <div aria-live="polite">
    {isSent ? (
      <Note tone="success">
        <FormattedMessage
          id="passkeys.sent"
          defaultMessage="We sent a code to {email}. It’s good for ten minutes."
          values={{ email }}
        />
      </Note>
    ) : null}
  </div>
);

/** Takes the code of that mail, as the field `code` of its form. */
export function MailedCodeField({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const intl = useIntl();
  return (
    <TextField
      name="code"
      label={intl.formatMessage({ id: "codeLogin.code", defaultMessage: "Code" })}
      hint={intl.formatMessage({ id: "codeLogin.codeHint", defaultMessage: "8 digits, from our email." })}
      autoComplete="one-time-code"
      inputMode="numeric"
      {...(ref && { ref })}
    />
  );
}
