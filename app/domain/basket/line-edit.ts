import type { BasketDocument, BasketItem } from "./basket-document.ts";
import { isPickupShipment } from "./basket-kind.ts";
import { isMadeAs, type OwnChoice } from "./own-choice.ts";

/** What a line is to be from now on. */
export interface WantedLine {
  productId: string;
  quantity: number;
  /** The shop it is collected at; null for a parcel. */
  storeId: string | null;
  /** What it is made as, where there is something to choose. */
  own?: OwnChoice;
}

/** The shop that hands a line out; null for one that is shipped. */
export const shopOfLine = ({ shipments = [] }: BasketDocument, line: BasketItem): string | null => {
  const home = shipments.find(({ shipmentId }) => shipmentId === line.shipmentId);
  return home && isPickupShipment(home) ? String(home["c_fromStoreId"]) : null;
};

/** The line with that id; undefined when it has gone. Gifts of a promotion cannot be edited. */
export const editableLine = ({ productItems = [] }: BasketDocument, itemId: string): BasketItem | undefined =>
  productItems.find((item) => item.itemId === itemId && !item.bonusProductLineItem);

/**
 * Another line that the edited one would become a double of: the same product, made and got in the same way. A bag has
 * one line for each, so the two are to be one.
 */
export const doubleOf = (basket: BasketDocument, line: BasketItem, wanted: WantedLine): BasketItem | undefined =>
  (basket.productItems ?? []).find(
    (other) =>
      other.itemId !== line.itemId &&
      !other.bonusProductLineItem &&
      other.productId === wanted.productId &&
      isMadeAs(other, wanted.own) &&
      shopOfLine(basket, other) === wanted.storeId,
  );
