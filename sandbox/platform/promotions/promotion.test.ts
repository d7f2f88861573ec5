import { activePromotions } from "./active-promotions.ts";
import { isSelected, type ProductSelection } from "./product-selection.ts";
import type { Promotion } from "./promotion.ts";

const now = new Date("2026-11-21T12:00:00Z");
const promotion = (changes: Partial<Promotion> = {}): Promotion => ({
  id: "p",
  name: "P",
  calloutMsg: "P",
  details: "",
  enabled: true,
  siteIds: ["US"],
  startsAt: null,
  endsAt: null,
  rank: null,
  exclusivity: "no",
  customerGroups: [],
  couponIds: [],
  rule: { class: "product", products: {}, discount: { type: "percentage", percentage: 10 } },
  ...changes,
});
const situation = { siteId: "US", currency: "USD", customerGroups: ["Everyone"], coupons: [], now };

describe("whether a promotion is open", () => {
  it.each<[string, Partial<Promotion>, boolean]>([
    ["without conditions", {}, true],
    ["switched off", { enabled: false }, false],
    ["of another site", { siteIds: ["CA"] }, false],
    ["that begins now", { startsAt: now }, true],
    ["that begins later", { startsAt: new Date(now.getTime() + 1) }, false],
    ["that ends now", { endsAt: now }, false],
    ["for everybody", { customerGroups: ["Everyone"] }, true],
    ["for another group", { customerGroups: ["Business"] }, false],
    ["for a coupon that is not there", { couponIds: ["c"] }, false],
    [
      "in another currency",
      { rule: { class: "product", products: {}, discount: { type: "amount", amount: { CAD: 100 } } } },
      false,
    ],
  ])("%s", (_name, changes, isOpen) => {
    expect(activePromotions([promotion(changes)], situation)).toHaveLength(isOpen ? 1 : 0);
  });

  it("says which code opened it", () => {
    const coupons = [{ couponId: "c", code: "CODE" }];
    expect(activePromotions([promotion({ couponIds: ["c"] })], { ...situation, coupons })).toMatchObject([
      { couponCode: "CODE" },
    ]);
  });
});

test("rule 3.1.4: promotions are applied exclusive first, then by rank, kind and size", () => {
  const percent = (percentage: number): Promotion["rule"] => ({
    class: "product",
    products: {},
    discount: { type: "percentage", percentage },
  });
  const amount: Promotion["rule"] = {
    class: "product",
    products: {},
    discount: { type: "amount", amount: { USD: 1 } },
  };
  const given = [
    promotion({ id: "small", rule: percent(5) }),
    promotion({ id: "large", rule: percent(50) }),
    promotion({ id: "amount", rule: amount }),
    promotion({ id: "second", rank: 2 }),
    promotion({ id: "first", rank: 1 }),
    promotion({ id: "class", exclusivity: "class" }),
    promotion({ id: "global", exclusivity: "global" }),
  ];
  expect(activePromotions(given, situation).map(({ id }) => id)).toEqual([
    "global",
    "class",
    "first",
    "second",
    "amount",
    "large",
    "small",
  ]);
});

describe("whether a product belongs to a selection", () => {
  const product = { id: "v1", masterId: "m1", brand: "Plum", categoryIds: ["bars", "chocolates"] };
  it.each<[string, ProductSelection | undefined, boolean]>([
    ["of all", undefined, true],
    ["of a category above its own", { groups: [{ categoryIds: ["chocolates"] }] }, true],
    ["of another category", { groups: [{ categoryIds: ["pops"] }] }, false],
    ["by its id", { groups: [{ productIds: ["v1"] }] }, true],
    ["by its master's id", { groups: [{ productIds: ["m1"] }] }, true],
    ["by its brand", { groups: [{ brands: ["Plum"] }] }, true],
    ["by one of two groups", { groups: [{ categoryIds: ["pops"] }, { brands: ["Plum"] }] }, true],
    ["by one of two conditions of a group", { groups: [{ categoryIds: ["pops"], brands: ["Plum"] }] }, false],
    ["by both conditions of a group", { groups: [{ categoryIds: ["bars"], brands: ["Plum"] }] }, true],
    ["that leaves it out", { groups: [{ brands: ["Plum"] }], excludedProductIds: ["m1"] }, false],
    ["that leaves its category out", { excludedCategoryIds: ["bars"] }, false],
  ])("%s", (_name, selection, isIn) => {
    expect(isSelected(product, selection)).toBe(isIn);
  });
});
