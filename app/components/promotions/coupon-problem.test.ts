import { idleCoupon, notApplicable, refusedCoupon } from "./coupon-problem.ts";

test.each([
  ["invalid-coupon-code", { kind: "unknown" }],
  ["coupon_code_unknown", { kind: "unknown" }],
  ["", { kind: "unknown" }],
  ["coupon_code_already_redeemed", { kind: "used" }],
  ["customer_redemption_limit_exceeded", { kind: "used" }],
  ["timeframe_redemption_limit_exceeded", { kind: "used" }],
  ["redemption_limit_exceeded", { kind: "exhausted" }],
  ["coupon_disabled", { kind: "notApplicable" }],
  ["no_active_promotion", { kind: "ended" }],
  ["The coupon code 'X' has no promotion that runs now.", { kind: "notApplicable" }],
  ["The coupon code 'X' is unknown.", { kind: "unknown" }],
])("a refusal saying %p counts as %j", (detail, problem) => {
  expect(refusedCoupon({ type: "invalid-coupon-code", detail })).toEqual(problem);
});

test.each([
  ["c_endedAt", { kind: "ended", on: "2026-04-01T07:00:00.000Z" }],
  ["c_startsAt", { kind: "early", from: "2026-04-01T07:00:00.000Z" }],
  ["c_somethingElse", { kind: "ended" }],
])("a promotion that does not run says when, by %s", (member, problem) => {
  const custom = { [member]: "2026-04-01T07:00:00.000Z" };
  expect(refusedCoupon({ type: "", detail: "", statusCode: "no_active_promotion", custom })).toEqual(problem);
});

test("what the bag says of a code without effect", () => {
  const said = { code: "JELLYBEAN", reason: "threshold_short", calloutMsg: "20% off jellies", missingAmount: 4.5 };
  const idle = idleCoupon({ c_idleCoupons: [said] }, "jellybean");
  expect(notApplicable(idle)).toEqual({ kind: "notApplicable", offer: "20% off jellies", missingAmount: 4.5 });
  expect(notApplicable(idleCoupon({}, "JELLYBEAN"))).toEqual({ kind: "notApplicable" });
});
