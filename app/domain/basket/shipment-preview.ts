import type { BasketPreview } from "./basket-preview.ts";

/** A line in another shipment; one that is not there yet is shown with what is known of it. */
export const withLineMoved =
  (itemId: string, shipment: { shipmentId: string } & Record<string, unknown>): BasketPreview =>
  (basket) => ({
    ...basket,
    productItems: (basket.productItems ?? []).map((line) =>
      line.itemId === itemId ? { ...line, shipmentId: shipment.shipmentId } : line,
    ),
    shipments: (basket.shipments ?? []).some(({ shipmentId }) => shipmentId === shipment.shipmentId)
      ? basket.shipments?.map((each) => (each.shipmentId === shipment.shipmentId ? { ...each, ...shipment } : each))
      : [...(basket.shipments ?? []), shipment],
  });

/** A shipment with something else said about it. */
export const withShipment =
  (shipmentId: string, change: Record<string, unknown>): BasketPreview =>
  (basket) => ({
    ...basket,
    shipments: (basket.shipments ?? []).map((each) => (each.shipmentId === shipmentId ? { ...each, ...change } : each)),
  });
