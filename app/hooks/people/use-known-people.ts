import { useEffect, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { createPeopleApi, type Person } from "#app/commerce-api/people.ts";
import type { SiteTransport } from "#app/commerce-api/site-api-client.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";

const nobody: readonly Person[] = [];

/** Answers on their way, so that two parts of a page that ask at once ask once. */
const underWay = new WeakMap<SiteTransport, { of: string; people: Promise<readonly Person[]> }>();

const peopleOf = (site: SiteTransport, customerId: string): Promise<readonly Person[]> => {
  const before = underWay.get(site);
  if (before?.of === customerId) return before.people;
  const people = createPeopleApi(site)
    .list()
    .then(({ data }) => data)
    .finally(() => underWay.delete(site));
  underWay.set(site, { of: customerId, people });
  return people;
};

/** The people of who is logged in, where they only help: guests have none, and a failure is logged and stops nobody. */
export const useKnownPeople = (): readonly Person[] => {
  const { transports } = useCommerceApi();
  const { customer } = useCustomer();
  const customerId = customer?.customerId;
  const [known, setKnown] = useState<{ of: string; people: readonly Person[] } | null>(null);
  useEffect(() => {
    if (customerId === undefined) return;
    let isWanted = true;
    peopleOf(transports.site, customerId).then(
      (people) => isWanted && setKnown({ of: customerId, people }),
      (error: unknown) => logProblem("The people of the account could not be loaded.", error),
    );
    return () => {
      isWanted = false;
    };
  }, [customerId, transports]);
  return known && known.of === customerId ? known.people : nobody;
};
