import type { OptionChoice } from "#sandbox/platform/baskets/basket.ts";
import type { Order, OrderShipment } from "#sandbox/platform/orders/order.ts";

/** Something in such a parcel, with all that is needed to make it again. */
export interface GiftItem {
  productId: string;
  productName: string;
  quantity: number;
  c_customMix?: unknown;
  optionItems?: OptionChoice[];
  c_personalizationText?: unknown;
  c_personalizationLogo?: unknown;
}

/** A parcel that went to somebody. */
export interface Gift {
  orderNo: string;
  orderedAt: string;
  items: GiftItem[];
}

/** Somebody the customer has an address of, and who is not among the people yet. */
export interface Suggestion {
  source: "addressBook" | "order";
  address: Record<string, unknown>;
}

/** Suggestions shown at once. */
const MOST_SUGGESTIONS = 20;

/** Parcels listed for one person. */
const MOST_GIFTS = 20;

const plain = (value: unknown): string =>
  (typeof value === "string" ? value : "").normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();

/** What makes two addresses name the same person: the name, whatever its case and accents. */
export const nameKey = ({ firstName, lastName }: { firstName?: unknown; lastName?: unknown }): string =>
  `${plain(firstName)} ${plain(lastName)}`.trim();

const isParcel = ({ method, shippingAddress }: OrderShipment): boolean =>
  !method.isPickup && shippingAddress?.address1 !== undefined;

const placed: readonly Order["status"][] = ["new", "open", "completed"];

/** Attributes that say how something is made. */
const remade = ["c_customMix", "c_personalizationText", "c_personalizationLogo"];

const bought = (order: Order, shipmentId: string): Gift["items"] =>
  order.items
    .filter(
      (item) =>
        item.shipmentId === shipmentId && item.bonusDiscountLineItemId === null && item.qualifyingItemId === null,
    )
    .map(({ productId, productName, quantity, attributes, optionItems }) => ({
      productId,
      productName,
      quantity,
      ...Object.fromEntries(Object.entries(attributes).filter(([name]) => remade.includes(name))),
      ...(optionItems.length === 0
        ? {}
        : { optionItems: optionItems.map(({ optionId, optionValueId }) => ({ optionId, optionValueId })) }),
    }));

/** The parcels of orders by who got them, newest first; the orders come newest first. */
export const giftsByName = (orders: readonly Order[]): Map<string, Gift[]> => {
  const gifts = new Map<string, Gift[]>();
  for (const order of orders.filter(({ status }) => placed.includes(status)))
    for (const shipment of order.shipments.filter(isParcel)) {
      const items = bought(order, shipment.id);
      const key = nameKey(shipment.shippingAddress ?? {});
      const list = gifts.get(key) ?? [];
      if (items.length > 0 && list.length < MOST_GIFTS)
        gifts.set(key, [...list, { orderNo: order.orderNo, orderedAt: order.createdAt.toISOString(), items }]);
    }
  return gifts;
};

const fullAddress = (address: Readonly<Record<string, unknown>>): boolean =>
  ["firstName", "lastName", "address1", "city", "stateCode", "postalCode", "countryCode"].every(
    (name) => address[name],
  );

/**
 * Who could be among the people: of the address book and of past parcels, each name once, nobody who is there already.
 */
export const suggestionsOf = (
  book: readonly Readonly<Record<string, unknown>>[],
  orders: readonly Order[],
  known: ReadonlySet<string>,
): Suggestion[] => {
  const taken = new Set(known);
  const suggestions: Suggestion[] = [];
  const offer = (source: Suggestion["source"], address: Readonly<Record<string, unknown>>) => {
    const key = nameKey(address);
    if (taken.has(key) || !fullAddress(address) || suggestions.length >= MOST_SUGGESTIONS) return;
    taken.add(key);
    suggestions.push({ source, address: { ...address } });
  };
  for (const address of book) offer("addressBook", address);
  for (const order of orders.filter(({ status }) => placed.includes(status)))
    for (const { shippingAddress } of order.shipments.filter(isParcel)) offer("order", { ...shippingAddress });
  return suggestions;
};
