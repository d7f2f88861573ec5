import { FormattedMessage } from "react-intl";
import { data } from "react-router-dom";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import c from "#app/components/account/account.styles.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { AccountSection } from "../account-section.tsx";
import { CloseAccount } from "./close-account.tsx";
import { Devices } from "./devices.tsx";
import { Passkeys } from "./passkeys.tsx";
import { YourData } from "./your-data.tsx";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.security", defaultMessage: "Security" }),
  robots: "noindex",
});

/** How a customer logs in and where, what the shop knows of her, and the way out for good (`/security`). */
export default function SecurityPage() {
  return (
    <AccountRoom title={<FormattedMessage id="accountNav.security" defaultMessage="Security" />}>
      {({ customerId, email = "", ...rest }) => (
        <div className={c.stack}>
          <AccountSection isWide title={<FormattedMessage id="profile.devices" defaultMessage="Your devices" />}>
            <Devices />
          </AccountSection>
          <AccountSection isWide title={<FormattedMessage id="passkeys.title" defaultMessage="Passkeys" />}>
            <Passkeys email={email} />
          </AccountSection>
          <AccountSection isWide title={<FormattedMessage id="yourData.title" defaultMessage="Your data" />}>
            <YourData customer={{ customerId, email, ...rest }} />
          </AccountSection>
          <AccountSection isWide title={<FormattedMessage id="closing.title" defaultMessage="Close your account" />}>
            <CloseAccount email={email} />
          </AccountSection>
        </div>
      )}
    </AccountRoom>
  );
}
