import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { UNEXPECTED, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Customer } from "#app/commerce-api/customers.ts";
import { loginPath, SESSION_EXPIRED, useCustomer } from "#app/contexts/customer-context.tsx";
import { useNavigate } from "#app/navigation/use-navigate.ts";

/** Whose account is shown: not known yet, nobody's because it could not be asked for, or a customer's. */
export type AccountHolder =
  | { status: "pending" }
  | { status: "error"; message: ShopperMessage }
  | { status: "done"; customer: Customer };

/** The customer whose account is shown. Guests are led to the login, and come back from there. */
export const useAccountHolder = (): AccountHolder => {
  const { session, customer, status, error, hasExpired, farewell } = useCustomer();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isGuest = status === "done" && !session?.registered;
  const theirs = useRef<Customer>(undefined);

  useEffect(() => {
    if (customer) theirs.current = customer;
    if (!isGuest) return;
    // Who leaves from here on purpose, and an ended session, lead to the login too: whoever is last, it says why.
    const goodbye = theirs.current ? farewell : null;
    const state = goodbye ?? (hasExpired ? { ...SESSION_EXPIRED, email: theirs.current?.email } : null);
    void navigate(goodbye ? "/login" : loginPath(pathname, search), { replace: true, state });
  }, [customer, farewell, hasExpired, isGuest, navigate, pathname, search]);

  if (customer) return { status: "done", customer };
  return status === "error" ? { status, message: error ?? UNEXPECTED } : { status: "pending" };
};
