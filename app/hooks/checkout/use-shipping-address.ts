import { useCallback } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { type AddressFormValues, fromAddressForm } from "#app/domain/address/address-form-values.ts";
import { chooseShippingMethod, type OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";

/** What the shipping step asks for. */
export interface ShippingEntry {
  email: string;
  address: AddressFormValues;
  useAsBilling: boolean;
}

/** What saving it led to. */
export interface ShippingSaved {
  /** Ways to ship to this address; none means that the shop cannot. */
  offered: OfferedShippingMethod[];
  /** The chosen method is not offered at this address, so another one has been chosen. */
  isMethodReplaced: boolean;
}

/**
 * Saves email, address and method of one shipment, one after the other, so that a failure leaves what was saved before it;
 * saving again continues. Rejects with `CommerceApiError`.
 */
export const useShippingAddress = (shipmentId: string) => {
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();
  return useCallback(
    async ({ email, address, useAsBilling }: ShippingEntry, chosenId: string | undefined): Promise<ShippingSaved> => {
      let offered: OfferedShippingMethod[] = [];
      let choice: string | undefined;
      await run(async (basketId) => {
        await baskets.setEmail(basketId, email.trim());
        const basket = await baskets.setShippingAddress(basketId, shipmentId, fromAddressForm(address), {
          useAsBilling,
        });
        offered = (await baskets.shippingMethods(basketId, shipmentId)).applicableShippingMethods ?? [];
        choice = chooseShippingMethod(offered, chosenId);
        const current = basket.shipments?.find((shipment) => shipment.shipmentId === shipmentId)?.shippingMethod?.id;
        return choice && choice !== current ? baskets.setShippingMethod(basketId, shipmentId, choice) : basket;
      });
      return { offered, isMethodReplaced: chosenId !== undefined && choice !== chosenId };
    },
    [baskets, run, shipmentId],
  );
};
