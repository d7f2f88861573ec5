import { useEffect, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import type { Person } from "#app/commerce-api/people.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { DoorAddress } from "#app/domain/basket/recipients.ts";
import { type AllergyConflict, conflictOf, isSameName } from "#app/domain/people/allergies.ts";
import { useKnownPeople } from "#app/hooks/people/use-known-people.ts";
import { AllergyWarning } from "./allergy-warning.tsx";

/** Warns where a parcel to one of the customer's people holds what that person must not eat. */
export function ParcelAllergies({ address, productIds }: { address: DoorAddress; productIds: readonly string[] }) {
  const person = useKnownPeople().find((each) => isSameName(each, address));
  return person ? <PersonAllergies person={person} productIds={productIds} /> : null;
}

/** Warns where products hold what somebody must not eat. */
export function PersonAllergies({ person, productIds }: { person: Person; productIds: readonly string[] }) {
  const { products } = useCommerceApi();
  const allergies = person.allergies.join(" ");
  const of = person.allergies;
  const ids = [...new Set(productIds)].join(" ");
  const [found, setFound] = useState<{ key: string; conflicts: AllergyConflict[] } | null>(null);
  const key = `${allergies}/${ids}`;
  useEffect(() => {
    if (allergies === "" || ids === "") return;
    let isWanted = true;
    products.getMany(ids.split(" ")).then(
      (list) => isWanted && setFound({ key, conflicts: list.flatMap((each) => conflictOf(each, of) ?? []) }),
      (error: unknown) => logProblem("The labels of a parcel could not be read.", error),
    );
    return () => {
      isWanted = false;
    };
  }, [allergies, ids, key, of, products]);
  return found?.key === key ? <AllergyWarning name={person.firstName} conflicts={found.conflicts} /> : null;
}
