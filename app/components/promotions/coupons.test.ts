import { findCoupon, heldCoupons, isNotApplicable } from "./coupons.ts";

const applied = { couponItemId: "1", code: "WINDOWSILL", valid: true, statusCode: "applied" };
const idle = { couponItemId: "2", code: "PLUMJAM", valid: true, statusCode: "no_applicable_promotion" };

test("a code is found however it is written", () => {
  expect(findCoupon({ couponItems: [applied] }, " windowsill ")).toBe(applied);
  expect(findCoupon({ couponItems: [applied] }, "SILL")).toBeUndefined();
});

test("a valid code without a promotion to apply is held, an invalid one is not", () => {
  expect([isNotApplicable(idle), isNotApplicable(applied)]).toEqual([true, false]);
  expect(heldCoupons({ couponItems: [applied, idle, { ...applied, valid: false }] })).toEqual([applied, idle]);
});
