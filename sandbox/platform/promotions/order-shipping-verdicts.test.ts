import type { ActivePromotion } from "./active-promotions.ts";
import type { BonusGrant } from "./bonus.ts";
import { applyProductPromotions, type DiscountableLine } from "./discounts.ts";
import { applyOrderPromotions } from "./order-discounts.ts";
import type { Discount, OrderRule, ProductRule, ShippingRule } from "./promotion.ts";
import { applyShippingPromotions, earnedShippingPromotions, type ShippableGoods } from "./shipping-discounts.ts";
import { testLine as line, testPromotion as promotion } from "./test-promotions.ts";
import type { Verdict, VerdictScope } from "./verdict.ts";

type Heard = [string, Verdict, VerdictScope?][];

const percent = (percentage: number): Discount => ({ type: "percentage", percentage });
const off = (USD: number): Discount => ({ type: "amount", amount: { USD } });
const jelly = { id: "jelly", masterId: null, brand: "", categoryIds: ["jellies"] };
const bar = { id: "bar", masterId: null, brand: "", categoryIds: ["bars"] };
const jellies = (cents: number, quantity = 1, changes: Partial<DiscountableLine> = {}) =>
  line("jelly", cents, quantity, { product: jelly, ...changes });
const notApplied = (more: object) => ({ outcome: "not_applied", ...more });

