import { appliedCoupons, findCoupon, isNotApplicable, refusedCoupon } from "./coupons.ts";

const applied = { couponItemId: "1", code: "WINDOWSILL", valid: true, statusCode: "applied" };
const idle = { couponItemId: "2", code: "PLUMJAM", valid: true, statusCode: "no_applicable_promotion" };

test("a code is found however it is written", () => {
  expect(findCoupon({ couponItems: [applied] }, " windowsill ")).toBe(applied);
  expect(findCoupon({ couponItems: [applied] }, "SILL")).toBeUndefined();
});

test("a valid code without a promotion to apply is not taken", () => {
  expect(isNotApplicable(idle)).toBe(true);
  expect(appliedCoupons({ couponItems: [applied, idle] })).toEqual([applied]);
});

test.each([
  ["invalid-coupon-code", "unknown"],
  ["coupon_code_unknown", "unknown"],
  ["", "unknown"],
  ["coupon_code_already_redeemed", "notApplicable"],
  ["redemption_limit_exceeded", "notApplicable"],
  ["coupon_disabled", "notApplicable"],
  ["no_active_promotion", "notApplicable"],
  ["The coupon code 'X' has no promotion that runs now.", "notApplicable"],
  ["The coupon code 'X' is unknown.", "unknown"],
])("a refusal saying %p counts as %s", (reason, problem) => {
  expect(refusedCoupon(reason)).toBe(problem);
});
