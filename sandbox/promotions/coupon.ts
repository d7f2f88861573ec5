/** A coupon: a code shoppers may type. */
export interface Coupon {
  id: string;
  code: string;
  caseInsensitive: boolean;
  enabled: boolean;
  siteIds: readonly string[];
  /** Redemptions in all; null without limit. */
  redemptionLimit: number | null;
  /** Redemptions by one customer; null without limit. */
  customerLimit: number | null;
}

/** How a coupon of a basket stands; the first two are good (wire contract, section 2.5). */
export type CouponStatus =
  | "applied"
  | "no_applicable_promotion"
  | "coupon_code_already_in_basket"
  | "coupon_already_in_basket"
  | "coupon_code_already_redeemed"
  | "coupon_code_unknown"
  | "coupon_disabled"
  | "redemption_limit_exceeded"
  | "customer_redemption_limit_exceeded"
  | "no_active_promotion";

/** Whether a coupon with this status lets its basket be ordered. */
export const isGoodStatus = (status: CouponStatus): status is "applied" | "no_applicable_promotion" =>
  status === "applied" || status === "no_applicable_promotion";

/** The coupon a typed code stands for; blanks around it do not count. */
export const couponWithCode = (coupons: readonly Coupon[], typed: string): Coupon | undefined => {
  const code = typed.trim();
  return coupons.find((coupon) =>
    coupon.caseInsensitive ? coupon.code.toUpperCase() === code.toUpperCase() : coupon.code === code,
  );
};

/** What is known about a coupon when somebody wants to use it. */
export interface CouponSituation {
  siteId: string;
  /** Whether any promotion it opens runs now. */
  hasRunningPromotion: boolean;
  redemptions: number;
  redemptionsByCustomer: number;
}

/** Why a coupon cannot be used, or null. */
export const couponProblem = (coupon: Coupon | undefined, situation: CouponSituation): CouponStatus | null => {
  if (!coupon || !coupon.siteIds.includes(situation.siteId)) return "coupon_code_unknown";
  if (!coupon.enabled) return "coupon_disabled";
  if (coupon.redemptionLimit !== null && situation.redemptions >= coupon.redemptionLimit)
    return coupon.redemptionLimit === 1 ? "coupon_code_already_redeemed" : "redemption_limit_exceeded";
  if (coupon.customerLimit !== null && situation.redemptionsByCustomer >= coupon.customerLimit)
    return "customer_redemption_limit_exceeded";
  return situation.hasRunningPromotion ? null : "no_active_promotion";
};

/** A status in words. */
export const couponMessages: Readonly<Record<CouponStatus, (code: string) => string>> = {
  applied: (code) => `The coupon code '${code}' is applied.`,
  no_applicable_promotion: (code) => `The coupon code '${code}' has nothing to apply to.`,
  coupon_code_already_in_basket: (code) => `The coupon code '${code}' is already in the basket.`,
  coupon_already_in_basket: (code) => `The coupon of code '${code}' is already in the basket.`,
  coupon_code_already_redeemed: (code) => `The coupon code '${code}' was already redeemed.`,
  coupon_code_unknown: (code) => `The coupon code '${code}' is unknown.`,
  coupon_disabled: (code) => `The coupon of code '${code}' is disabled.`,
  redemption_limit_exceeded: (code) => `The coupon code '${code}' was redeemed as often as it may be.`,
  customer_redemption_limit_exceeded: (code) => `The coupon code '${code}' was already used by this customer.`,
  no_active_promotion: (code) => `The coupon code '${code}' has no promotion that runs now.`,
};
