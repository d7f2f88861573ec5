import { createContext, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import type { Session } from "#app/commerce-api/auth/session.ts";
import { isCustomerChanged, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Customer, Registration } from "#app/commerce-api/customers.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { useBasketActions } from "./basket-context.tsx";
import type { CustomerVisit } from "./customer-changes.ts";
import { useCommerceApi } from "./commerce-api-provider.tsx";
import { useProvided } from "./use-provided.ts";

/** Who is shopping. */
export interface CustomerState {
  /** Null for a visitor without a session. */
  session: Session | null;
  /** The account of a registered customer. */
  customer: Customer | null;
  /** `idle` until the session has been asked for. */
  status: "idle" | "pending" | "done" | "error";
  /** What the shopper reads where the last question who is shopping has failed. */
  error: ShopperMessage | null;
  /** Whether the shopper is a guest because the session of an account has ended. */
  hasExpired: boolean;
  /** What the login is told where the shopper has left the account on purpose, else null. */
  farewell: object | null;
  /** Signs in, then merges the guest's bag into the customer's; rejects with `CommerceApiError`. */
  signIn: (email: string, password: string) => Promise<void>;
  /**
   * Does the same in another way than by password, for example `session/code-login`.
   * @param farewell what the login is told where this way ends the account's session
   */
  enter: (path: string, body: object, farewell?: object) => Promise<void>;
  /** Ends the account's session; shopping goes on as a guest. */
  signOut: () => Promise<void>;
  /** Makes an account and signs in with it; rejects with `CommerceApiError`. */
  register: (registration: Registration) => Promise<void>;
  /** Loads the account again after a change. */
  reload: () => Promise<void>;
}

const CustomerContext = createContext<CustomerState | null>(null);

/** State of the router's location that makes the shell say that the session has ended. */
export const SESSION_EXPIRED = { sessionExpired: true } as const;

/** Pages that a change of customer leads away from (session-10). */
const stepsToLeave = new Set(["/shipping", "/billing", "/checkout"]);

/** The login, with the way back to a page; it leads to the account by itself. */
export const loginPath = (pathname: string, search: string): string =>
  ["/", "/account", "/login"].includes(pathname)
    ? "/login"
    : `/login?redirect=${encodeURIComponent(pathname + search)}`;

/** What an account keeps away from holds in its browser, too. */
const takeShield = (account: Customer | null) => {
  const shield: unknown = account?.["c_allergenShield"];
  if (typeof shield === "string")
    void import(/* webpackChunkName: "keep-shield" */ "#app/browser/keep-shield.ts").then(
      ({ keepShield }) => keepShield(shield, true),
      // What was known before goes on.
      () => undefined,
    );
};

/** Remembers session and account; reacts to a session that ends or changes hands. */
export const CustomerProvider = ({ children }: { children: ReactNode }) => {
  const { session: sessions, customers, baskets } = useCommerceApi();
  const { reload: reloadBasket } = useBasketActions();
  const navigate = useNavigate();
  const intl = useIntl();
  const { key, pathname, search } = useLocation();
  const isBagStale = useRef(false);
  const [{ session, customer, status, error, hasExpired, farewell }, setState] = useState<
    Pick<CustomerState, "session" | "customer" | "status" | "error" | "hasExpired" | "farewell">
  >({
    session: null,
    customer: null,
    status: "idle",
    error: null,
    hasExpired: false,
    farewell: null,
  });

  const turns = useRef(0);
  /** The guest who came instead of an account whose session has ended. */
  const cameInstead = useRef<string>(undefined);
  /** Keeps who is shopping, with the account; an older answer never overwrites a newer one. */
  const remember = useCallback(
    async (next: Session | null, goodbye: object | null = null) => {
      turns.current += 1;
      const turn = turns.current;
      let known = next;
      const accountOf = (shopper: Session | null) =>
        shopper?.registered ? customers.get(shopper.customerId) : Promise.resolve(null);
      const account = await accountOf(next).catch(async (failure: unknown) => {
        if (!isCustomerChanged(failure)) throw failure;
        // Another tab has changed the customer while this one was asked for.
        known = await sessions.current();
        return accountOf(known);
      });
      if (turn === turns.current) {
        takeShield(account);
        setState({
          session: known,
          customer: account,
          status: "done",
          error: null,
          hasExpired: known !== null && known.customerId === cameInstead.current,
          farewell: goodbye,
        });
      }
    },
    [customers, sessions],
  );

  const fail = useCallback(
    (failure: unknown) => setState((state) => ({ ...state, status: "error", error: shopperMessage(failure) })),
    [],
  );

  const attempt = useCallback(
    async (action: () => Promise<void>) => {
      setState((state) => ({ ...state, status: "pending" }));
      try {
        await action();
      } catch (failure) {
        fail(failure);
        throw failure;
      }
    },
    [fail],
  );

  const reload = useCallback(
    () => attempt(async () => remember(await sessions.current())),
    [attempt, remember, sessions],
  );

  /** What changes who is shopping comes with its code; few visits need it. */
  const change = useCallback(
    (act: (changes: typeof import("./customer-changes.ts"), visit: CustomerVisit) => Promise<void>, goodbye?: object) =>
      attempt(async () => {
        const changes = await import(/* webpackChunkName: "customer-changes" */ "./customer-changes.ts");
        const keep = (next: Session) => remember(next, goodbye);
        await act(changes, { sessions, customers, baskets, remember: keep, reloadBasket });
      }),
    [attempt, baskets, customers, reloadBasket, remember, sessions],
  );
  const signIn = useCallback(
    (email: string, password: string) => change(({ signIn }, visit) => signIn(visit, email, password)),
    [change],
  );
  const enter = useCallback(
    (path: string, body: object, goodbye?: object) => change(({ enter }, visit) => enter(visit, path, body), goodbye),
    [change],
  );
  const signOut = useCallback(() => change(({ signOut }, visit) => signOut(visit), {}), [change]);
  const register = useCallback(
    (registration: Registration) => change(({ register }, visit) => register(visit, registration)),
    [change],
  );

  useEffect(() => {
    sessions
      .current()
      .then((found) => remember(found))
      .catch(fail);
  }, [fail, remember, sessions]);

  const email = customer?.email;
  useEffect(
    () =>
      sessions.listen((event, next) => {
        if (event === "repriced") return;
        if (event === "expired") cameInstead.current = next.customerId;
        void remember(next).catch(() => undefined);
        if (event === "expired") {
          isBagStale.current = true;
          void navigate(loginPath(pathname, search), { replace: true, state: { ...SESSION_EXPIRED, email } });
        }
        if (event === "changed" && stepsToLeave.has(pathname))
          void import(/* webpackChunkName: "customer-changes" */ "./customer-changes.ts")
            .then(({ leftCheckout }) => leftCheckout(intl))
            .catch(() => undefined)
            .then((state) => navigate("/cart", { state }));
      }),
    [email, intl, navigate, pathname, remember, search, sessions],
  );

  // The code of a catalog or a letter belongs to a session, so whoever comes with one gets one.
  useEffect(() => {
    if (/[?&](sourceCode|src)=/.test(search))
      void sessions
        .ensure()
        .then(remember)
        .catch(() => undefined);
  }, [remember, search, sessions]);

  // The bag of an ended session goes once the login is there; before that, the checkout would lead to the cart.
  useEffect(() => {
    if (!isBagStale.current || pathname !== "/login") return;
    isBagStale.current = false;
    void reloadBasket().catch(() => undefined);
  }, [key, pathname, reloadBasket]);

  useEffect(() => {
    const onFocus = () => void sessions.current().catch(() => undefined);
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [sessions]);

  const value = useMemo(
    () => ({ session, customer, status, error, hasExpired, farewell, signIn, enter, signOut, register, reload }),
    [session, customer, status, error, hasExpired, farewell, signIn, enter, signOut, register, reload],
  );
  return <CustomerContext value={value}>{children}</CustomerContext>;
};

/** Who is shopping, and how to sign in and out. */
export const useCustomer = (): CustomerState => useProvided(CustomerContext, "Customer");
