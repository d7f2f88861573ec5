import { FormattedMessage } from "react-intl";
import { data } from "react-router-dom";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import c from "#app/components/account/account.styles.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { AccountSection } from "../account-section.tsx";
import { EmailForm, PasswordForm } from "./credentials-forms.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.profile", defaultMessage: "Profile" }),
  robots: "noindex",
});

/** A customer's profile (`/profile`): who she is, and how she logs in. */
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
        </div>
      )}
    </AccountRoom>
  );
}
