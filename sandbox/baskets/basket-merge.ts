import { type Basket, type BasketItem, withAttributes } from "./basket.ts";
import { isSameLine, MAX_QUANTITY } from "./basket-items.ts";

/** What becomes of a line that both baskets have. */
export const mergeModes = ["higher_quantity", "sum_quantities", "saved_quantity", "separate_item"] as const;
export type MergeMode = (typeof mergeModes)[number];

const mergedQuantity = (mode: MergeMode, kept: number, incoming: number): number => {
  switch (mode) {
    case "sum_quantities":
      return Math.min(MAX_QUANTITY, kept + incoming);
    case "saved_quantity":
      return kept;
    default:
      return Math.max(kept, incoming);
  }
};

/**
 * Puts lines, gift certificates, coupons, shipments and attributes of one basket into another; personal data (addresses, e-mail, payments) stay
 * behind, and what the receiving basket says of a shipment stands.
 */
export const mergeInto = (kept: Basket, incoming: Basket, mode: MergeMode, newId: () => string): Basket => {
  const shipments = [
    ...kept.shipments,
    ...incoming.shipments
      .filter(({ id }) => !kept.shipments.some((known) => known.id === id))
      .map((shipment) => ({ ...shipment, shippingAddress: null })),
  ];
  let items: readonly BasketItem[] = kept.items;
  for (const item of incoming.items) {
    const known = mode === "separate_item" ? undefined : items.find((each) => isSameLine(each, item));
    items = known
      ? items.map((each) =>
          each === known ? { ...each, quantity: mergedQuantity(mode, each.quantity, item.quantity) } : each,
        )
      : [...items, { ...item, id: newId() }];
  }
  const giftCertificates = [
    ...kept.giftCertificates,
    ...incoming.giftCertificates.map((certificate) => ({ ...certificate, id: newId() })),
  ];
  const coupons = [
    ...kept.coupons,
    ...incoming.coupons.filter(({ couponId }) => !kept.coupons.some((known) => known.couponId === couponId)),
  ];
  const attributes = withAttributes(incoming.attributes, kept.attributes);
  const sourceCode = kept.sourceCode ?? incoming.sourceCode;
  return { ...kept, shipments, items, giftCertificates, coupons, attributes, sourceCode };
};
