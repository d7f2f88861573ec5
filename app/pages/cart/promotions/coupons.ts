import type { BasketCoupon, BasketDocument } from "#app/domain/basket/basket-document.ts";

/** Why a promo code is refused. */
export type CouponProblem = "unknown" | "notApplicable";

const sameCode = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();

/** The basket's entry for a code, however it is written. */
export const findCoupon = (basket: BasketDocument, code: string): BasketCoupon | undefined =>
  basket.couponItems?.find((coupon) => sameCode(coupon.code ?? "", code));

/**
 * A code that is valid but has no promotion to apply is rejected and removed (bag-29). The platform
 * says so by the status `no_applicable_promotion`.
 */
export const isNotApplicable = (coupon: BasketCoupon): boolean => coupon.statusCode === "no_applicable_promotion";

/** Codes that are taken, in the order they were entered. */
export const appliedCoupons = (basket: BasketDocument): BasketCoupon[] =>
  (basket.couponItems ?? []).filter((coupon) => coupon.valid !== false && !isNotApplicable(coupon));

const unknownStatuses = ["unknown", "not-found", "invalid"];
const known =
  /no_applicable|nothing to apply|no_active|no promotion|redeem|redemption|disabled|timeframe|already|limit/i;

/**
 * What the refusal of a code means. The platform answers 400 for a code that does not exist and for one that cannot be
 * used now; the status in its text tells them apart, and without one the code counts as unknown.
 */
export const refusedCoupon = (reason: string): CouponProblem =>
  known.test(reason) && !unknownStatuses.some((word) => reason.toLowerCase().includes(`code_${word}`))
    ? "notApplicable"
    : "unknown";

/** The code of a catalog or a letter that the bag is priced by; undefined where there is none. */
export const sourceCodeOf = (basket: BasketDocument): string | undefined => {
  const code = basket["sourceCode"];
  return typeof code === "string" && code !== "" ? code : undefined;
};

/** The organization a bag is bought for, by its discount code; undefined where there is none. */
export const organizationCodeOf = (basket: BasketDocument): string | undefined => {
  const code = basket["c_organizationDiscountCode"];
  return typeof code === "string" && code !== "" ? code : undefined;
};
