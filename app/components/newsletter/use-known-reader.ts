import { useMemo } from "react";
import { usePassedState } from "#app/browser/use-passed-state.ts";
import { type ConsentOffer, createConsentsApi } from "#app/commerce-api/consents.ts";
import type { Customer } from "#app/commerce-api/customers.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { showPhone } from "#app/domain/address/phone-number.ts";
import { showBirthday } from "#app/domain/format/birthday.ts";
import { newsletterLists } from "#app/domain/newsletter/newsletter-values.ts";
import { isOptedIn } from "#app/hooks/account/use-consents.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

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
 * What is known of whoever opens the form: the email that was typed in the footer, a customer's own data, and the lists
 * a customer is on, which are those of the account's preferences.
 */
export const useKnownReader = () => {
  const { transports } = useCommerceApi();
  const { customer } = useCustomer();
  const { email: passed = "" } = usePassedState<{ email: string }>();
  const customerId = customer?.customerId ?? "";
  // The form does its work without it.
  const { value: lists = nothing } = useAnswer(
    customerId && `newsletters of ${customerId}`,
    async () => heardAlready(await createConsentsApi(transports.scapi).list()),
    "The newsletters of the customer could not be asked for.",
  );

  const values = useMemo(() => {
    const own = customer ? ofCustomer(customer) : {};
    return passed === "" ? own : { ...own, email: passed };
  }, [customer, passed]);
  return { values, lists };
};
