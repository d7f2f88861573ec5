import { type BasketDocument, type BasketItem, DEFAULT_SHIPMENT_ID } from "./basket-document.ts";
import { isPickupShipment } from "./basket-kind.ts";
import { shopIdOf } from "./used-shipments.ts";

/** Lines that travel together. */
export interface LineGroup {
  shipmentId: string;
  isPickup: boolean;
  /** The shop that hands them out; empty for a parcel. */
  shopId: string;
  items: BasketItem[];
}

/** The lines of a basket by shipment, in the shipments' order; lines without one belong to the default shipment. */
export const lineGroups = ({ productItems = [], shipments = [] }: BasketDocument): LineGroup[] => {
  const home = (item: BasketItem) => item.shipmentId ?? DEFAULT_SHIPMENT_ID;
  const ids = [...new Set([...shipments.flatMap(({ shipmentId }) => shipmentId ?? []), ...productItems.map(home)])];
  return ids.flatMap((shipmentId) => {
    const items = productItems.filter((item) => home(item) === shipmentId);
    const shipment = shipments.find((candidate) => candidate.shipmentId === shipmentId);
    const isPickup = Boolean(shipment && isPickupShipment(shipment));
    return items.length === 0 ? [] : [{ shipmentId, isPickup, shopId: isPickup ? shopIdOf(shipment) : "", items }];
  });
};
