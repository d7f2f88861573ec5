import { useCallback } from "react";
import { saleOf } from "#app/analytics/sale-items.ts";
import { track } from "#app/analytics/track.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { type AddressFormValues, fromAddressForm } from "#app/domain/address/address-form-values.ts";
import { fromPickupContact, type PickupContact } from "#app/domain/basket/pickup-contact.ts";
import { chooseShippingMethod, type OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import {
  type DeliveryWish,
  isPossibleDay,
  wishedDays,
  wishedShipment,
  wishOf,
} from "#app/domain/checkout/wished-day.ts";

/** What the shipping step asks for. */
export interface ShippingEntry {
  email: string;
  /** Where the parcel goes; left out when there is none. */
  parcel?: {
    shipmentId: string;
    address: AddressFormValues;
    useAsBilling: boolean;
    chosenId: string | undefined;
    /** When it shall arrive. */
    wish: DeliveryWish;
  };
  /** Who comes to the shops; left out when nothing is picked up. */
  pickup?: { shipmentIds: readonly string[]; contact: PickupContact };
}

/** What saving led to. */
export interface ShippingSaved {
  basket: Basket;
  /** Null where no parcel was saved. */
  parcel: ParcelSaved | null;
}

/** What saving a parcel led to. */
interface ParcelSaved {
  /** Ways to ship to this address; none means that the shop cannot. */
  offered: OfferedShippingMethod[];
  /** The chosen method is not offered at this address, so another one has been chosen. */
  isMethodReplaced: boolean;
  /** The day wished for cannot be had with the way to ship at this address. */
  isDayLost: boolean;
}

/**
 * Saves email, pickup contact, address and method, one after the other, so that a failure leaves what was saved before
 * it; saving again continues. Rejects with `CommerceApiError`.
 */
export const useShippingStep = () => {
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();
  return useCallback(
    async ({ email, parcel, pickup }: ShippingEntry): Promise<ShippingSaved> => {
      let saved: ParcelSaved | null = null;

      const saveParcel = async (basketId: string): Promise<Basket | undefined> => {
        if (!parcel) return undefined;
        const { shipmentId, address, useAsBilling, chosenId, wish } = parcel;
        const basket = await baskets.setShippingAddress(basketId, shipmentId, fromAddressForm(address), {
          useAsBilling,
        });
        const { applicableShippingMethods: offered = [] } = await baskets.shippingMethods(basketId, shipmentId);
        const choice = chooseShippingMethod(offered, chosenId);
        const days = wishedDays(offered.find(({ id }) => id === choice));
        const isDayLost = wish.day !== null && (days === null || !isPossibleDay(wish.day, days));
        saved = { offered, isMethodReplaced: chosenId !== undefined && choice !== chosenId, isDayLost };
        const shipment = basket.shipments?.find((each) => each.shipmentId === shipmentId);
        const isMethodNew = choice !== undefined && choice !== shipment?.shippingMethod?.id;
        const shipped = isMethodNew ? await baskets.setShippingMethod(basketId, shipmentId, choice) : basket;
        const told = wishOf(shipment);
        if (isDayLost || (told.day === wish.day && told.isNow === wish.isNow)) return shipped;
        return baskets.updateShipment(basketId, shipmentId, wishedShipment(wish, days));
      };

      const after = await run(async (basketId) => {
        let basket = await baskets.setEmail(basketId, email.trim());
        for (const shipmentId of pickup?.shipmentIds ?? [])
          if (pickup)
            basket = await baskets.updateShipment(basketId, shipmentId, fromPickupContact(pickup.contact, email));
        basket = (await saveParcel(basketId)) ?? basket;
        const tier = basket.shipments?.[0]?.shippingMethod?.id;
        track({
          event: "add_shipping_info",
          ecommerce: { ...saleOf(basket), ...(tier !== undefined && { shipping_tier: tier }) },
        });
        return basket;
      });
      return { basket: after, parcel: saved };
    },
    [baskets, run],
  );
};
