import { FormattedMessage } from "react-intl";
import { data, useNavigate } from "react-router-dom";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import { AccountSection } from "#app/components/account/account-section.tsx";
import c from "#app/components/account/account.styles.ts";
import { FormError } from "#app/components/account/form-error.tsx";
import { useLogOutEverywhere } from "#app/hooks/account/use-profile.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/route-module.tsx";
import { EmailForm, PasswordForm } from "./credentials-forms.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.profile", defaultMessage: "Profile" }),
  robots: "noindex",
});

function Everywhere() {
  const { logOut, submission } = useLogOutEverywhere();
  const navigate = useNavigate();
  return (
    <>
      <FormError message={submission.error} />
      <p>
        <FormattedMessage
          id="profile.everywhereHint"
          defaultMessage="Lost a phone, or logged in on somebody else’s computer? This ends every visit, this one too."
        />
      </p>
      <button
        type="button"
        className={c.lineButton}
        aria-busy={submission.isBusy}
        onClick={() => void logOut().then((isDone) => isDone && navigate("/login", { replace: true }))}
      >
        <FormattedMessage id="profile.everywhere" defaultMessage="Log out everywhere" />
      </button>
    </>
  );
}

/** A customer's profile (`/profile`): who she is, how she logs in, and the way out of every device. */
export default function ProfilePage() {
  return (
    <AccountRoom title={<FormattedMessage id="accountNav.profile" defaultMessage="Profile" />}>
      {(customer) => (
        <div className={c.stack}>
          <AccountSection isWide title={<FormattedMessage id="profile.you" defaultMessage="About you" />}>
            <ProfileForm customer={customer} />
          </AccountSection>
          <AccountSection isWide title={<FormattedMessage id="account.email" defaultMessage="Email" />}>
            <EmailForm customer={customer} />
          </AccountSection>
          <AccountSection isWide title={<FormattedMessage id="login.password" defaultMessage="Password" />}>
            <PasswordForm customer={customer} />
          </AccountSection>
          <AccountSection title={<FormattedMessage id="profile.devices" defaultMessage="Your devices" />}>
            <Everywhere />
          </AccountSection>
        </div>
      )}
    </AccountRoom>
  );
}
