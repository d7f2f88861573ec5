import type { Person } from "#app/commerce-api/people.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { DoorAddress } from "#app/domain/basket/door-address.ts";
import { conflictOf, isSameName } from "#app/domain/people/allergies.ts";
import { useKnownPeople } from "#app/hooks/people/use-known-people.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { AllergyWarning } from "./allergy-warning.tsx";

/** Warns where a parcel to one of the customer's people holds what that person must not eat. */
export function ParcelAllergies({ address, productIds }: { address: DoorAddress; productIds: readonly string[] }) {
  const person = useKnownPeople().find((each) => isSameName(each, address));
  return person ? <PersonAllergies person={person} productIds={productIds} /> : null;
}

/** Warns where products hold what somebody must not eat. */
export function PersonAllergies({ person, productIds }: { person: Person; productIds: readonly string[] }) {
  const { products } = useCommerceApi();
  const { allergies, firstName } = person;
  const ids = allergies.length > 0 ? [...new Set(productIds)] : [];
  const { value: found } = useAnswer(
    ids.length > 0 ? `products ${ids.join(" ")}` : null,
    () => products.getMany(ids),
    "The labels of a parcel could not be read.",
  );
  return found ? (
    <AllergyWarning name={firstName} conflicts={found.flatMap((each) => conflictOf(each, allergies) ?? [])} />
  ) : null;
}
