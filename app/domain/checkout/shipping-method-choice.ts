/** A way to ship as the basket offers it; price in units. */
export interface OfferedShippingMethod {
  id: string;
  name?: string;
  description?: string;
  price?: number;
  shippingPromotions?: unknown[];
  [custom: string]: unknown;
}

const isDiscountedUps = ({ id, name = "", shippingPromotions }: OfferedShippingMethod): boolean =>
  /\bups\b/i.test(`${name} ${id.replaceAll(/[_-]/g, " ")}`) && (shippingPromotions?.length ?? 0) > 0;

/**
 * The method to choose for a shopper who has none: a discounted UPS method where one is offered, else the first
 * applicable (shipping-21). A chosen method stays while it is offered.
 */
export const chooseShippingMethod = (
  offered: readonly OfferedShippingMethod[],
  chosenId: string | undefined,
): string | undefined => (offered.find(({ id }) => id === chosenId) ?? offered.find(isDiscountedUps) ?? offered[0])?.id;
