import { FormattedMessage } from "react-intl";
import { data, useNavigate } from "react-router-dom";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import c from "#app/components/account/account.styles.ts";
import { FormError } from "#app/components/account/form-error.tsx";
import { useLogOutEverywhere } from "#app/hooks/account/use-profile.ts";
import { noStore, type PageMeta } from "#app/route-module.tsx";
import { EmailForm, PasswordForm } from "./credentials-forms.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (): PageMeta => ({ title: "Profile", robots: "noindex" });

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
          <section className={c.panel} aria-labelledby="profile-you">
            <h2 className={c.cardTitle} id="profile-you">
              <FormattedMessage id="profile.you" defaultMessage="About you" />
            </h2>
            <ProfileForm customer={customer} />
          </section>
          <section className={c.panel} aria-labelledby="profile-email">
            <h2 className={c.cardTitle} id="profile-email">
              <FormattedMessage id="account.email" defaultMessage="Email" />
            </h2>
            <EmailForm customer={customer} />
          </section>
          <section className={c.panel} aria-labelledby="profile-password">
            <h2 className={c.cardTitle} id="profile-password">
              <FormattedMessage id="login.password" defaultMessage="Password" />
            </h2>
            <PasswordForm customer={customer} />
          </section>
          <section className={c.card} aria-labelledby="profile-devices">
            <h2 className={c.cardTitle} id="profile-devices">
              <FormattedMessage id="profile.devices" defaultMessage="Your devices" />
            </h2>
            <Everywhere />
          </section>
        </div>
      )}
    </AccountRoom>
  );
}
