import { useCallback } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { type AddressFormValues, fromAddressForm } from "#app/domain/address/address-form-values.ts";
import { newAddressId } from "#app/domain/address/address-id.ts";

/**
 * The address book of a registered customer; null for a guest. An address that cannot be added is logged and stops
 * nobody.
 */
export const useAddressBook = () => {
  const { customers } = useCommerceApi();
  const { customer, reload } = useCustomer();
  const customerId = customer?.customerId;
  const addresses = customer?.addresses ?? [];

  const add = useCallback(
    async (values: AddressFormValues) => {
      if (customerId === undefined) return;
      const address = fromAddressForm(values);
      const addressId = newAddressId(
        address,
        (customer?.addresses ?? []).map(({ addressId: id }) => id),
      );
      try {
        await customers.addAddress(customerId, { ...address, addressId });
        await reload();
      } catch (error) {
        logProblem("Error on creating new address", error);
      }
    },
    [customers, customer, customerId, reload],
  );

  return customerId === undefined ? null : { addresses, add };
};
