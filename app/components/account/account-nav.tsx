import { useEffect, useId, useRef, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { useLogOut } from "#app/hooks/account/use-log-out.ts";
import c from "./account-layout.styles.ts";

const words = defineMessages({
  account: { id: "accountNav.account", defaultMessage: "My Account" },
  orders: { id: "accountNav.orders", defaultMessage: "Orders" },
  subscriptions: { id: "accountNav.subscriptions", defaultMessage: "Subscriptions" },
  addresses: { id: "accountNav.addresses", defaultMessage: "Address Book" },
  people: { id: "accountNav.people", defaultMessage: "People" },
  wallet: { id: "accountNav.wallet", defaultMessage: "Wallet" },
  wishlist: { id: "accountNav.wishlist", defaultMessage: "Wishlist" },
  profile: { id: "accountNav.profile", defaultMessage: "Profile" },
  preferences: { id: "accountNav.preferences", defaultMessage: "Preferences" },
  security: { id: "accountNav.security", defaultMessage: "Security" },
});

const rooms: readonly { to: string; name: keyof typeof words; icon: IconName }[] = [
  { to: "/account", name: "account", icon: "account" },
  { to: "/orders", name: "orders", icon: "box" },
  { to: "/subscriptions", name: "subscriptions", icon: "refresh" },
  { to: "/addressbook", name: "addresses", icon: "pin" },
  { to: "/people", name: "people", icon: "people" },
  { to: "/wallet", name: "wallet", icon: "card" },
  { to: "/wishlist", name: "wishlist", icon: "heart" },
  { to: "/profile", name: "profile", icon: "pencil" },
  { to: "/preferences", name: "preferences", icon: "mail" },
  { to: "/security", name: "security", icon: "lock" },
];

function LogOut() {
  const { logOut, error, isBusy } = useLogOut();
  return (
    <li className={c.out}>
      <button type="button" className={c.logOut} disabled={isBusy} onClick={() => void logOut()}>
        <Icon name="logout" size="sm" />
        <FormattedMessage id="account.logOut" defaultMessage="Logout" />
      </button>
      {error ? (
        <div className={c.problem}>
          <Note tone="error">
            <ShopperWords message={error} />
          </Note>
        </div>
      ) : null}
    </li>
  );
}

/** Pages that stand within a room. */
const within: Readonly<Record<string, string>> = {
  "/order-details": "/orders",
  "/people": "/people",
  "/gift-calendar": "/people",
};

/**
 * The account's own navigation: a list beside the page on large screens; on small ones a row that slides, with the
 * current room in view, and an accordion that opens it into the whole list. The current room is marked, also on a page
 * within it. The way out is there where the site has it, though not for guests, whose wishlist is in the area, too.
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
  const room = within[`/${pathname.split("/")[1]}`] ?? pathname;
  const current = words[rooms.find(({ to }) => to === room)?.name ?? "account"];
  const row = useRef<HTMLUListElement>(null);

  // The row begins where the current room is; the page itself must not move.
  useEffect(() => {
    let isGone = false;
    const place = (from?: number) => {
      const list = row.current;
      const marked = list?.querySelector<HTMLElement>("[aria-current]");
      if (!list || !marked || isGone || (from !== undefined && list.scrollLeft !== from)) return;
      list.scrollLeft = marked.offsetLeft - (list.clientWidth - marked.offsetWidth) / 2;
    };
    place();
    const placed = row.current?.scrollLeft;
    // Letters of a face that comes late are of other widths; a row that was slid meanwhile stays.
    void document.fonts?.ready.then(() => place(placed));
    return () => {
      isGone = true;
    };
  }, [room, isOpen]);

  return (
    <nav
      className={c.nav}
      data-open={isOpen}
      aria-label={intl.formatMessage({ id: "accountNav.label", defaultMessage: "Account" })}
    >
      <button
        type="button"
        className={c.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={intl.formatMessage(
          { id: "accountNav.toggle", defaultMessage: "{room}, all of your account" },
          { room: intl.formatMessage(current) },
        )}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        <span className={c.toggleName}>
          <FormattedMessage {...current} />
        </span>
        <Icon name="chevron-down" size="sm" />
      </button>
      <ul className={c.list} id={id} ref={row}>
        {rooms.map(({ to, name, icon }) => (
          <li key={to}>
            <Link className={c.entry} to={to} aria-current={to === pathname ? "page" : to === room ? true : undefined}>
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