describe("what becomes of an order promotion", () => {
  const rule = (tiers: OrderRule["tiers"], more: Partial<OrderRule> = {}): OrderRule => ({
    class: "order",
    tiers,
    ...more,
  });
  const ten = rule([{ threshold: { USD: 5000 }, discount: percent(10) }]);
  const heardOf = (lines: DiscountableLine[], ...promotions: ActivePromotion[]) => {
    const heard: Heard = [];
    applyOrderPromotions(applyProductPromotions(lines, promotions, "USD"), promotions, "USD", {
      witness: (...verdict) => heard.push(verdict),
    });
    return heard;
  };

  it.each<[string, OrderRule, DiscountableLine[], object]>([
    ["it takes something off", ten, [jellies(5000)], { outcome: "applied", cents: -500 }],
    ["money is missing", ten, [jellies(4999)], notApplied({ reason: "threshold_short", missingCents: 1 })],
    [
      "the first of several thresholds is missed",
      rule([
        { threshold: { USD: 3000 }, discount: percent(5) },
        { threshold: { USD: 5000 }, discount: percent(10) },
      ]),
      [jellies(1000)],
      notApplied({ reason: "threshold_short", missingCents: 2000 }),
    ],
    [
      "pieces are missing",
      rule([{ pieces: 3, discount: percent(10) }]),
      [jellies(1000, 2)],
      notApplied({ reason: "quantity_short", missingPieces: 1 }),
    ],
    [
      "there are pieces enough",
      rule([{ pieces: 3, discount: percent(10) }]),
      [jellies(1000, 2), line("b", 1000)],
      { outcome: "applied", cents: -200 },
    ],
    [
      "nothing of the kind is bought",
      rule([{ threshold: { USD: 0 }, discount: percent(10) }], { products: { groups: [{ categoryIds: ["bars"] }] } }),
      [jellies(1000)],
      notApplied({ reason: "no_qualifying_product" }),
    ],
    [
      "what is bought is for nothing",
      rule([{ threshold: { USD: 0 }, discount: percent(10) }]),
      [jellies(0)],
      notApplied({ reason: "no_qualifying_product" }),
    ],
    [
      "a combination lacks a part",
      rule([{ threshold: { USD: 0 }, discount: percent(10) }], {
        combination: [{ products: { groups: [{ categoryIds: ["bars"] }] }, pieces: 2 }],
      }),
      [jellies(1000, 5)],
      notApplied({ reason: "combination_incomplete", missingPieces: 2 }),
    ],
    [
      "a combination is whole",
      rule([{ threshold: { USD: 0 }, discount: percent(10) }], {
        combination: [{ products: { groups: [{ categoryIds: ["jellies"] }] }, pieces: 5 }],
      }),
      [jellies(1000, 5)],
      { outcome: "applied", cents: -100 },
    ],
    ["it gives nothing", rule([]), [jellies(1000)], notApplied({ reason: "nothing_left" })],
    [
      "it takes nothing off",
      rule([{ threshold: { USD: 0 }, discount: percent(0) }]),
      [jellies(1000)],
      notApplied({ reason: "nothing_left" }),
    ],
  ])("%s", (_name, given, lines, verdict) => {
    expect(heardOf(lines, promotion("o", given))).toEqual([["o", verdict]]);
  });

  it("another one keeps it away", () => {
    const first = promotion("first", rule([{ threshold: { USD: 0 }, discount: percent(10) }]), {
      exclusivity: "class",
    });
    expect(heardOf([jellies(5000)], first, promotion("second", ten))).toEqual([
      ["first", { outcome: "applied", cents: -500 }],
      ["second", notApplied({ reason: "exclusivity", by: "first" })],
    ]);
  });

  it("everything is discounted where it says so, what counts otherwise", () => {
    const counting = { products: { groups: [{ categoryIds: ["jellies"] }] } };
    const left = (more: Partial<OrderRule>) => {
      const lines = applyProductPromotions([jellies(1000), line("b", 1000, 1, { product: bar })], [], "USD");
      const given = promotion("o", rule([{ threshold: { USD: 0 }, discount: percent(10) }], { ...counting, ...more }));
      return applyOrderPromotions(lines, [given], "USD").afterOrderDiscountCents;
    };
    expect(left({ discountsWholeOrder: true })).toEqual([900, 900]);
    expect(left({})).toEqual([900, 1000]);
  });

  it("its reduction is the order's own", () => {
    const lines = applyProductPromotions([jellies(5000)], [], "USD");
    const result = applyOrderPromotions(lines, [promotion("o", ten)], "USD");
    expect(result.adjustments).toMatchObject([{ id: "order-o", priceCents: -500 }]);
    expect(result.isGlobal).toBe(false);
  });

  it.each([
    ["global", ["global"], true],
    ["not global", ["no"], false],
    ["nothing", [], false],
  ] as const)("an order with %s applied", (_name, exclusivities, isGlobal) => {
    const given = exclusivities.map((exclusivity, index) => promotion(`o${index}`, ten, { exclusivity }));
    const result = applyOrderPromotions(applyProductPromotions([jellies(5000)], [], "USD"), given, "USD");
    expect(result.isGlobal).toBe(isGlobal);
  });

  it("among several applied ones the one that is global counts", () => {
    const together = { combinableWith: ["o1"] };
    const given = [promotion("o0", ten, { exclusivity: "global", ...together }), promotion("o1", ten)];
    const result = applyOrderPromotions(applyProductPromotions([jellies(9000)], [], "USD"), given, "USD");
    expect(result.applied.map(({ id }) => id)).toEqual(["o0", "o1"]);
    expect(result.isGlobal).toBe(true);
  });

  it.each<[string, BonusGrant["discount"]]>([
    ["by itself", { type: "bonus", products: [{ productId: "mint", quantity: 1 }] }],
    ["to choose", { type: "bonus_choice", maxItems: 1, products: [{ productId: "mint" }] }],
  ])("a bonus %s is given once, and takes nothing off", (_name, discount) => {
    const given = promotion("o", rule([{ threshold: { USD: 0 }, discount }]));
    const grants: BonusGrant[] = [];
    const lines = applyProductPromotions([jellies(5000)], [], "USD");
    const result = applyOrderPromotions(lines, [given], "USD", { grants });
    expect(grants).toEqual([{ promotion: given, discount, times: 1, qualifyingItemId: null }]);
    expect(result).toMatchObject({ adjustments: [], afterOrderDiscountCents: [5000], applied: [{ id: "o" }] });
    expect(applyOrderPromotions(lines, [given], "USD").applied).toHaveLength(1);
  });
});

