import { useId, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router-dom";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { useLogOut } from "#app/hooks/account/use-log-out.ts";
import c from "./account-layout.styles.ts";

const words = defineMessages({
  account: { id: "accountNav.account", defaultMessage: "My Account" },
  orders: { id: "accountNav.orders", defaultMessage: "Orders" },
  subscriptions: { id: "accountNav.subscriptions", defaultMessage: "Subscriptions" },
  addresses: { id: "accountNav.addresses", defaultMessage: "Address Book" },
  wallet: { id: "accountNav.wallet", defaultMessage: "Wallet" },
  wishlist: { id: "accountNav.wishlist", defaultMessage: "Wishlist" },
  profile: { id: "accountNav.profile", defaultMessage: "Profile" },
  preferences: { id: "accountNav.preferences", defaultMessage: "Preferences" },
});

const rooms: readonly { to: string; name: keyof typeof words; icon: IconName }[] = [
  { to: "/account", name: "account", icon: "account" },
  { to: "/orders", name: "orders", icon: "box" },
  { to: "/subscriptions", name: "subscriptions", icon: "refresh" },
  { to: "/addressbook", name: "addresses", icon: "pin" },
  { to: "/wallet", name: "wallet", icon: "card" },
  { to: "/wishlist", name: "wishlist", icon: "heart" },
  { to: "/profile", name: "profile", icon: "pencil" },
  { to: "/preferences", name: "preferences", icon: "mail" },
];

function LogOut() {
  const { logOut, error, isBusy } = useLogOut();
  return (
    <li>
      <button type="button" className={c.logOut} disabled={isBusy} onClick={() => void logOut()}>
        <Icon name="logout" size="sm" />
        <FormattedMessage id="account.logOut" defaultMessage="Logout" />
      </button>
      {error ? (
        <div className={c.problem}>
          <Note tone="error">{error}</Note>
        </div>
      ) : null}
    </li>
  );
}

/**
 * The account's own navigation: an accordion on small screens, a list beside the page on large ones; the current room is marked. The
 * way out is there where the site has it (specification 3, section 2), though not for guests, whose wishlist is in the area, too.
 */
export function AccountNav() {
  const intl = useIntl();
  const id = useId();
  const { pathname, key } = useLocation();
  const { accountLogout } = useSite();
  const { session, status } = useCustomer();
  const isGuest = status === "done" && !session?.registered;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const current = rooms.find(({ to }) => to === pathname)?.name ?? "account";
  return (
    <nav className={c.nav} aria-label={intl.formatMessage({ id: "accountNav.label", defaultMessage: "Account" })}>
      <button
        type="button"
        className={c.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        <FormattedMessage {...words[current]} />
        <Icon name="chevron-down" size="sm" />
      </button>
      <ul className={c.list} id={id} data-open={isOpen}>
        {rooms.map(({ to, name, icon }) => (
          <li key={to}>
            <Link className={c.entry} to={to} aria-current={to === pathname ? "page" : undefined}>
              <Icon name={icon} size="sm" />
              <FormattedMessage {...words[name]} />
            </Link>
          </li>
        ))}
        {accountLogout && !isGuest ? <LogOut /> : null}
      </ul>
    </nav>
  );
}
