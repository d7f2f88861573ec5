import type { Basket } from "#app/commerce-api/baskets.ts";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { isEGiftOnly } from "#app/domain/basket/basket-document.ts";
import { usedShipments } from "#app/domain/basket/used-shipments.ts";
import type { PlainShopper } from "./plain-shopper.ts";

/**
 * What can be ordered without scripts: a bag with one parcel, or one of e-gift cards alone, which has none
 * (`shipmentId` is null).
 */
export interface PlainCheckout {
  bag: Basket;
  shipmentId: string | null;
}

/** The checkout of a bag; null where goods are picked up or go to several people. */
export const checkoutOf = (bag: Basket): PlainCheckout | null => {
  if (isEGiftOnly(bag)) return { bag, shipmentId: null };
  const { pickups, parcels } = usedShipments(bag);
  const [parcel, ...others] = parcels;
  return parcel?.shipmentId && pickups.length === 0 && others.length === 0
    ? { bag, shipmentId: parcel.shipmentId }
    : null;
};

/** The shopper's own; who has no such bag goes to the bag's page. */
export const openCheckout = async (shopper: PlainShopper): Promise<PlainCheckout | null> => {
  const bag = await shopper.bag();
  return bag && checkoutOf(bag);
};

/** Where somebody goes who asks for a step without a bag for it. */
export const toBag = { goTo: "/plain/bag" } as const;

/** The step that asks for the address: of the parcel, or of the bill where nothing is sent. */
export const addressStep = ({ shipmentId }: PlainCheckout) =>
  ({ goTo: shipmentId === null ? "/plain/billing" : "/plain/shipping" }) as const;

/** What still has to be said before payment, or null. */
export const stepBeforePayment = (own: PlainCheckout): { goTo: string } | null => {
  const { bag, shipmentId } = own;
  const shipment = bag.shipments?.find((each) => each.shipmentId === shipmentId);
  const address = shipmentId === null ? bag.billingAddress : shipment?.shippingAddress;
  if (!bag.customerInfo?.email || !isCompleteAddress(address)) return addressStep(own);
  return shipmentId === null || shipment?.shippingMethod ? null : { goTo: "/plain/delivery" };
};
