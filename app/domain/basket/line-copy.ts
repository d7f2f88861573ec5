import { type BasketItem, isBonusLine } from "./basket-document.ts";
import { optionChoices } from "./own-choice.ts";

/** A line as it is put into a basket. */
export interface LineCopy {
  productId: string;
  quantity: number;
  shipmentId?: string;
  inventoryId?: string;
  optionItems?: unknown;
  [custom: `c_${string}`]: unknown;
}

/** Attributes the platform works out for a line by itself. */
const workedOut = new Set(["c_heatLabel"]);

/** What is needed to put the same thing into a basket again, with its mix, gift card words and shop. */
export const copyOfLine = (line: BasketItem, changed: Partial<LineCopy> = {}): LineCopy => {
  const custom = Object.entries(line).filter(([name]) => name.startsWith("c_") && !workedOut.has(name));
  const { inventoryId } = line;
  const optionItems = optionChoices(line);
  return {
    ...(Object.fromEntries(custom) as Record<`c_${string}`, unknown>),
    productId: line.productId ?? "",
    quantity: line.quantity ?? 1,
    ...(line.shipmentId !== undefined && { shipmentId: line.shipmentId }),
    ...(typeof inventoryId === "string" && { inventoryId }),
    ...(optionItems.length > 0 && { optionItems }),
    ...changed,
  };
};

const sameAttributes = (one: BasketItem, other: BasketItem): boolean => {
  const plain = (line: BasketItem) => {
    const { productId: _product, quantity: _quantity, shipmentId: _shipment, ...rest } = copyOfLine(line);
    return JSON.stringify(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b)));
  };
  return plain(one) === plain(other);
};

/** Whether two lines are the same thing, so that in one parcel they make one line. */
export const isSameThing = (one: BasketItem, other: BasketItem): boolean =>
  one.productId === other.productId && isBonusLine(one) === isBonusLine(other) && sameAttributes(one, other);
