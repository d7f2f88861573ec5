import { type BasketDocument, type BasketShipment, DEFAULT_SHIPMENT_ID } from "./basket-document.ts";
import { isPickupShipment } from "./basket-kind.ts";

/** Where a line goes, and what has to be done to that shipment first. */
export interface ShipmentPlan {
  shipmentId: string;
  /** `create` it, `convert` it from shipping to pickup or back, or take it as it is. */
  action: "create" | "convert" | "none";
}

/** The lowest free names of the form `Shipment2`, as many as are wanted (shipping-3). */
export const freeShipmentIds = (shipments: readonly Pick<BasketShipment, "shipmentId">[], count: number): string[] => {
  const taken = new Set(shipments.map(({ shipmentId }) => shipmentId));
  const free: string[] = [];
  for (let number = 1; free.length < count; number += 1)
    if (!taken.has(`Shipment${number}`)) free.push(`Shipment${number}`);
  return free;
};

const freeShipmentId = (shipments: readonly BasketShipment[]): string => freeShipmentIds(shipments, 1)[0] ?? "";

/**
 * The shipment for a line that is shipped (`storeId` null) or picked up at a shop. A pickup shipment is matched by the
 * id of its shop, a line to be shipped goes with the first parcel; a default shipment that holds nothing is taken
 * before a new one is made.
 */
export const shipmentPlan = (
  { shipments: known = [], productItems = [] }: BasketDocument,
  storeId: string | null,
): ShipmentPlan => {
  const shipments = known.length > 0 ? known : [{ shipmentId: DEFAULT_SHIPMENT_ID }];
  const fitting = shipments.find((shipment) =>
    storeId === null ? !isPickupShipment(shipment) : shipment["c_fromStoreId"] === storeId,
  );
  if (fitting?.shipmentId) return { shipmentId: fitting.shipmentId, action: "none" };
  const isDefaultFree = !productItems.some(
    ({ shipmentId = DEFAULT_SHIPMENT_ID }) => shipmentId === DEFAULT_SHIPMENT_ID,
  );
  return isDefaultFree
    ? { shipmentId: DEFAULT_SHIPMENT_ID, action: "convert" }
    : { shipmentId: freeShipmentId(shipments), action: "create" };
};

/** The shipments shops hand out: what is in the default one has to be taken out line by line, the others go whole. */
export const pickupParts = ({
  shipments = [],
  productItems = [],
}: BasketDocument): { defaultItemIds: string[]; isDefaultPickup: boolean; otherShipmentIds: string[] } => {
  const ids = shipments.filter(isPickupShipment).flatMap(({ shipmentId }) => shipmentId ?? []);
  const isDefaultPickup = ids.includes(DEFAULT_SHIPMENT_ID);
  return {
    isDefaultPickup,
    defaultItemIds: isDefaultPickup
      ? productItems.flatMap(({ itemId, shipmentId, bonusProductLineItem }) =>
          shipmentId === DEFAULT_SHIPMENT_ID && itemId && !bonusProductLineItem ? [itemId] : [],
        )
      : [],
    otherShipmentIds: ids.filter((id) => id !== DEFAULT_SHIPMENT_ID),
  };
};

/** Whether the bag holds something to be picked up. */
export const hasPickupItems = ({ shipments = [], productItems = [] }: BasketDocument): boolean =>
  shipments.some(
    (shipment) =>
      isPickupShipment(shipment) && productItems.some(({ shipmentId }) => shipmentId === shipment.shipmentId),
  );

/** Shipments that hold nothing and may go: every empty one but the default, and only where there is more than one. */
export const emptyShipmentIds = ({
  shipments = [],
  productItems = [],
  giftCertificateItems = [],
}: BasketDocument): string[] =>
  shipments.length < 2
    ? []
    : shipments.flatMap(({ shipmentId }) =>
        shipmentId &&
        shipmentId !== DEFAULT_SHIPMENT_ID &&
        ![...productItems, ...giftCertificateItems].some(
          (item) => (item.shipmentId ?? DEFAULT_SHIPMENT_ID) === shipmentId,
        )
          ? [shipmentId]
          : [],
      );
