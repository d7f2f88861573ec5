import { type BasketDocument, type BasketItem, DEFAULT_SHIPMENT_ID } from "./basket-document.ts";
import { copyOfLine, isSameThing, type LineCopy } from "./line-copy.ts";

/** One step of a move; the steps of a plan are done in their order. */
export type MoveStep =
  /** Changes lines in one call, so that all of it happens or nothing; a quantity of 0 takes a line out. */
  | { type: "change"; items: ({ itemId: string; quantity: number } & Record<string, unknown>)[] }
  | { type: "add"; item: LineCopy };

/** Where pieces of a line go; a shop's stock is named by its inventory list. */
export interface MoveTarget {
  shipmentId: string;
  /** The shop that hands them out; null for a parcel. */
  pickupAt: { id: string; inventoryId?: string } | null;
}

const home = ({ shipmentId = DEFAULT_SHIPMENT_ID }: BasketItem): string => shipmentId;

const placeOf = ({ shipmentId, pickupAt }: MoveTarget) => ({
  shipmentId,
  c_fromStoreId: pickupAt?.id ?? null,
  inventoryId: pickupAt?.inventoryId ?? null,
});

/** The line as it would be at its new place, to be held against what is there. */
const movedLine = (line: BasketItem, target: MoveTarget): BasketItem => {
  const { c_fromStoreId: _shop, inventoryId: _list, ...rest } = line;
  const { shipmentId, c_fromStoreId, inventoryId } = placeOf(target);
  return {
    ...(rest as BasketItem),
    shipmentId,
    ...(c_fromStoreId !== null && { c_fromStoreId }),
    ...(inventoryId !== null && { inventoryId }),
  };
};

/**
 * How pieces of a line get into another shipment: they join a line of the same thing there, else the whole line is
 * re-homed, else a new line is made of them. Nothing is to be done for a line that is unknown or there already.
 */
export const movePlan = (
  { productItems = [] }: BasketDocument,
  itemId: string,
  quantity: number,
  target: MoveTarget,
): MoveStep[] => {
  const line = productItems.find((item) => item.itemId === itemId);
  const pieces = line?.quantity ?? 0;
  if (!line || quantity < 1 || quantity > pieces || home(line) === target.shipmentId) return [];
  const moved = movedLine(line, target);
  const twin = productItems.find((item) => home(item) === target.shipmentId && isSameThing(item, moved));
  const rest = { itemId, quantity: pieces - quantity };
  if (twin?.itemId)
    return [{ type: "change", items: [{ itemId: twin.itemId, quantity: (twin.quantity ?? 0) + quantity }, rest] }];
  if (rest.quantity === 0) return [{ type: "change", items: [{ itemId, quantity, ...placeOf(target) }] }];
  return [
    { type: "change", items: [rest] },
    { type: "add", item: copyOfLine(moved, { quantity }) },
  ];
};
