import { Fault } from "#sandbox/core/fault.ts";
import { type Basket, type BasketItem, withAttributes } from "./basket.ts";
import { isSameLine, MAX_ITEMS, MAX_QUANTITY } from "./basket-items.ts";
import { MAX_SHIPMENTS } from "./basket-shipments.ts";

/** What becomes of a line that both baskets have. */
export const mergeModes = ["higher_quantity", "sum_quantities", "saved_quantity", "separate_item"] as const;
export type MergeMode = (typeof mergeModes)[number];

const mergedQuantity = (mode: MergeMode, kept: number, incoming: number): number => {
  switch (mode) {
    case "sum_quantities":
      return kept + incoming;
    case "saved_quantity":
      return kept;
    default:
      return Math.max(kept, incoming);
  }
};

/** What merging needs beside the two baskets. */
export interface MergeOptions {
  newId: () => string;
  /** Custom attributes by which a merchant's rules tell goods of one product apart. */
  goodsAttributes?: readonly string[] | undefined;
}

/** Attributes that say what goods a line takes, and for whom; as options and stock lists do, they keep lines apart. */
const distinguishing = [
  "c_fromStoreId",
  "c_giftCardMessage",
  "c_giftCardRecipientEmail",
  "c_giftCardRecipientName",
  "c_giftCardSenderName",
];

const identityOf = (item: BasketItem, names: readonly string[]) => ({
  ...item,
  attributes: Object.fromEntries(Object.entries(item.attributes).filter(([name]) => names.includes(name))),
});

/**
 * Lines of one with those of the other; each line meets one of the other basket at most, so that nothing is counted
 * twice.
 */
const mergedItems = (
  kept: Basket,
  incoming: Basket,
  mode: MergeMode,
  { newId, goodsAttributes = [] }: MergeOptions,
): BasketItem[] => {
  const names = [...distinguishing, ...goodsAttributes];
  const items = [...kept.items];
  const met = new Set<number>();
  for (const item of incoming.items) {
    const place =
      mode === "separate_item"
        ? -1
        : kept.items.findIndex(
            (each, index) => !met.has(index) && isSameLine(identityOf(each, names), identityOf(item, names)),
          );
    const known = kept.items[place];
    if (!known) {
      items.push({ ...item, id: newId() });
      continue;
    }
    met.add(place);
    const quantity = mergedQuantity(mode, known.quantity, item.quantity);
    const attributes = withAttributes(item.attributes, known.attributes);
    items[place] = { ...known, attributes, quantity: Math.min(quantity, MAX_QUANTITY) };
    if (quantity > MAX_QUANTITY) items.push({ ...item, attributes, id: newId(), quantity: quantity - MAX_QUANTITY });
  }
  return items;
};

const refuseMoreThan = (most: number, count: number, what: string) => {
  if (count > most)
    throw new Fault(400, "bad-request", `A basket holds at most ${most} ${what}; the two hold ${count} together.`, {
      maximum: most,
    });
};

/**
 * Puts lines, gift certificates, coupons, shipments and attributes of one basket into another; personal data
 * (addresses, e-mail, payments) stay behind, and what the receiving basket says of a line, a shipment or itself stands.
 * More pieces than a line may hold make a further line. @throws Fault 400 when the two hold more lines or shipments
 * together than one basket may.
 */
export const mergeInto = (kept: Basket, incoming: Basket, mode: MergeMode, options: MergeOptions): Basket => {
  const { newId } = options;
  const shipments = [
    ...kept.shipments,
    ...incoming.shipments
      .filter(({ id }) => !kept.shipments.some((known) => known.id === id))
      .map((shipment) => ({ ...shipment, shippingAddress: null })),
  ];
  const items = mergedItems(kept, incoming, mode, options);
  refuseMoreThan(MAX_ITEMS, items.length, "lines");
  refuseMoreThan(MAX_SHIPMENTS, shipments.length, "shipments");
  const giftCertificates = [
    ...kept.giftCertificates,
    ...incoming.giftCertificates.map((certificate) => ({ ...certificate, id: newId() })),
  ];
  const coupons = [
    ...kept.coupons,
    ...incoming.coupons
      .filter(({ code }) => !kept.coupons.some((known) => known.code === code))
      .map((coupon) => ({ ...coupon, id: newId() })),
  ];
  const attributes = withAttributes(incoming.attributes, kept.attributes);
  const sourceCode = kept.sourceCode ?? incoming.sourceCode;
  return { ...kept, shipments, items, giftCertificates, coupons, attributes, sourceCode };
};
