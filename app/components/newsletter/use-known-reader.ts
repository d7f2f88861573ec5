import { useEffect, useMemo, useState } from "react";
import { usePassedState } from "#app/browser/use-passed-state.ts";
import { type ConsentOffer, createConsentsApi } from "#app/commerce-api/consents.ts";
import type { Customer } from "#app/commerce-api/customers.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { showPhone } from "#app/domain/address/phone-number.ts";
import { showBirthday } from "#app/domain/format/birthday.ts";
import { newsletterLists } from "#app/domain/newsletter/newsletter-values.ts";
import { isOptedIn } from "#app/hooks/account/use-consents.ts";

const nothing: ReadonlySet<string> = new Set();

const ofCustomer = ({ email, firstName, lastName, phoneHome, birthday, addresses = [] }: Customer) => {
  const { postalCode = "" } = addresses.find(({ preferred }) => preferred) ?? addresses[0] ?? {};
  return {
    email: email ?? "",
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    phoneNumber: showPhone(phoneHome ?? ""),
    zipCode: postalCode,
    birthDay: showBirthday(birthday),
  };
};

const heardAlready = (offers: readonly ConsentOffer[]): ReadonlySet<string> =>
  new Set(
    newsletterLists
      .filter(({ subscriptionId }) =>
        offers.some((offer) => offer.subscriptionId === subscriptionId && isOptedIn(offer, "email")),
      )
      .map(({ name }) => name),
  );

/**
 * What is known of whoever opens the form: the email that was typed in the footer, a customer's own data, and the lists a customer
 * is on, which are those of the account's preferences.
 */
export const useKnownReader = () => {
  const { transports } = useCommerceApi();
  const { customer } = useCustomer();
  const { email: passed = "" } = usePassedState<{ email: string }>();
  const customerId = customer?.customerId ?? "";
  const [answer, setAnswer] = useState<{ customerId: string; lists: ReadonlySet<string> } | null>(null);

  useEffect(() => {
    if (customerId === "") return;
    let isWanted = true;
    createConsentsApi(transports.scapi)
      .list()
      .then(
        (offers) => isWanted && setAnswer({ customerId, lists: heardAlready(offers) }),
        // The form does its work without it.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [customerId, transports]);

  const values = useMemo(() => {
    const own = customer ? ofCustomer(customer) : {};
    return passed === "" ? own : { ...own, email: passed };
  }, [customer, passed]);
  const lists = answer !== null && answer.customerId === customerId ? answer.lists : nothing;
  return { values, lists };
};
