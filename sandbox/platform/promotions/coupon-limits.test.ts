import { codeIndex, codesOf, type Coupon, couponProblem, couponWithCode, isGoodStatus, isLimited } from "./coupon.ts";

const coupon: Coupon = {
  id: "c",
  code: "PLUM",
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

test("two ways to stand let a basket be ordered", () => {
  const good = ["applied", "no_applicable_promotion"] as const;
  const bad = ["coupon_disabled", "coupon_code_unknown", "no_active_promotion"] as const;
  expect([good.map(isGoodStatus), bad.map(isGoodStatus)]).toEqual([
    [true, true],
    [false, false, false],
  ]);
});

test.each<[string, Partial<Coupon>, boolean]>([
  ["nothing", {}, false],
  ["all redemptions", { redemptionLimit: 5 }, true],
  ["a customer's", { customerLimit: 1 }, true],
  ["a code's", { codeLimit: 1 }, true],
  ["those of some days", { timeFrame: { days: 30, limit: 2 } }, true],
])("a coupon limits %s: %p", (_name, changes, isCounted) => {
  expect(isLimited({ ...coupon, ...changes })).toBe(isCounted);
});

test.each<[string, Partial<Coupon>, Partial<typeof situation>, string | null]>([
  ["a code with a use left", { codeLimit: 2 }, { redemptionsOfCode: 1 }, null],
  ["a code without one", { codeLimit: 2 }, { redemptionsOfCode: 2 }, "redemption_limit_exceeded"],
  ["a code without a limit", {}, { redemptionsOfCode: 99 }, null],
  ["a use left in its days", { timeFrame: { days: 30, limit: 2 } }, { recentByCustomer: 1 }, null],
])("%s", (_name, changes, more, problem) => {
  expect(couponProblem({ ...coupon, ...changes }, { ...situation, ...more })).toBe(problem);
});

describe("the coupon of a code", () => {
  const us = { ...coupon, id: "us" };
  const canada = { ...coupon, id: "ca", siteIds: ["CA"] };
  const found = (siteId?: string) => couponWithCode(codeIndex([us, canada]), "PLUM", siteId)?.coupon.id;

  it("is that of the site asked for, else the first", () => {
    expect([found("US"), found("CA"), found("FR"), found()]).toEqual(["us", "ca", "us", "us"]);
  });

  it("has its codes, and none more", () => {
    expect([coupon, { ...coupon, code: null }, { ...coupon, codes: ["A", "B"] }].map(codesOf)).toEqual([
      ["PLUM"],
      [],
      ["PLUM", "A", "B"],
    ]);
  });
});
