import { useIntl } from "react-intl";
import { useCustomer } from "#app/contexts/customer-context.tsx";

/** Where the account link leads and what it says: first name, else last name, else 'Account' (navigation-18). */
export const useAccountLink = (): { to: string; label: string } => {
  const intl = useIntl();
  const { session, customer } = useCustomer();
  return {
    to: session?.registered ? "/account" : "/login",
    label:
      customer?.firstName ||
      customer?.lastName ||
      intl.formatMessage({ id: "header.account", defaultMessage: "Account" }),
  };
};

/** The most pieces that the bag's badge counts (navigation-19). */
const BADGE_MAX = 99;

/** What the bag's badge shows: nothing for an empty bag, --- above 99. */
export const badgeText = (count: number): string | null =>
  count === 0 ? null : count > BADGE_MAX ? "---" : String(count);
