import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Customer } from "#app/commerce-api/customers.ts";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useAccountHolder } from "#app/hooks/account/use-account-holder.ts";
import { AccountNav } from "./account-nav.tsx";
import c from "./account-layout.styles.ts";

/** A page of the account area beside its navigation. */
export const AccountLayout = ({ children }: { children: ReactNode }) => (
  <div className={`wrap ${c.page}`}>
    <AccountNav />
    <div className={c.room}>{children}</div>
  </div>
);

/**
 * A room of the account area: its title at once, and the rest when it is known whose account it is. Guests are led to
 * the login.
 */
export function AccountRoom({
  title,
  children,
}: {
  /** Left out where the room has a heading of its own once the customer is known. */
  title?: ReactNode;
  children: (customer: Customer) => ReactNode;
}) {
  const holder = useAccountHolder();
  return (
    <AccountLayout>
      {title ? (
        <h1 className={c.title}>{title}</h1>
      ) : holder.status === "done" ? null : (
        <h1 className={c.title}>
          <FormattedMessage id="account.title" defaultMessage="Your account" />
        </h1>
      )}
      {holder.status === "done" ? (
        children(holder.customer)
      ) : holder.status === "error" ? (
        <Note tone="error">
          <ShopperWords message={holder.message} />
        </Note>
      ) : (
        <LoadingFallback />
      )}
    </AccountLayout>
  );
}
