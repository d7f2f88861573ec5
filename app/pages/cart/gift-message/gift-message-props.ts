import type { BasketShipment } from "#app/domain/basket/basket-document.ts";

/** What a gift message is told by its page. */
export interface GiftMessageProps {
  shipment: BasketShipment & { shipmentId: string };
  /** Told whether something is written that is not saved yet. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** Counts how often the shopper wanted to go on with an unsaved message. */
  insisted: number;
}