describe("what becomes of a shipping promotion", () => {
  const rule = (more: Partial<ShippingRule> = {}): ShippingRule => ({
    class: "shipping",
    threshold: { USD: 3000 },
    discount: { type: "free" },
    ...more,
  });
  const goods: ShippableGoods = { shipmentId: "me", methodId: "ground", isPickup: false, merchandiseCents: 5000 };
  const heardOf = (shipment: ShippableGoods, ...promotions: ActivePromotion[]) => {
    const heard: Heard = [];
    applyShippingPromotions(shipment, 795, promotions, "USD", (...verdict) => heard.push(verdict));
    return heard;
  };

  it.each<[string, Partial<ShippingRule>, Partial<ShippableGoods>, object]>([
    ["it takes all off", {}, {}, { outcome: "applied", cents: -795 }],
    ["money is missing", {}, { merchandiseCents: 2000 }, notApplied({ reason: "threshold_short", missingCents: 1000 })],
    [
      "it asks for nothing in this currency",
      { threshold: {} },
      {},
      notApplied({ reason: "threshold_short", missingCents: -5000 }),
    ],
    ["it is fetched", {}, { isPickup: true }, notApplied({ reason: "pickup" })],
    ["it is for another method", { methodIds: ["air"] }, {}, notApplied({ reason: "method_not_covered" })],
    ["it takes nothing off", { discount: percent(0) }, {}, notApplied({ reason: "nothing_left" })],
    [
      "it is for other goods",
      { products: { groups: [{ categoryIds: ["bars"] }] } },
      { products: [jelly] },
      notApplied({ reason: "no_qualifying_product" }),
    ],
    [
      "it is for certain goods, and there are none",
      { products: {} },
      {},
      notApplied({ reason: "no_qualifying_product" }),
    ],
    [
      "it is for these goods",
      { products: { groups: [{ categoryIds: ["jellies"] }] } },
      { products: [jelly, bar] },
      { outcome: "applied", cents: -795 },
    ],
    [
      "it is for these goods alone",
      { products: { groups: [{ categoryIds: ["jellies"] }] }, prohibitsOtherProducts: true },
      { products: [jelly] },
      { outcome: "applied", cents: -795 },
    ],
    [
      "there are other goods beside",
      { products: { groups: [{ categoryIds: ["jellies"] }] }, prohibitsOtherProducts: true },
      { products: [jelly, bar] },
      notApplied({ reason: "other_products_in_shipment" }),
    ],
  ])("%s", (_name, more, shipment, verdict) => {
    const given = promotion("s", rule(more));
    expect(heardOf({ ...goods, ...shipment }, given)).toEqual([["s", verdict, { shipmentId: "me" }]]);
    const earned = earnedShippingPromotions({ ...goods, ...shipment }, [given], "USD");
    const { reason } = verdict as { reason?: string };
    expect(earned).toHaveLength(reason === undefined || reason === "nothing_left" ? 1 : 0);
  });

  it("another one keeps it away, of this parcel or of its order", () => {
    const first = promotion("first", rule({ discount: percent(50) }), { exclusivity: "class" });
    const second = promotion("second", rule());
    expect(heardOf(goods, first, second)).toEqual([
      ["first", { outcome: "applied", cents: -398 }, { shipmentId: "me" }],
      ["second", notApplied({ reason: "exclusivity", by: "first" }), { shipmentId: "me" }],
    ]);
    const global = promotion("global", rule(), { exclusivity: "global" });
    expect(heardOf({ ...goods, appliedBefore: [global] }, second)).toEqual([
      ["second", notApplied({ reason: "exclusivity", by: "global" }), { shipmentId: "me" }],
    ]);
  });

  it("its reduction is the parcel's own", () => {
    expect(applyShippingPromotions(goods, 795, [promotion("s", rule())], "USD")).toMatchObject([
      { id: "shipping-me-s" },
    ]);
  });

  it("promotions of other classes are no shipping promotions", () => {
    const order = promotion("o", { class: "order", tiers: [{ threshold: { USD: 0 }, discount: percent(10) }] });
    expect(earnedShippingPromotions(goods, [order, promotion("s", rule())], "USD").map(({ id }) => id)).toEqual(["s"]);
  });
});

