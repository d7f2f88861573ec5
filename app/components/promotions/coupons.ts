import type { BasketCoupon, BasketDocument } from "#app/domain/basket/basket-document.ts";

const sameCode = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();

/** The basket's entry for a code, however it is written. */
export const findCoupon = (basket: BasketDocument, code: string): BasketCoupon | undefined =>
  basket.couponItems?.find((coupon) => sameCode(coupon.code ?? "", code));

/**
 * Whether a code is valid but has no promotion to apply, be it that nothing fits (bag-29) or that another code keeps it
 * away (bag-46). The platform says so by the status `no_applicable_promotion`.
 */
export const isNotApplicable = (coupon: BasketCoupon): boolean => coupon.statusCode === "no_applicable_promotion";

/** Codes that the bag holds, in the order they were entered; those that wait behind a better one included. */
export const heldCoupons = (basket: BasketDocument): BasketCoupon[] =>
  (basket.couponItems ?? []).filter((coupon) => coupon.valid !== false);

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
