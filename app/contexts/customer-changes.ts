import type { IntlShape } from "react-intl";
import type { Session } from "#app/commerce-api/auth/session.ts";
import type { CommerceApi, SessionApi } from "#app/commerce-api/commerce-api.ts";
import { forgetShieldOfAccount } from "#app/browser/keep-shield.ts";
import type { Registration } from "#app/commerce-api/customers.ts";

/** What a change of customer has to do with; all of it rejects with `CommerceApiError`. */
export interface CustomerVisit extends Pick<CommerceApi, "baskets" | "customers"> {
  sessions: SessionApi;
  /** Keeps who is shopping from now on. */
  remember: (session: Session) => Promise<void>;
  reloadBasket: () => Promise<void>;
}

/** Begins another session; what a guest has put into the bag comes along. */
const begin = async ({ sessions, baskets, remember, reloadBasket }: CustomerVisit, start: () => Promise<Session>) => {
  const guest = await sessions.current();
  const bag = guest && !guest.registered ? await baskets.current() : null;
  const next = await start();
  if (bag?.productItems?.length) await baskets.merge();
  await Promise.all([remember(next), reloadBasket()]);
};

/** Signs in with a password. */
export const signIn = (visit: CustomerVisit, email: string, password: string): Promise<void> =>
  begin(visit, () => visit.sessions.signIn(email, password));

/** Signs in at another of the server's ways in, for example `session/code-login`. */
export const enter = (visit: CustomerVisit, path: string, body: object): Promise<void> =>
  begin(visit, () => visit.sessions.enter(path, body));

/** What the bag says to somebody whose checkout has ended because another tab has changed who is shopping. */
export const leftCheckout = (intl: IntlShape): { checkoutError: string } => ({
  checkoutError: intl.formatMessage({
    id: "session.leftCheckout",
    defaultMessage:
      "Somebody logged in or out in another tab, so we’ve left the checkout. This is the bag that’s yours now.",
  }),
});

/** Ends the account's session. */
export const signOut = async ({ sessions, remember, reloadBasket }: CustomerVisit): Promise<void> => {
  await remember(await sessions.signOut());
  forgetShieldOfAccount();
  await reloadBasket();
};

/** Makes an account and signs in with it. */
export const register = async (visit: CustomerVisit, registration: Registration): Promise<void> => {
  await visit.customers.register(registration);
  await signIn(visit, registration.customer.email, registration.password);
};
