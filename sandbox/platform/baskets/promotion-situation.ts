import type { PromotionSituation } from "#sandbox/platform/promotions/active-promotions.ts";
import type { CouponStatus } from "#sandbox/platform/promotions/coupon.ts";
import type { Basket } from "./basket.ts";

/** What promotions depend on besides the basket. */
interface PromotionInputs {
  /** Why a coupon may not be used, by code; null for a good one. */
  couponProblems: ReadonlyMap<string, CouponStatus | null>;
  customerGroups: readonly string[];
  sourceCodeGroupId?: string | null;
  now: Date;
}

/** What decides which promotions are open to a basket; only coupons that may be used count. */
export const promotionSituationOf = (
  basket: Pick<Basket, "siteId" | "currency" | "coupons" | "payments">,
  { couponProblems, customerGroups, sourceCodeGroupId = null, now }: PromotionInputs,
): PromotionSituation => ({
  siteId: basket.siteId,
  currency: basket.currency,
  customerGroups,
  coupons: basket.coupons.filter(({ code }) => couponProblems.get(code) === null),
  sourceCodeGroupId,
  paymentMethodIds: basket.payments.map(({ methodId }) => methodId),
  now,
});
