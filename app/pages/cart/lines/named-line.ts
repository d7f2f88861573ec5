import type { BasketItem, BasketShipment } from "#app/domain/basket/basket-document.ts";

/** A line of the bag by name; only those can be changed. */
export type NamedLine = BasketItem & { itemId: string };

/** What was taken out and can be put back. */
export interface RemovedLine {
  line: NamedLine;
  shipment: BasketShipment | undefined;
}
