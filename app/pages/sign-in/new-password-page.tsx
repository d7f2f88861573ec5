import { Formik } from "formik";
import { useMemo, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { data, useLocation } from "react-router-dom";
import { PageError } from "#app/components/basket/page-error.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { FormBody } from "#app/components/fields/form-body.tsx";
import { NewPasswordField } from "#app/components/fields/new-password-field.tsx";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { type NewPasswordStatus, useNewPassword } from "./use-new-password.ts";
import { useMailLink } from "./use-mail-link.ts";
import { createNewPasswordSchema } from "./sign-in-schema.ts";
import { MailForm } from "./mail-form.tsx";
import c from "./sign-in.styles.ts";

/** A password is one person's; the page is never kept. */
export const loader = () => data(null, { headers: noStore });

export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.newPassword", defaultMessage: "New password" }),
  robots: "noindex",
});

const titles = defineMessages({
  ask: { id: "newPassword.ask", defaultMessage: "Forgot your password?" },
  sent: { id: "newPassword.sent", defaultMessage: "Check your email" },
  choose: { id: "newPassword.choose", defaultMessage: "Choose a new password" },
  expired: { id: "newPassword.expired", defaultMessage: "This link has expired" },
  withdrawn: { id: "newPassword.withdrawn", defaultMessage: "Nothing has changed" },
});

const hints = defineMessages({
  ask: {
    id: "newPassword.askHint",
    defaultMessage: "Enter your email, and we’ll send you a link to choose a new one.",
  },
  expired: {
    id: "newPassword.expiredHint",
    defaultMessage: "Links work once, for half an hour. We can send you a new one.",
  },
  withdrawn: {
    id: "newPassword.withdrawnHint",
    defaultMessage: "The link no longer works, and your password hasn’t changed.",
  },
});

function ChooseForm({ email, onChoose }: { email: string; onChoose: (password: string) => Promise<void> }) {
  const intl = useIntl();
  const schema = useMemo(() => createNewPasswordSchema(intl), [intl]);
  return (
    <Formik initialValues={{ password: "" }} validationSchema={schema} onSubmit={({ password }) => onChoose(password)}>
      {({ isSubmitting }) => (
        <FormBody className={c.form}>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <NewPasswordField label={intl.formatMessage({ id: "newPassword.label", defaultMessage: "New password" })} />
          <button type="submit" className={c.submit} aria-busy={isSubmitting}>
            {isSubmitting ? (
              <FormattedMessage id="newPassword.saving" defaultMessage="Saving" />
            ) : (
              <FormattedMessage id="newPassword.save" defaultMessage="Save password" />
            )}
          </button>
        </FormBody>
      )}
    </Formik>
  );
}

const isAsking = (status: NewPasswordStatus) => status === "ask" || status === "sent" || status === "expired";

/**
 * Sets a new password (`/new-password-form?token=…&email=…`, the link of a mail), and without a link has such a mail
 * sent. Whether there is an account for an email is told to nobody.
 */
export default function NewPasswordPage() {
  const { state } = useLocation() as { state: { email?: string } | null };
  const [known] = useState(state?.email ?? "");
  const link = useMailLink("/new-password-form", "email");
  const { status, sentTo, send, choose, withdraw, submission } = useNewPassword(link);
  if (status === "checking") return <LoadingFallback />;
  return (
    <div className={`wrap ${c.page}`}>
      <div className={c.main}>
        <h1 className={c.title}>
          <FormattedMessage {...titles[status]} />
        </h1>
        <PageError message={submission.error} />
        {status === "choose" ? (
          <p>
            <FormattedMessage
              id="newPassword.chooseHint"
              defaultMessage="It’s for {email}. Your other devices will be logged out."
              values={{ email: <b>{link?.owner}</b> }}
            />
          </p>
        ) : null}
        {status === "ask" || status === "expired" || status === "withdrawn" ? (
          <p>
            <FormattedMessage {...hints[status]} />
          </p>
        ) : null}
        <div aria-live="polite">
          {status === "sent" ? (
            <Note tone="success">
              <FormattedMessage
                id="newPassword.sentHint"
                defaultMessage="If {email} has an account, an email with a link is on its way. The link is good for half an hour."
                values={{ email: sentTo }}
              />
            </Note>
          ) : null}
        </div>
        {isAsking(status) ? (
          <MailForm known={known || (link?.owner ?? "")} isLogin onSend={send}>
            <FormattedMessage id="newPassword.send" defaultMessage="Send me a link" />
          </MailForm>
        ) : null}
        {status === "choose" ? (
          <>
            <ChooseForm email={link?.owner ?? ""} onChoose={choose} />
            <button type="button" className={c.forgot} onClick={() => void withdraw()}>
              <FormattedMessage id="newPassword.withdraw" defaultMessage="I didn’t request this" />
            </button>
          </>
        ) : (
          <Link className={c.forgot} to="/login">
            <FormattedMessage id="newPassword.back" defaultMessage="Back to the login" />
          </Link>
        )}
      </div>
    </div>
  );
}
