import type { ActivePromotion } from "./active-promotions.ts";
import { approachingOrderDiscounts, approachingShippingDiscounts } from "./approaching-discounts.ts";
import { applyProductPromotions, type DiscountableLine } from "./discounts.ts";
import { applyOrderPromotions } from "./order-discounts.ts";
import type { Discount, PromotionRule } from "./promotion.ts";
import { applyShippingPromotions } from "./shipping-discounts.ts";
import { testLine as line, testPromotion as promotion } from "./test-promotions.ts";

const percent = (percentage: number): Discount => ({ type: "percentage", percentage });
const off = (USD: number): Discount => ({ type: "amount", amount: { USD } });
const product = (
  discount: Discount,
  more: Partial<Extract<PromotionRule, { class: "product" }>> = {},
): PromotionRule => ({
  class: "product",
  products: {},
  discount,
  ...more,
});
const order = (
  tiers: [threshold: number, discount: Discount][],
  more: Partial<Extract<PromotionRule, { class: "order" }>> = {},
): PromotionRule => ({
  class: "order",
  tiers: tiers.map(([USD, discount]) => ({ threshold: { USD }, discount })),
  ...more,
});

describe("promotions of the class product", () => {
  const left = (lines: DiscountableLine[], promotions: ActivePromotion[]) =>
    applyProductPromotions(lines, promotions, "USD").map(({ afterItemDiscountCents }) => afterItemDiscountCents);

  it.each<[string, DiscountableLine[], ActivePromotion[], number[]]>([
    ["a percentage, half a cent rounded up", [line("a", 1350, 1)], [promotion("p", product(percent(15)))], [1147]],
    ["an amount off each piece", [line("a", 1600, 2)], [promotion("p", product(off(100)))], [1400]],
    ["never below nothing", [line("a", 50, 1)], [promotion("p", product(off(100)))], [0]],
    [
      "a fixed price",
      [line("a", 1000, 2)],
      [promotion("p", product({ type: "fixed_price", amount: { USD: 300 } }))],
      [600],
    ],
    [
      "a fixed price above the price changes nothing",
      [line("a", 500, 1)],
      [promotion("p", product({ type: "fixed_price", amount: { USD: 900 } }))],
      [500],
    ],
    [
      "one after another",
      [line("a", 1000)],
      [promotion("p", product(percent(10))), promotion("q", product(off(100)))],
      [800],
    ],
    [
      "only from a number of pieces on",
      [line("a", 1000, 1), line("b", 1000, 1)],
      [promotion("p", product(off(100), { minQuantity: 3 }))],
      [1000, 1000],
    ],
    [
      "counted over all lines that fit",
      [line("a", 1000, 1), line("b", 2000, 2)],
      [promotion("p", product(off(100), { minQuantity: 3 }))],
      [900, 1800],
    ],
    [
      "for some pieces only",
      [line("a", 3000, 3), line("b", 2000, 2)],
      [promotion("p", product(percent(50), { maxApplications: 4 }))],
      [1500, 1500],
    ],
    [
      "an exclusive one keeps others away",
      [line("a", 1000)],
      [promotion("x", product(percent(10)), { exclusivity: "class" }), promotion("p", product(percent(50)))],
      [900],
    ],
    [
      "and stays away from others",
      [line("a", 1000)],
      [promotion("p", product(percent(50))), promotion("x", product(percent(10)), { exclusivity: "class" })],
      [500],
    ],
    ["never a gift card", [line("a", 2500, 1, { isGiftCard: true })], [promotion("p", product(percent(50)))], [2500]],
    [
      "never another product",
      [line("a", 1000)],
      [promotion("p", product(percent(50), { products: { groups: [{ categoryIds: ["bars"] }] } }))],
      [1000],
    ],
  ])("%s", (_name, lines, promotions, expected) => {
    expect(left(lines, promotions)).toEqual(expected);
  });

  it("say what they took, and which code opened them", () => {
    const [discounted] = applyProductPromotions(
      [line("a", 1000)],
      [promotion("p", product(percent(10)), { couponCode: "CODE" })],
      "USD",
    );
    expect(discounted?.adjustments).toEqual([
      {
        id: "a-p",
        promotionId: "p",
        text: "p",
        priceCents: -100,
        couponCode: "CODE",
        discount: { type: "percentage", percentage: 10 },
      },
    ]);
  });
});

