import { Fault } from "#sandbox/core/fault.ts";
import {
  type Attributes,
  type Basket,
  type BasketItem,
  DEFAULT_SHIPMENT_ID,
  newShipment,
  type OptionChoice,
  withAttributes,
} from "./basket.ts";

/** A line to be added, checked and with whole pieces. */
export interface NewItem {
  productId: string;
  quantity: number;
  shipmentId: string | null;
  inventoryListId: string | null;
  optionItems: readonly OptionChoice[];
  bonusDiscountLineItemId: string | null;
  gift: boolean;
  giftMessage: string | null;
  attributes: Attributes;
}

/** What may change about a line; what is left out stays. */
export interface ItemChange {
  itemId: string;
  productId?: string;
  quantity?: number;
  shipmentId?: string;
  inventoryListId?: string | null;
  optionItems?: readonly OptionChoice[];
  gift?: boolean;
  giftMessage?: string | null;
  attributes?: Attributes;
}

/** The most pieces one line may hold. */
export const MAX_QUANTITY = 999;

/** The most lines one basket may hold. */
export const MAX_ITEMS = 200;

/**
 * A quantity in whole pieces, within what the wire allows. @throws Fault 400 for 0 on adding, for fractions, for more
 * than 999 and for what is no number.
 */
export const pieces = (value: unknown, path: string, least: 0 | 1): number => {
  const isWhole = typeof value === "number" && Number.isInteger(value);
  if (isWhole && value >= least && value <= MAX_QUANTITY) return value;
  const given = typeof value === "number" ? String(value) : JSON.stringify(value ?? null).slice(0, 40);
  throw new Fault(
    400,
    "bad-request",
    `The quantity ${given} of '${path}' is not valid: products are sold in whole pieces, ${least} to ${MAX_QUANTITY}.`,
    { path, minimum: least, maximum: MAX_QUANTITY },
  );
};

const sameMembers = (one: Attributes, other: Attributes) => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => JSON.stringify(one[name] ?? null) === JSON.stringify(other[name] ?? null));
};

const sameChoices = (one: readonly OptionChoice[], other: readonly OptionChoice[]) =>
  one.length === other.length &&
  one.every(({ optionId, optionValueId }) =>
    other.some((each) => each.optionId === optionId && each.optionValueId === optionValueId),
  );

/** Whether two lines are the same thing in the same parcel, so that they make one line. */
export const isSameLine = (
  one: Omit<BasketItem, "id" | "quantity">,
  other: Omit<BasketItem, "id" | "quantity">,
): boolean =>
  one.productId === other.productId &&
  one.shipmentId === other.shipmentId &&
  one.inventoryListId === other.inventoryListId &&
  sameChoices(one.optionItems, other.optionItems) &&
  one.bonusDiscountLineItemId === other.bonusDiscountLineItemId &&
  one.gift === other.gift &&
  one.giftMessage === other.giftMessage &&
  sameMembers(one.attributes, other.attributes);

const itemNotFound = (itemId: string) =>
  new Fault(404, "product-item-not-found", `No product item with ID '${itemId}' could be found in the basket.`, {
    itemId,
  });

const refuseTooMany = (quantity: number, productId: string) => {
  if (quantity > MAX_QUANTITY)
    throw new Fault(400, "bad-request", `A line holds at most ${MAX_QUANTITY} pieces of product '${productId}'.`, {
      productId,
      maximum: MAX_QUANTITY,
    });
};

/**
 * Adds lines; a known product grows its line; other shops and attributes, and chosen options, make a line of
 * their own.
 * @throws Fault 404 for an unknown shipment, 400 for too many pieces or lines.
 */
export const addItems = (basket: Basket, added: readonly NewItem[], newId: () => string): Basket => {
  let { shipments, items } = basket;
  for (const { quantity, shipmentId, ...entry } of added) {
    const home = shipmentId ?? shipments[0]?.id ?? DEFAULT_SHIPMENT_ID;
    if (!shipments.some(({ id }) => id === home)) {
      if (shipmentId !== null)
        throw new Fault(404, "shipment-not-found", `No shipment with ID '${home}' could be found in the basket.`, {
          shipmentId: home,
        });
      shipments = [newShipment(home), ...shipments];
    }
    const line = { ...entry, shipmentId: home };
    const known = line.optionItems.length > 0 ? undefined : items.find((item) => isSameLine(item, line));
    refuseTooMany(quantity + (known?.quantity ?? 0), entry.productId);
    items = known
      ? items.map((item) => (item === known ? { ...item, quantity: item.quantity + quantity } : item))
      : [...items, { id: newId(), quantity, ...line }];
  }
  if (items.length > MAX_ITEMS)
    throw new Fault(400, "bad-request", `A basket holds at most ${MAX_ITEMS} lines.`, { maximum: MAX_ITEMS });
  return { ...basket, shipments, items };
};

/** Changes lines; a quantity of 0 removes one. @throws Fault 404 for an unknown line or shipment. */
export const changeItems = (basket: Basket, changes: readonly ItemChange[]): Basket => {
  let { items } = basket;
  for (const { itemId, attributes, ...change } of changes) {
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw itemNotFound(itemId);
    const { shipmentId } = change;
    if (shipmentId !== undefined && !basket.shipments.some(({ id }) => id === shipmentId))
      throw new Fault(404, "shipment-not-found", `No shipment with ID '${shipmentId}' could be found in the basket.`, {
        shipmentId,
      });
    const changed = { ...item, ...change, attributes: withAttributes(item.attributes, attributes ?? {}) };
    items =
      changed.quantity === 0
        ? items.filter((each) => each !== item)
        : items.map((each) => (each === item ? changed : each));
  }
  return { ...basket, items };
};

/** Takes a line out. @throws Fault 404. */
export const removeItem = (basket: Basket, itemId: string): Basket => {
  if (!basket.items.some(({ id }) => id === itemId)) throw itemNotFound(itemId);
  return { ...basket, items: basket.items.filter(({ id }) => id !== itemId) };
};
