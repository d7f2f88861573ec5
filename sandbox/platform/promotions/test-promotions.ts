import type { ActivePromotion } from "./active-promotions.ts";
import type { DiscountableLine } from "./discounts.ts";
import type { PromotionRule } from "./promotion.ts";

/** An open promotion for tests. */
export const testPromotion = (
  id: string,
  rule: PromotionRule,
  changes: Partial<ActivePromotion> = {},
): ActivePromotion => ({
  id,
  name: id,
  calloutMsg: id,
  details: "",
  enabled: true,
  siteIds: ["US"],
  startsAt: null,
  endsAt: null,
  rank: null,
  exclusivity: "no",
  customerGroups: [],
  couponIds: [],
  couponCode: null,
  rule,
  ...changes,
});

/** A line of one category for tests; the price is of all its pieces. */
export const testLine = (
  id: string,
  priceCents: number,
  quantity = 1,
  changes: Partial<DiscountableLine> = {},
): DiscountableLine => ({
  id,
  product: { id, masterId: null, brand: "", categoryIds: ["all"] },
  isGiftCard: false,
  quantity,
  priceCents,
  ...changes,
});