describe("rule 3.1.3: order promotions count what product promotions left, and are prorated over the lines", () => {
  const result = (lines: DiscountableLine[], promotions: ActivePromotion[]) => {
    const { adjustments, afterOrderDiscountCents } = applyOrderPromotions(
      applyProductPromotions(lines, promotions, "USD"),
      promotions,
      "USD",
    );
    return [adjustments.map(({ priceCents }) => priceCents), afterOrderDiscountCents];
  };
  const tiered = promotion(
    "t",
    order([
      [10000, off(1000)],
      [20000, off(2500)],
    ]),
  );

  it.each<[string, DiscountableLine[], ActivePromotion[], [number[], number[]]]>([
    ["below the threshold nothing", [line("a", 9999)], [tiered], [[], [9999]]],
    ["at the threshold", [line("a", 10000)], [tiered], [[-1000], [9000]]],
    ["the highest tier reached", [line("a", 25000)], [tiered], [[-2500], [22500]]],
    ["prorated by line", [line("a", 6000), line("b", 6001)], [tiered], [[-1000], [5500, 5501]]],
    [
      "product discounts come first and may lift it below the threshold",
      [line("a", 10500)],
      [promotion("p", product(percent(10))), tiered],
      [[], [9450]],
    ],
    [
      "one after another, each on what the one before left",
      [line("a", 10000)],
      [tiered, promotion("ten", order([[0, percent(10)]]))],
      [[-1000, -900], [8100]],
    ],
    [
      "gift cards neither count nor pay less",
      [line("a", 5000), line("g", 10000, 1, { isGiftCard: true })],
      [tiered, promotion("ten", order([[0, percent(10)]]))],
      [[-500], [4500, 10000]],
    ],
    [
      "lines with a discount of their own may be left out",
      [line("a", 1000), line("b", 1000, 1, { product: { id: "b", masterId: null, brand: "", categoryIds: ["bars"] } })],
      [
        promotion("p", product(percent(50), { products: { groups: [{ categoryIds: ["bars"] }] } })),
        promotion("ten", order([[0, percent(10)]], { excludeDiscountedProducts: true })),
      ],
      [[-100], [900, 500]],
    ],
    [
      "a class-exclusive one stays alone",
      [line("a", 20000)],
      [promotion("x", order([[0, percent(10)]]), { exclusivity: "class" }), tiered],
      [[-2000], [18000]],
    ],
    [
      "a global one stays away where anything is discounted",
      [line("a", 1000)],
      [promotion("p", product(percent(10))), promotion("x", order([[0, percent(10)]]), { exclusivity: "global" })],
      [[], [900]],
    ],
    [
      "a global product promotion keeps its line out",
      [line("a", 1000), line("b", 1000, 1, { product: { id: "b", masterId: null, brand: "", categoryIds: ["bars"] } })],
      [
        promotion("p", product(percent(50), { products: { groups: [{ categoryIds: ["bars"] }] } }), {
          exclusivity: "global",
        }),
        promotion("ten", order([[0, percent(10)]])),
      ],
      [[-100], [900, 500]],
    ],
    ["nothing on an empty basket", [], [promotion("ten", order([[0, percent(10)]]))], [[], []]],
  ])("%s", (_name, lines, promotions, expected) => {
    expect(result(lines, promotions)).toEqual(expected);
  });
});

