import { hasShipmentAddress } from "../address/address-completeness.ts";
import type { BasketDocument, BasketShipment } from "./basket-document.ts";
import { isPickupShipment } from "./basket-kind.ts";
import { addressLine, fullNameOf, type DoorAddress } from "./door-address.ts";

/** Somebody the bag sends something to. */
export interface Recipient {
  shipmentId: string;
  fullName: string;
  /** The address in one line. */
  address: string;
  /** Pieces on their way to them. */
  pieces: number;
}

/** Parcels with an address, in the order of the shipments. */
export const recipientsOf = ({ shipments = [], productItems = [] }: BasketDocument): Recipient[] =>
  shipments.flatMap((shipment) => {
    const { shipmentId, shippingAddress } = shipment;
    if (!shipmentId || !shippingAddress || isPickupShipment(shipment) || !hasShipmentAddress(shippingAddress, false))
      return [];
    const pieces = productItems
      .filter((item) => item.shipmentId === shipmentId)
      .reduce((sum, { quantity = 0 }) => sum + quantity, 0);
    return [{ shipmentId, fullName: fullNameOf(shippingAddress), address: addressLine(shippingAddress), pieces }];
  });

/**
 * How many more recipients the bag may have; `limit` is the site preference `recipientLimit`, none where it is not set.
 */
export const recipientsLeft = (count: number, limit: number | undefined): number =>
  limit === undefined || limit <= 0 ? Number.POSITIVE_INFINITY : Math.max(0, limit - count);

const sameText = (one: string | undefined, other: string | undefined) =>
  (one ?? "").trim().toLowerCase() === (other ?? "").trim().toLowerCase();

/** Whether two addresses are the same person at the same door. */
export const isSameRecipient = (one: DoorAddress, other: DoorAddress): boolean =>
  (["firstName", "lastName", "address1", "address2", "city", "stateCode"] as const).every((field) =>
    sameText(one[field], other[field]),
  ) && sameText(one.postalCode?.slice(0, 5), other.postalCode?.slice(0, 5));

/** Whether a change of the shipments began an order to several people (shipping-12). */
export const isMultiShipBegun = (before: readonly BasketShipment[], after: readonly BasketShipment[]): boolean =>
  before.length <= 1 && after.length > 1;
