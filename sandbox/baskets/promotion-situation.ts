import type { PromotionSituation } from "#sandbox/promotions/active-promotions.ts";
import type { Basket } from "./basket.ts";
import type { Situation } from "./priced-basket.ts";

/** What decides which promotions are open to a basket; only coupons that may be used count. */
export const promotionSituationOf = (
  basket: Pick<Basket, "siteId" | "currency" | "coupons" | "sourceCode" | "payments">,
  { couponProblems, customerGroups, now }: Pick<Situation, "couponProblems" | "customerGroups" | "now">,
): PromotionSituation => ({
  siteId: basket.siteId,
  currency: basket.currency,
  customerGroups,
  coupons: basket.coupons.filter(({ code }) => couponProblems.get(code) === null),
  sourceCode: basket.sourceCode,
  paymentMethodIds: basket.payments.map(({ methodId }) => methodId),
  now,
});
