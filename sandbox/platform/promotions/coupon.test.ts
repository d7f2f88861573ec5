import { codeIndex, codesOf, type Coupon, couponProblem, couponWithCode, joiningProblem } from "./coupon.ts";

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

describe("rule 3.1.9: why a coupon cannot be used", () => {
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
      "its code was used",
      { ...coupon, codeLimit: 1 },
      { ...situation, redemptionsOfCode: 1 },
      "coupon_code_already_redeemed",
    ],
    [
      "this customer used it too often lately",
      { ...coupon, timeFrame: { days: 30, limit: 2 } },
      { ...situation, redemptionsByCustomer: 9, recentByCustomer: 2 },
      "timeframe_redemption_limit_exceeded",
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

test("rule 3.1.9: a coupon joins a basket once, with one code unless it allows several", () => {
  const inBasket = [{ couponId: "c", code: "ONE" }];
  expect(joiningProblem({ coupon, code: "ONE" }, inBasket)).toBe("coupon_code_already_in_basket");
  expect(joiningProblem({ coupon, code: "TWO" }, inBasket)).toBe("coupon_already_in_basket");
  expect(joiningProblem({ coupon: { ...coupon, multipleCodes: true }, code: "TWO" }, inBasket)).toBeNull();
  expect(joiningProblem({ coupon: { ...coupon, id: "d" }, code: "TWO" }, inBasket)).toBeNull();
});

test("generated codes are the same for the same seed, and each is found", () => {
  const generated = { count: 50, prefix: "TY-", length: 12, seed: "thanks" };
  const many: Coupon = { ...coupon, code: null, codes: ["LISTED"], generated };
  const codes = codesOf(many);
  expect(codes).toEqual(codesOf(many));
  expect([codes.length, new Set(codes).size]).toEqual([51, 51]);
  expect(codes.slice(1).every((code) => code.startsWith("TY-") && code.length === 12)).toBe(true);
  const index = codeIndex([many]);
  expect(codes.every((code) => couponWithCode(index, code.toLowerCase())?.code === code)).toBe(true);
});
