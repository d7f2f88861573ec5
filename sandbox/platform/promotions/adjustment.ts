import type { ActivePromotion } from "./active-promotions.ts";
import type { Discount } from "./promotion.ts";
import { roundHalfUp } from "./proration.ts";

/** A reduction a promotion made; `priceCents` is negative. */
export interface Adjustment {
  id: string;
  promotionId: string;
  text: string;
  priceCents: number;
  couponCode: string | null;
  /** As the wire tells it, amounts in cents. */
  discount: { type: Discount["type"]; percentage?: number; amountCents?: number; priceBookId?: string };
}

/** What some discounts look at besides the price. */
export interface PricedPieces {
  /** What one piece costs in another price book. */
  bookCents?: ((priceBookId: string) => number | undefined) | undefined;
  /** What chosen options add to one piece. */
  options?: readonly { optionId: string; priceCents: number }[] | undefined;
}

/** How much a discount takes off what some pieces cost, in cents; never more than there is. */
export const reductionOf = (
  discount: Discount,
  priceCents: number,
  pieces: number,
  currency: string,
  { bookCents, options = [] }: PricedPieces = {},
): number => {
  const reduction = () => {
    switch (discount.type) {
      case "percentage":
        return roundHalfUp((priceCents * discount.percentage) / 100);
      case "amount":
        return (discount.amount[currency] ?? 0) * pieces;
      case "fixed_price":
        return priceCents - (discount.amount[currency] ?? 0) * pieces;
      case "total_fixed_price":
        return priceCents - (discount.amount[currency] ?? 0);
      case "price_book_price": {
        const cents = bookCents?.(discount.priceBookId);
        return cents === undefined ? 0 : priceCents - cents * pieces;
      }
      case "percentage_off_options": {
        const { optionIds, percentage } = discount;
        const extra = options.filter(({ optionId }) => optionIds?.includes(optionId) ?? true);
        const cents = extra.reduce((sum, option) => sum + option.priceCents, 0);
        return roundHalfUp((cents * pieces * percentage) / 100);
      }
      case "free":
        return priceCents;
      case "bonus":
      case "bonus_choice":
        return 0;
    }
  };
  return Math.min(priceCents, Math.max(0, reduction()));
};

/** Whether its callout tells of steps that an order has not reached, or has passed. */
const isLadder = ({ rule }: ActivePromotion): boolean => rule.class === "order" && rule.tiers.length > 1;

/** The reduction as a line, an order or a shipment carries it; `owner` makes its id. */
export const adjustmentOf = (
  promotion: ActivePromotion,
  discount: Discount,
  reductionCents: number,
  owner: string,
  currency: string,
): Adjustment => ({
  id: `${owner}-${promotion.id}`,
  promotionId: promotion.id,
  text: isLadder(promotion) ? promotion.name : promotion.calloutMsg,
  priceCents: -reductionCents,
  couponCode: promotion.couponCode,
  discount: {
    type: discount.type,
    ...("percentage" in discount ? { percentage: discount.percentage } : {}),
    ...("amount" in discount ? { amountCents: discount.amount[currency] ?? 0 } : {}),
    ...("priceBookId" in discount ? { priceBookId: discount.priceBookId } : {}),
  },
});
