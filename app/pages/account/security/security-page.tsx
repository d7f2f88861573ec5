import { FormattedMessage } from "react-intl";
import { data, useSearchParams } from "react-router-dom";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import c from "#app/components/account/account.styles.ts";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";
import { AccountSection } from "../account-section.tsx";
import { AssistantRequestCard } from "./assistant-request.tsx";
import { Assistants } from "./assistants.tsx";
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

/**
 * How a customer logs in and where, whom she has let in, what the shop knows of her, and the way out for good
 * (`/security`). With `?assistant=` an assistant asks to come in.
 */
export default function SecurityPage() {
  const [search] = useSearchParams();
  const request = search.get("assistant");
  return (
    <AccountRoom title={<FormattedMessage id="accountNav.security" defaultMessage="Security" />}>
      {({ customerId = "", email = "", ...rest }) => (
        <div className={c.stack}>
          {request ? <AssistantRequestCard requestKey={request} customer={{ customerId, email }} /> : null}
          <AccountSection isWide title={<FormattedMessage id="profile.devices" defaultMessage="Your devices" />}>
            <Devices />
          </AccountSection>
          <AccountSection isWide title={<FormattedMessage id="passkeys.title" defaultMessage="Passkeys" />}>
            <Passkeys email={email} />
          </AccountSection>
          <AccountSection
            isWide
            title={<FormattedMessage id="assistants.title" defaultMessage="Assistants you let in" />}
          >
            <Assistants customerId={customerId} />
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
