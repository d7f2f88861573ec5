import type { BasketItem } from "#app/domain/basket/basket-document.ts";
import { copyOfLine, isSameThing } from "#app/domain/basket/line-copy.ts";
import { SAVED_LIMIT, type SavedLine } from "./saved-lines.ts";

const asLine = ({ name: _name, ...rest }: SavedLine): BasketItem => rest;

const savedLine = (line: BasketItem): SavedLine => {
  const { shipmentId: _shipment, inventoryId: _list, c_fromStoreId: _shop, ...kept } = copyOfLine(line);
  return { ...kept, productId: kept.productId, quantity: kept.quantity, name: line.productName ?? kept.productId };
};

/** Puts a line aside, the newest first; the same thing grows, up to 999 pieces. */
export const withSaved = (lines: readonly SavedLine[], line: BasketItem): SavedLine[] => {
  const added = savedLine(line);
  const known = lines.find((each) => isSameThing(asLine(each), asLine(added)));
  const quantity = Math.min(999, added.quantity + (known?.quantity ?? 0));
  return [{ ...added, quantity }, ...lines.filter((each) => each !== known)].slice(0, SAVED_LIMIT);
};
