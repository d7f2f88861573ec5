import { hasShipmentAddress } from "../address/address-completeness.ts";
import type { BasketDocument, BasketShipment } from "./basket-document.ts";
import { isPickupShipment } from "./basket-kind.ts";

/** Somebody the bag sends something to. */
export interface Recipient {
  shipmentId: string;
  fullName: string;
  /** The address in one line. */
  address: string;
  /** Pieces on their way to them. */
  pieces: number;
}

/** The parts of an address that name somebody and their door. */
export interface DoorAddress {
  fullName?: string;
  firstName?: string;
  lastName?: string;
  address1?: string;
  address2?: string;
  city?: string;
  stateCode?: string;
  postalCode?: string;
}

const said = (parts: readonly (string | undefined)[], between: string) =>
  parts.filter((part) => part !== undefined && part.trim() !== "").join(between);

/** An address in one line: street, unit, city, state and postal code. */
export const addressLine = ({ address1, address2, city, stateCode, postalCode }: DoorAddress): string =>
  said([address1, address2, city, said([stateCode, postalCode], " ")], ", ");

/** Whom an address names. */
export const fullNameOf = ({ fullName, firstName, lastName }: DoorAddress): string =>
  fullName?.trim() || said([firstName, lastName], " ");

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
