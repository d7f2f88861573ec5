import { createPeopleApi, type Person } from "#app/commerce-api/people.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useAnswer } from "#app/hooks/use-answer.ts";

const nobody: readonly Person[] = [];

/** The people of who is logged in, where they only help: guests have none, and a failure is logged and stops nobody. */
export const useKnownPeople = (): readonly Person[] => {
  const { transports } = useCommerceApi();
  const customerId = useCustomer().customer?.customerId;
  const { value: people } = useAnswer(
    customerId && `people of ${customerId}`,
    () => createPeopleApi(transports.site).list(),
    "The people of the account could not be loaded.",
  );
  return people?.data ?? nobody;
};
