import { Fault } from "#sandbox/core/fault.ts";
import { createResources } from "#sandbox/core/resources.ts";
import { type CouponStatus, joiningProblem } from "#sandbox/platform/promotions/coupon.ts";
import type { CheckedCode, PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import type { Basket } from "./basket.ts";
import { flashMessages } from "./flash-messages.ts";

/** Who would use a coupon. */
export type CouponUser = Parameters<PromotionService["check"]>[1];

/** What coupons of a basket are checked and named with. */
export interface CouponTools {
  promotions: Pick<PromotionService, "check">;
  newId: () => string;
}

/** Details of problems are for developers, in English as on the platform. */
const inEnglish = createResources(flashMessages);

const couponRefused = (status: CouponStatus, code: string, { endedAt, startsAt }: CheckedCode["period"] = {}) =>
  new Fault(400, "invalid-coupon-code", `${inEnglish(`coupon.${status}`, null, { code })} (${status})`, {
    couponCode: code,
    statusCode: status,
    // Of this shop, as a merchant's own hook would add it.
    ...(endedAt && { c_endedAt: endedAt.toISOString() }),
    ...(startsAt && { c_startsAt: startsAt.toISOString() }),
  });

/**
 * The basket with a coupon more. @throws Fault 400 `invalid-coupon-code` with `statusCode` for one that cannot be used.
 */
export const withCoupon = async (
  basket: Basket,
  code: string,
  user: CouponUser,
  { promotions, newId }: CouponTools,
): Promise<Basket> => {
  const { coupon, code: known, problem, period } = await promotions.check(code, user);
  if (!coupon || problem === "coupon_code_unknown") throw couponRefused("coupon_code_unknown", known);
  const refusal = joiningProblem({ coupon, code: known }, basket.coupons) ?? problem;
  if (refusal) throw couponRefused(refusal, known, period);
  return { ...basket, coupons: [...basket.coupons, { id: newId(), couponId: coupon.id, code: known }] };
};

/** The basket with a coupon less. @throws Fault 404 `coupon-item-not-found`. */
export const withoutCoupon = (basket: Basket, couponItemId: string): Basket => {
  if (basket.coupons.some(({ id }) => id === couponItemId))
    return { ...basket, coupons: basket.coupons.filter(({ id }) => id !== couponItemId) };
  throw new Fault(
    404,
    "coupon-item-not-found",
    `No coupon item with ID '${couponItemId}' could be found in the basket.`,
    { couponItemId },
  );
};

/** The coupons among these codes that can be used together, as a new basket takes them. */
export const usableCoupons = async (
  codes: readonly string[],
  user: CouponUser,
  { promotions, newId }: CouponTools,
): Promise<Basket["coupons"]> => {
  const coupons: { id: string; couponId: string; code: string }[] = [];
  for (const code of codes) {
    const { coupon, code: known, problem } = await promotions.check(code, user);
    if (coupon && !problem && !joiningProblem({ coupon, code: known }, coupons))
      coupons.push({ id: newId(), couponId: coupon.id, code: known });
  }
  return coupons;
};
