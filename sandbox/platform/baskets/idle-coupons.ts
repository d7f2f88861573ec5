import { closedReason, opensWith } from "#sandbox/platform/promotions/active-promotions.ts";
import type { Verdict } from "#sandbox/platform/promotions/verdict.ts";
import type { Basket } from "./basket.ts";
import { type PricedBasket, priceBasket, type Situation } from "./priced-basket.ts";
import { promotionSituationOf } from "./promotion-situation.ts";

/** Why a coupon of a basket gives nothing; amounts in units. */
export interface IdleCoupon {
  code: string;
  promotionId: string;
  /** What the promotion is for, in the merchant's words. */
  calloutMsg: string;
  /** As the engine names it: `no_qualifying_product`, `threshold_short`, `exclusivity` and others. */
  reason: string;
  missingAmount?: number;
  missingPieces?: number;
  /** The promotion that keeps it away, and the code that opened that one, where one did. */
  byPromotionId?: string;
  byCode?: string;
}

type Refusal = Extract<Verdict, { outcome: "not_applied" }>;

/** The reasons a shopper can do something about, the most telling first; anything else comes after them. */
const telling: readonly string[] = ["exclusivity", "threshold_short", "quantity_short", "combination_incomplete"];

const rankOf = ({ reason }: Refusal) => (telling.includes(reason) ? telling.indexOf(reason) : telling.length);

const detailsOf = (refusal: Refusal, basket: Basket, situation: Situation): Partial<IdleCoupon> => {
  if (refusal.reason === "threshold_short") return { missingAmount: refusal.missingCents / 100 };
  if (refusal.reason === "quantity_short" || refusal.reason === "combination_incomplete")
    return { missingPieces: refusal.missingPieces };
  if (refusal.reason !== "exclusivity") return {};
  const rival = situation.promotions.find(({ id }) => id === refusal.by);
  const opener = rival && basket.coupons.find(({ couponId }) => opensWith(rival, couponId));
  return { byPromotionId: refusal.by, ...(opener && { byCode: opener.code }) };
};

/**
 * The coupons of a basket that have nothing to apply to, each with why (`c_idleCoupons`). The engine works the basket
 * out once more to say so, and only where there is such a coupon.
 */
export const idleCoupons = (basket: Basket, situation: Situation, { coupons }: PricedBasket): IdleCoupon[] => {
  const idle = coupons.filter(({ status }) => status === "no_applicable_promotion");
  if (idle.length === 0) return [];
  const heard = new Map<string, Refusal[]>();
  priceBasket(basket, situation, (promotionId, verdict) => {
    if (verdict.outcome === "not_applied") heard.set(promotionId, [...(heard.get(promotionId) ?? []), verdict]);
  });
  const asked = promotionSituationOf(basket, situation);
  return idle.flatMap(({ couponId, code }): IdleCoupon[] => {
    const [promotion] = situation.promotions.filter(
      (each) => each.siteIds.includes(basket.siteId) && opensWith(each, couponId),
    );
    if (!promotion) return [];
    const closed = closedReason(promotion, asked);
    const refusals: Refusal[] = closed
      ? [{ outcome: "not_applied", reason: closed }]
      : (heard.get(promotion.id) ?? []).toSorted((one, other) => rankOf(one) - rankOf(other));
    const refusal = refusals[0] ?? { outcome: "not_applied", reason: "no_qualifying_product" };
    return [
      {
        code,
        promotionId: promotion.id,
        calloutMsg: promotion.calloutMsg,
        reason: refusal.reason,
        ...detailsOf(refusal, basket, situation),
      },
    ];
  });
};
