import type { Customer } from "#app/commerce-api/customers.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { type AddressFormValues, fromAddressForm } from "#app/domain/address/address-form-values.ts";
import { newAddressId } from "#app/domain/address/address-id.ts";
import type { BasketAddress } from "#app/domain/basket/basket-document.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useAccountApi } from "../use-account-api.ts";

/** An entry of the address book. */
export type BookEntry = BasketAddress & { addressId: string; preferred?: boolean };

/** What is typed about an entry. */
export type BookEntryValues = AddressFormValues & {
  /** Its name; empty stands for the city. */
  addressId: string;
  preferred: boolean;
};

/** The entries of a customer's address book, the primary one first, the rest by name. */
export const bookEntries = ({ addresses = [] }: Customer): BookEntry[] =>
  addresses
    .map((address): BookEntry => ({ ...address, addressId: address.addressId ?? "" }))
    .sort(
      (one, other) =>
        Number(other.preferred ?? false) - Number(one.preferred ?? false) ||
        one.addressId.localeCompare(other.addressId),
    );

/**
 * Changes a customer's address book (account-21); the account is loaded again after each change. A primary
 * address takes that mark from the others, which the backend sees to.
 */
export const useAddresses = (customer: Customer) => {
  const api = useAccountApi();
  const { reload } = useCustomer();
  const submission = useSubmission();
  const customerId = customer.customerId ?? "";
  const entries = bookEntries(customer);

  const change = (action: () => Promise<void>) =>
    submission.run(async () => {
      await action();
      await reload();
    });

  /** Adds an entry, or changes the one that is named. */
  const save = ({ addressId, preferred, ...typed }: BookEntryValues, changed: BookEntry | null) =>
    change(async () => {
      const address = fromAddressForm(typed);
      const name = addressId.trim();
      const others = entries.filter((entry) => entry !== changed).map((entry) => entry.addressId);
      const id = name || newAddressId(address, others);
      if (!changed) return api.addAddress(customerId, { ...address, addressId: id, preferred });
      return api.updateAddress(customerId, changed.addressId, { ...address, addressId: id, preferred });
    });

  const remove = ({ addressId }: BookEntry) => change(() => api.removeAddress(customerId, addressId));
  const makePrimary = ({ addressId }: BookEntry) =>
    change(() => api.updateAddress(customerId, addressId, { preferred: true }));

  return { entries, save, remove, makePrimary, submission };
};
