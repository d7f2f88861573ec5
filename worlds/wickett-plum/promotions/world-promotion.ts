import type { Promotion, PromotionText } from "#sandbox/platform/promotions/promotion.ts";

/** A promotion of the default world; its own texts are American English. */
export interface WorldPromotion extends Omit<Promotion, "texts"> {
  /** Where Canadian English differs by more than its spelling, such as by the amounts. */
  canadian?: Partial<PromotionText>;
  french: PromotionText;
}

/** Every site of the shop. */
export const everywhere = ["WickettPlumUS", "WickettPlumCA", "WickettPlumBusiness", "WickettPlumFundraising"] as const;

/** Every site but that of fundraising groups. */
export const counters = ["WickettPlumUS", "WickettPlumCA", "WickettPlumBusiness"] as const;

/** What is true of a promotion that says nothing else: open to everybody, always, beside others. */
export const plain = {
  enabled: true,
  startsAt: null,
  endsAt: null,
  rank: null,
  exclusivity: "no",
  customerGroups: [],
  couponIds: [],
} as const;