describe("what becomes of a product promotion", () => {
  const rule = (more: Partial<ProductRule> = {}): ProductRule => ({
    class: "product",
    products: {},
    discount: off(100),
    ...more,
  });
  const heardOf = (lines: DiscountableLine[], ...promotions: ActivePromotion[]) => {
    const heard: Heard = [];
    applyProductPromotions(lines, promotions, "USD", { witness: (...verdict) => heard.push(verdict) });
    return heard;
  };

  it.each<[string, ProductRule, DiscountableLine[], Heard]>([
    [
      "each line it takes something off is named",
      rule(),
      [jellies(1000), line("b", 500)],
      [
        ["p", { outcome: "applied", cents: -100 }, { lineId: "jelly" }],
        ["p", { outcome: "applied", cents: -100 }, { lineId: "b" }],
      ],
    ],
    [
      "a line beyond its most pieces is named",
      rule({ maxApplications: 1 }),
      [jellies(1000), line("b", 500)],
      [
        ["p", { outcome: "applied", cents: -100 }, { lineId: "jelly" }],
        ["p", { outcome: "not_applied", reason: "cap_reached" }, { lineId: "b" }],
      ],
    ],
    [
      "nothing is left",
      rule({ discount: off(0) }),
      [jellies(1000)],
      [["p", { outcome: "not_applied", reason: "nothing_left" }]],
    ],
    [
      "the kind is kept out",
      rule({ products: { groups: [{ categoryIds: ["bars"] }], excludedProductIds: ["jelly"] } }),
      [line("b", 500), jellies(1000)],
      [["p", { outcome: "not_applied", reason: "excluded_product" }]],
    ],
    [
      "the kind is not there",
      rule({ products: { groups: [{ categoryIds: ["bars"] }] } }),
      [jellies(1000)],
      [["p", { outcome: "not_applied", reason: "no_qualifying_product" }]],
    ],
    [
      "buying one to get one lacks the second",
      rule({ get: 1, discount: { type: "free" } }),
      [jellies(1000)],
      [["p", { outcome: "not_applied", reason: "quantity_short", missingPieces: 1 }]],
    ],
  ])("%s", (_name, given, lines, heard) => {
    expect(heardOf(lines, promotion("p", given))).toEqual(heard);
  });

  it("a bonus is earned by the last of its lines, once for so many pieces", () => {
    const discount: BonusGrant["discount"] = { type: "bonus", products: [{ productId: "mint", quantity: 1 }] };
    const given = promotion("p", rule({ discount, minQuantity: 2 }));
    const grants: BonusGrant[] = [];
    const lines = [jellies(1000, 2), line("b", 500, 3)];
    applyProductPromotions(lines, [given], "USD", { grants });
    expect(grants).toEqual([{ promotion: given, discount, times: 2, qualifyingItemId: "b" }]);
    expect(applyProductPromotions(lines, [given], "USD")[0]?.applied).toEqual([given]);
  });

  it("a bonus that lines another promotion holds would earn lacks the rest", () => {
    const held = promotion("held", rule({ products: { groups: [{ categoryIds: ["jellies"] }] } }), {
      exclusivity: "class",
    });
    const discount: BonusGrant["discount"] = { type: "bonus", products: [{ productId: "mint", quantity: 1 }] };
    const gift = promotion("gift", rule({ discount, minQuantity: 3 }));
    expect(heardOf([jellies(1000, 2), line("b", 500)], held, gift)).toContainEqual([
      "gift",
      { outcome: "not_applied", reason: "quantity_short", missingPieces: 2 },
    ]);
  });

  it("a line is global where one that was applied is", () => {
    const shared = promotion("a", rule(), { combinableWith: ["g"] });
    const global = promotion("g", rule(), { exclusivity: "global" });
    const lines = applyProductPromotions([jellies(1000)], [shared, global], "USD");
    expect(lines.map(({ isGlobal, applied }) => [isGlobal, applied.length])).toEqual([[true, 2]]);
    expect(applyProductPromotions([jellies(1000)], [shared], "USD")[0]?.isGlobal).toBe(false);
  });
});
