import { Fault } from "#sandbox/core/fault.ts";
import {
  type Address,
  type Attributes,
  type Basket,
  type BasketShipment,
  DEFAULT_SHIPMENT_ID,
  newShipment,
  withAttributes,
} from "./basket.ts";

/** What may be said about a shipment; what is left out stays. */
export interface ShipmentChange {
  shippingAddress?: Address | null;
  shippingMethodId?: string | null;
  gift?: boolean;
  giftMessage?: string | null;
  attributes?: Attributes;
}

/** The most shipments one basket may hold. */
export const MAX_SHIPMENTS = 50;

/** A shipment of the basket. @throws Fault 404. */
export const shipmentOf = (basket: Basket, shipmentId: string): BasketShipment => {
  const shipment = basket.shipments.find(({ id }) => id === shipmentId);
  if (!shipment)
    throw new Fault(404, "shipment-not-found", `No shipment with ID '${shipmentId}' could be found in the basket.`, {
      shipmentId,
    });
  return shipment;
};

const changed = (shipment: BasketShipment, { attributes, ...change }: ShipmentChange): BasketShipment => ({
  ...shipment,
  ...change,
  attributes: withAttributes(shipment.attributes, attributes ?? {}),
});

/** The lowest free name of the form `Shipment2`. */
const freeId = (shipments: readonly BasketShipment[]): string => {
  let number = 1;
  while (shipments.some(({ id }) => id === `Shipment${number}`)) number += 1;
  return `Shipment${number}`;
};

/**
 * Adds a shipment, with an id of its own choice or a free one. @throws Fault 400 for a taken id or too many of them.
 */
export const addShipment = (basket: Basket, shipmentId: string | null, change: ShipmentChange): Basket => {
  const id = shipmentId ?? freeId(basket.shipments);
  if (basket.shipments.some((shipment) => shipment.id === id))
    throw new Fault(400, "bad-request", `The basket already has a shipment with ID '${id}'.`, { shipmentId: id });
  if (basket.shipments.length >= MAX_SHIPMENTS)
    throw new Fault(400, "bad-request", `A basket holds at most ${MAX_SHIPMENTS} shipments.`, {
      maximum: MAX_SHIPMENTS,
    });
  return { ...basket, shipments: [...basket.shipments, changed(newShipment(id), change)] };
};

/** Changes a shipment. @throws Fault 404. */
export const changeShipment = (basket: Basket, shipmentId: string, change: ShipmentChange): Basket => {
  const shipment = shipmentOf(basket, shipmentId);
  return {
    ...basket,
    shipments: basket.shipments.map((each) => (each === shipment ? changed(shipment, change) : each)),
  };
};

/** Removes a shipment and what is in it. @throws Fault 403 for the default one, 404 for an unknown one. */
export const removeShipment = (basket: Basket, shipmentId: string): Basket => {
  shipmentOf(basket, shipmentId);
  if (shipmentId === DEFAULT_SHIPMENT_ID)
    throw new Fault(403, "forbidden", "The default shipment can't be removed.", { shipmentId });
  return {
    ...basket,
    shipments: basket.shipments.filter(({ id }) => id !== shipmentId),
    items: basket.items.filter((item) => item.shipmentId !== shipmentId),
    giftCertificates: basket.giftCertificates.filter((each) => each.shipmentId !== shipmentId),
  };
};

/** The basket without shipments that hold nothing, as an order keeps it; one shipment always stays. */
export const withoutEmptyShipments = (basket: Basket): Basket => {
  const goods = [...basket.items, ...basket.giftCertificates];
  const used = basket.shipments.filter(({ id }) => goods.some(({ shipmentId }) => shipmentId === id));
  return { ...basket, shipments: used.length > 0 ? used : basket.shipments.slice(0, 1) };
};

/**
 * The basket with the customer's own address where it has none: as shipping address of the first shipment and as
 * billing address.
 */
export const withCustomerAddress = (basket: Basket, address: Address | null): Basket => {
  if (address === null) return basket;
  const [first, ...others] = basket.shipments;
  return {
    ...basket,
    billingAddress: basket.billingAddress ?? address,
    shipments: first ? [{ ...first, shippingAddress: first.shippingAddress ?? address }, ...others] : others,
  };
};
