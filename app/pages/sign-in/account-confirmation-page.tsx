import { useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { data, useLocation, useSearchParams } from "react-router-dom";
import { PageError } from "#app/components/basket/page-error.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { MailForm } from "./mail-form.tsx";
import c from "./sign-in.styles.ts";
import { type ConfirmationStatus, useAccountConfirmation } from "./use-account-confirmation.ts";
import { useMailLink } from "./use-mail-link.ts";

/** A confirmation is one person's; the page is never kept. */
export const loader = () => data(null, { headers: noStore });

export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.confirmation", defaultMessage: "Confirm your email" }),
  robots: "noindex",
});

const titles = defineMessages({
  "verification-required": { id: "accountConfirmation.required", defaultMessage: "Please confirm your email" },
  "verification-failed": { id: "accountConfirmation.failed", defaultMessage: "Something went wrong" },
  "token-expired": { id: "accountConfirmation.expired", defaultMessage: "This link has expired" },
  verified: { id: "accountConfirmation.verified", defaultMessage: "Your email is confirmed" },
});

const hints = defineMessages({
  "verification-required": {
    id: "accountConfirmation.requiredHint",
    defaultMessage: "We sent you an email with a link. Open it to finish.",
  },
  "verification-failed": {
    id: "accountConfirmation.failedHint",
    defaultMessage: "We couldn’t confirm your email with this link. We can send you a new one.",
  },
  "token-expired": {
    id: "accountConfirmation.expiredHint",
    defaultMessage: "Links work once, for one day. We can send you a new one.",
  },
  verified: {
    id: "accountConfirmation.verifiedHint",
    defaultMessage: "Thank you. You can log in now.",
  },
});

const isStatus = (value: string | null): value is ConfirmationStatus => value !== null && Object.hasOwn(titles, value);

/**
 * Confirms an account's email (`/account-confirmation?customer=…&token=…`), and explains what is missing where a
 * session or the login has led here (`?status=…`).
 */
export default function AccountConfirmationPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { email?: string } | null };
  const [known] = useState(state?.email ?? "");
  const statusParam = search.get("status");
  const link = useMailLink("/account-confirmation", "customer");
  const [initial] = useState<ConfirmationStatus>(
    isStatus(statusParam) && statusParam !== "verified" ? statusParam : "verification-required",
  );
  const { status, sentTo, error, send } = useAccountConfirmation(link, initial);
  if (status === null) return <LoadingFallback />;
  const message =
    error === "unexpected"
      ? intl.formatMessage({
          id: "accountConfirmation.unexpected",
          defaultMessage: "Oops! Unexpected error occurred.",
        })
      : error;
  return (
    <div className={`wrap ${c.page}`}>
      <div className={c.main}>
        <h1 className={c.title}>
          <FormattedMessage {...titles[status]} />
        </h1>
        <PageError message={message} />
        <p>
          <FormattedMessage {...hints[status]} />
        </p>
        <div aria-live="polite">
          {sentTo ? (
            <Note tone="success">
              <FormattedMessage
                id="accountConfirmation.sent"
                defaultMessage="If {email} has an account waiting, a new email is on its way."
                values={{ email: sentTo }}
              />
            </Note>
          ) : null}
        </div>
        {status === "verified" ? (
          <Link className={c.other} to="/login">
            <FormattedMessage id="register.login" defaultMessage="Log in" />
          </Link>
        ) : (
          <MailForm known={known} onSend={send}>
            <FormattedMessage id="accountConfirmation.send" defaultMessage="Send a new email" />
          </MailForm>
        )}
      </div>
    </div>
  );
}
