import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { data } from "react-router-dom";
import type { Customer } from "#app/commerce-api/customers.ts";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import { noStore, type HeadContext, type PageMeta } from "#app/route-module.tsx";
import { AddressesCard, ShopCard, SubscriptionsCard, WalletCardOverview } from "./overview-cards.tsx";
import { OverviewOrders } from "./overview-orders.tsx";
import { ProfileCard } from "./profile-card.tsx";
import o from "./overview.styles.ts";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the account page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.account", defaultMessage: "Account" }),
  robots: "noindex",
});

function Overview({ customer }: { customer: Customer }) {
  const [now] = useState(() => new Date());
  return (
    <>
      <div className={o.hello}>
        <h1 className={o.title}>
          <FormattedMessage
            id="account.greeting"
            defaultMessage="Hello, {name}"
            values={{ name: customer.firstName || customer.lastName || customer.email }}
          />
        </h1>
        <p>
          <FormattedMessage id="account.welcome" defaultMessage="Good to see you at the hatch." />
        </p>
      </div>
      <div className={o.grid}>
        <OverviewOrders />
        <AddressesCard customer={customer} />
        <WalletCardOverview customer={customer} now={now} />
        <SubscriptionsCard />
        <ShopCard />
        <ProfileCard customer={customer} />
      </div>
    </>
  );
}

/** A registered customer's own page (`/account`): what is on its way, what to have again, and a look into every room. */
export default function AccountPage() {
  return <AccountRoom>{(customer) => <Overview customer={customer} />}</AccountRoom>;
}
