import { useMemo } from "react";
import { useLocalStorage } from "#app/browser/use-local-storage.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { showPhone } from "#app/domain/address/phone-number.ts";

const KEY = "contact-email";
const isEmail = (value: unknown): value is string => typeof value === "string" && value.length <= 50;

/**
 * What is known of whoever opens the contact form; a guest's email is remembered in the browser, a customer's never.
 */
export const useContactPrefill = () => {
  const { customer, status } = useCustomer();
  const [remembered, keep] = useLocalStorage(KEY, isEmail);
  const isGuest = status === "done" && customer === null;

  const values = useMemo((): Record<string, string> | null => {
    if (customer) {
      const { firstName = "", lastName = "", email = "", phoneHome = "" } = customer;
      return { first_name: firstName, last_name: lastName, email, phone: showPhone(phoneHome) };
    }
    return isGuest && remembered !== null ? { email: remembered } : null;
  }, [customer, isGuest, remembered]);

  const remember = (email: string) => {
    if (isGuest) keep(email);
  };
  return { values, remember };
};
