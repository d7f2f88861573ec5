import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { data, Link, useNavigate } from "react-router-dom";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { noStore, type PageMeta } from "#app/route-module.tsx";
import c from "./account-page.styles.ts";

/** The page belongs to one shopper and is never kept. */
export const loader = () => data(null, { headers: noStore });

/** Head of the account page. */
export const meta = (): PageMeta => ({ title: "Account", robots: "noindex" });

/** A registered customer's own page: greeting, profile and the way out; guests are led to the login. */
export default function AccountPage() {
  const navigate = useNavigate();
  const { session, customer, status, signOut } = useCustomer();
  const [error, setError] = useState<string | null>(null);
  const isGuest = status === "done" && !session?.registered;

  useEffect(() => {
    if (isGuest) void navigate("/login", { replace: true });
  }, [isGuest, navigate]);

  const onLogOut = async () => {
    try {
      await signOut();
    } catch (failure) {
      setError(shopperMessage(failure));
    }
  };

  if (!customer) return status === "error" ? <AccountMissing /> : <LoadingFallback />;
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(" ");
  return (
    <div className={`wrap ${c.page}`}>
      <div className={c.hello}>
        <h1 className={c.title}>
          <FormattedMessage
            id="account.greeting"
            defaultMessage="Hello, {name}"
            values={{ name: customer.firstName || name || customer.email }}
          />
        </h1>
        <p>
          <FormattedMessage id="account.welcome" defaultMessage="Good to see you at the hatch." />
        </p>
      </div>
      <section className={c.card} aria-labelledby="profile">
        <h2 className={c.cardTitle} id="profile">
          <FormattedMessage id="account.profile" defaultMessage="Profile" />
        </h2>
        <dl className={c.facts}>
          <dt>
            <FormattedMessage id="account.name" defaultMessage="Name" />
          </dt>
          <dd>{name}</dd>
          <dt>
            <FormattedMessage id="account.email" defaultMessage="Email" />
          </dt>
          <dd>{customer.email}</dd>
          {customer.phoneHome && (
            <>
              <dt>
                <FormattedMessage id="account.phone" defaultMessage="Phone" />
              </dt>
              <dd>{customer.phoneHome}</dd>
            </>
          )}
        </dl>
        <Link to="/orders">
          <FormattedMessage id="orders.title" defaultMessage="Your orders" />
        </Link>
        {error && <Note tone="error">{error}</Note>}
        <button type="button" className={c.logOut} disabled={status === "pending"} onClick={() => void onLogOut()}>
          <FormattedMessage id="account.logOut" defaultMessage="Logout" />
        </button>
      </section>
    </div>
  );
}

const AccountMissing = () => (
  <div className={`wrap ${c.page}`}>
    <Note tone="error">
      <FormattedMessage
        id="account.unavailable"
        defaultMessage="Oh fudge! Something unexpected went wrong! Please try again or contact us."
      />
    </Note>
  </div>
);
