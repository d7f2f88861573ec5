import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { UNEXPECTED_MESSAGE } from "#app/commerce-api/commerce-api-error.ts";
import type { Customer } from "#app/commerce-api/customers.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";

/** Whose account is shown: not known yet, nobody's because it could not be asked for, or a customer's. */
export type AccountHolder =
  { status: "pending" } | { status: "error"; message: string } | { status: "done"; customer: Customer };

/** The customer whose account is shown. Guests are led to the login, and come back from there. */
export const useAccountHolder = (): AccountHolder => {
  const { session, customer, status, error } = useCustomer();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isGuest = status === "done" && !session?.registered;

  useEffect(() => {
    if (!isGuest) return;
    const here = `${pathname}${search}`;
    // The login leads to the account by itself.
    void navigate(here === "/account" ? "/login" : `/login?redirect=${encodeURIComponent(here)}`, { replace: true });
  }, [isGuest, navigate, pathname, search]);

  if (customer) return { status: "done", customer };
  return status === "error" ? { status, message: error ?? UNEXPECTED_MESSAGE } : { status: "pending" };
};