describe("promotions of the class shipping", () => {
  const free = promotion("free", {
    class: "shipping",
    threshold: { USD: 9000 },
    methodIds: ["ground"],
    discount: { type: "free" },
    approachingWithin: { USD: 3000 },
  });
  const half = promotion("half", { class: "shipping", threshold: { USD: 0 }, discount: percent(50) });
  const goods = { shipmentId: "me", methodId: "ground", isPickup: false, merchandiseCents: 9000 };

  it.each([
    ["free from the threshold on", goods, [free], [-795]],
    ["not below", { ...goods, merchandiseCents: 8999 }, [free], []],
    ["not by another method", { ...goods, methodId: "air" }, [free], []],
    ["not for a pickup", { ...goods, isPickup: true }, [half], []],
    ["nothing is left to take", goods, [free, half], [-795]],
    ["half, rounded up", goods, [half], [-398]],
    ["an exclusive one stays alone", goods, [{ ...half, exclusivity: "class" as const }, free], [-398]],
    ["from nothing on, goods that came for nothing, too", { ...goods, merchandiseCents: 0 }, [half], [-398]],
  ])("%s", (_name, shipment, promotions, expected) => {
    expect(applyShippingPromotions(shipment, 795, promotions, "USD").map(({ priceCents }) => priceCents)).toEqual(
      expected,
    );
  });

  it.each([
    ["a step away", 6000, ["free"]],
    ["too far", 5999, []],
    ["reached", 9000, []],
    ["no goods", 0, []],
  ])("rule 3.1.7.1: are nearly earned: %s", (_name, merchandiseCents, ids) => {
    const near = approachingShippingDiscounts({ ...goods, methodId: "", merchandiseCents }, [free], "USD");
    expect(near.map(({ promotion: { id } }) => id)).toEqual(ids);
  });

  it("rule 3.1.7.1: are not nearly earned by a method they are not for, nor at a counter", () => {
    const near = { ...goods, merchandiseCents: 8000 };
    expect(approachingShippingDiscounts({ ...near, methodId: "air" }, [free], "USD")).toEqual([]);
    expect(approachingShippingDiscounts({ ...near, isPickup: true }, [free], "USD")).toEqual([]);
  });
});

test("rule 3.1.7.1: only a promotion that is upsold is nearly earned, orders and shipments apart", () => {
  const silent = promotion("silent", { class: "shipping", threshold: { USD: 9000 }, discount: { type: "free" } });
  const near = { shipmentId: "me", methodId: "", isPickup: false, merchandiseCents: 8900 };
  expect(approachingShippingDiscounts(near, [silent], "USD")).toEqual([]);
  const upsold = { ...silent, rule: { ...silent.rule, approachingWithin: { USD: 500 } } } as ActivePromotion;
  expect(approachingShippingDiscounts(near, [upsold], "USD")).toHaveLength(1);
  expect(approachingOrderDiscounts(applyProductPromotions([line("a", 8900)], [], "USD"), [upsold], "USD")).toEqual([]);
});

test("rule 3.1.7: an order promotion is nearly earned tier by tier", () => {
  const tiered = promotion(
    "t",
    order(
      [
        [10000, off(1000)],
        [20000, off(2500)],
      ],
      { approachingWithin: { USD: 3000 } },
    ),
  );
  const near = (cents: number) =>
    approachingOrderDiscounts(applyProductPromotions([line("a", cents)], [], "USD"), [tiered], "USD").map(
      ({ thresholdCents, merchandiseCents }) => [thresholdCents, merchandiseCents],
    );
  expect([6999, 7000, 10000, 17000, 20000].map(near)).toEqual([[], [[10000, 7000]], [], [[20000, 17000]], []]);
});

test("rule 3.1.4.1: tiers are measured before any discount, and the order of application stands although another were cheaper", () => {
  const tiers = [{ from: { USD: 10_000 }, discount: percent(50) }];
  const half = promotion("first", product(percent(50)), { rank: 1 });
  const tiered = promotion("tiered", product(percent(10), { tiers }), { rank: 2 });
  const [line1] = applyProductPromotions([line("a", 10_000)], [half, tiered], "USD");
  expect(line1?.afterItemDiscountCents).toBe(2500);
  const dear = promotion("ranked", product(percent(5)), { rank: 1, exclusivity: "class" });
  const cheap = promotion("unranked", product(percent(90)));
  const [line2] = applyProductPromotions([line("a", 10_000)], [dear, cheap], "USD");
  expect(line2?.afterItemDiscountCents).toBe(9500);
});
