import { codeIndex, type Coupon, couponProblem, couponWithCode } from "./coupon.ts";

const coupon: Coupon = {
  id: "c",
  code: "WINDOWSILL",
  caseInsensitive: true,
  enabled: true,
  siteIds: ["US"],
  redemptionLimit: null,
  customerLimit: null,
};
const situation = {
  siteId: "US",
  hasRunningPromotion: true,
  redemptions: 0,
  redemptionsOfCode: 0,
  redemptionsByCustomer: 0,
  recentByCustomer: 0,
};

describe("why a coupon cannot be used", () => {
  it.each([
    ["it can", coupon, situation, null],
    ["nobody knows it", undefined, situation, "coupon_code_unknown"],
    ["it belongs to another site", { ...coupon, siteIds: ["CA"] }, situation, "coupon_code_unknown"],
    ["it is switched off", { ...coupon, enabled: false }, situation, "coupon_disabled"],
    ["its promotion does not run", coupon, { ...situation, hasRunningPromotion: false }, "no_active_promotion"],
    [
      "it was used as often as it may",
      { ...coupon, redemptionLimit: 5 },
      { ...situation, redemptions: 5 },
      "redemption_limit_exceeded",
    ],
    [
      "a single one was used",
      { ...coupon, redemptionLimit: 1 },
      { ...situation, redemptions: 1 },
      "coupon_code_already_redeemed",
    ],
    [
      "this customer used it",
      { ...coupon, customerLimit: 1 },
      { ...situation, redemptionsByCustomer: 1 },
      "customer_redemption_limit_exceeded",
    ],
    [
      "one use is left",
      { ...coupon, redemptionLimit: 5, customerLimit: 2 },
      { ...situation, redemptions: 4, redemptionsByCustomer: 1 },
      null,
    ],
  ])("%s", (_name, given, when, problem) => {
    expect(couponProblem(given, when)).toBe(problem);
  });
});

test.each([
  ["windowsill", true, true],
  ["  WindowSill ", true, true],
  ["windowsill", false, false],
  ["WINDOWSILL", false, true],
  ["WINDOW", true, false],
])("the code %p, case ignored %p, is found: %p", (typed, caseInsensitive, isFound) => {
  expect(couponWithCode(codeIndex([{ ...coupon, caseInsensitive }]), typed) !== undefined).toBe(isFound);
});
