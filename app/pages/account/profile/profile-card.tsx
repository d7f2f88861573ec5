import { FormattedMessage } from "react-intl";
import type { Customer } from "#app/commerce-api/customers.ts";
import c from "#app/components/account/account.styles.ts";
import { Link } from "#app/components/ui/link.tsx";
import { showPhone } from "#app/domain/address/phone-number.ts";
import { AccountSection } from "../account-section.tsx";

/** Who the customer is, at a glance. */
export function ProfileCard({ customer }: { customer: Customer }) {
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(" ");
  const lines = [name, customer.email ?? "", customer.phoneHome ? showPhone(customer.phoneHome) : ""].filter(Boolean);
  return (
    <AccountSection title={<FormattedMessage id="accountNav.profile" defaultMessage="Profile" />}>
      <ul className={c.plain}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link className={c.link} to="/profile">
        <FormattedMessage id="overview.profile" defaultMessage="Change your profile" />
      </Link>
    </AccountSection>
  );
}
