import fc from "fast-check";
import type { BonusGrant } from "./bonus.ts";
import { automaticBonuses, bonusPriceCents, bonusSlots } from "./bonus.ts";
import { applyProductPromotions, type DiscountableLine } from "./discounts.ts";
import type { Discount, ProductRule } from "./promotion.ts";
import { prorateCapped } from "./proration.ts";
import { testLine as line, testPromotion as promotion } from "./test-promotions.ts";
import type { Verdict } from "./verdict.ts";

const rule = (discount: Discount, more: Partial<ProductRule> = {}): ProductRule => ({
  class: "product",
  products: {},
  discount,
  ...more,
});
const free: Discount = { type: "free" };
const percent = (percentage: number): Discount => ({ type: "percentage", percentage });
const left = (lines: DiscountableLine[], given: ProductRule, changes = {}) =>
  applyProductPromotions(lines, [promotion("p", given, changes)], "USD").map((each) => each.afterItemDiscountCents);

interface Offer {
  buy: number;
  get: number;
  most: number | undefined;
}

describe("buy some, get some", () => {
  it.each<[string, DiscountableLine[], Partial<ProductRule>, number[]]>([
    ["one of two is free", [line("a", 2000, 2)], { get: 1 }, [1000]],
    ["one alone is not", [line("a", 1000)], { get: 1 }, [1000]],
    ["of three, one", [line("a", 3000, 3)], { get: 1 }, [2000]],
    ["the cheapest is free", [line("a", 1000), line("b", 400)], { get: 1 }, [1000, 0]],
    ["fewer than offered", [line("a", 3000, 3)], { minQuantity: 2, get: 2 }, [2000]],
    ["as often as it goes", [line("a", 6000, 6)], { get: 1 }, [3000]],
    ["twice at most", [line("a", 6000, 6)], { get: 1, maxApplications: 2 }, [4000]],
    [
      "of something else",
      [line("a", 1000), line("b", 400)],
      { get: 1, qualifying: { groups: [{ productIds: ["a"] }] }, products: { groups: [{ productIds: ["b"] }] } },
      [1000, 0],
    ],
    [
      "not without that",
      [line("b", 400)],
      { get: 1, qualifying: { groups: [{ productIds: ["a"] }] }, products: { groups: [{ productIds: ["b"] }] } },
      [400],
    ],
    [
      "what is bought is not given away, though it were cheaper",
      [line("a", 200, 2), line("b", 500)],
      {
        minQuantity: 2,
        get: 1,
        qualifying: { groups: [{ productIds: ["a"] }] },
        products: { groups: [{ productIds: ["a", "b"] }] },
      },
      [200, 0],
    ],
    [
      "the cheaper one of both sets, where enough stays bought",
      [line("a", 300, 3), line("b", 500)],
      {
        minQuantity: 2,
        get: 1,
        qualifying: { groups: [{ productIds: ["a"] }] },
        products: { groups: [{ productIds: ["a", "b"] }] },
      },
      [200, 500],
    ],
  ])("%s", (_name, lines, more, expected) => {
    expect(left(lines, rule(free, more))).toEqual(expected);
  });

  it("gives the most pieces that can be given beside what is bought, and of those the cheapest, whatever the sets share", () => {
    const ids = ["a", "b", "c", "d"];
    const sets = fc.subarray(ids, { minLength: 1 });
    const lines = fc.tuple(...ids.map(() => fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 9 }))));
    const numbers = fc.record({
      buy: fc.integer({ min: 1, max: 3 }),
      get: fc.integer({ min: 1, max: 3 }),
      most: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
    });
    /** Every way to give pieces away that leaves enough bought, by count and price. */
    const ways = (counts: number[], prices: number[], bought: string[], eligible: string[], given: Offer) => {
      const found: { pieces: number; cents: number }[] = [];
      const walk = (index: number, taken: number[]) => {
        if (index < ids.length) {
          const room = eligible.includes(ids[index] ?? "") ? (counts[index] ?? 0) : 0;
          for (let pieces = 0; pieces <= room; pieces += 1) walk(index + 1, [...taken, pieces]);
          return;
        }
        const pieces = taken.reduce((sum, each) => sum + each, 0);
        const stays = ids.reduce(
          (sum, id, at) => sum + (bought.includes(id) ? (counts[at] ?? 0) - (taken[at] ?? 0) : 0),
          0,
        );
        const times = Math.ceil(pieces / given.get);
        if (stays < times * given.buy || times > (given.most ?? Infinity)) return;
        found.push({ pieces, cents: taken.reduce((sum, each, at) => sum + each * 100 * (prices[at] ?? 0), 0) });
      };
      walk(0, []);
      const pieces = Math.max(...found.map((each) => each.pieces));
      return Math.min(...found.filter((each) => each.pieces === pieces).map(({ cents }) => cents));
    };
    fc.assert(
      fc.property(lines, sets, sets, numbers, (given, bought, eligible, { buy, get, most }) => {
        const counts = given.map(([count]) => count);
        const prices = given.map(([, price]) => price);
        const basket = ids.flatMap((id, at) =>
          (counts[at] ?? 0) > 0 ? [line(id, (counts[at] ?? 0) * (prices[at] ?? 0) * 100, counts[at])] : [],
        );
        const total = counts.reduce((sum, count, at) => sum + count * (prices[at] ?? 0) * 100, 0);
        const offer = rule(free, {
          minQuantity: buy,
          get,
          qualifying: { groups: [{ productIds: bought }] },
          products: { groups: [{ productIds: eligible }] },
          ...(most === undefined ? {} : { maxApplications: most }),
        });
        const after = left(basket, offer).reduce((sum: number, cents) => sum + (cents ?? 0), 0);
        expect(total - after).toBe(ways(counts, prices, bought, eligible, { buy, get, most }));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("rule 3.1.10: buy some for a total spreads the saving evenly over the pieces", () => {
  const total: Discount = { type: "total_fixed_price", amount: { USD: 2000 } };

  it.each<[string, DiscountableLine[], Partial<ProductRule>, number[]]>([
    ["three for $20", [line("a", 1000), line("b", 1000), line("c", 1000)], {}, [667, 667, 666].map((c) => c)],
    ["evenly, not by price", [line("a", 1500), line("b", 1000), line("c", 500)], {}, [1166, 667, 167]],
    ["the fourth stays", [line("a", 4000, 4)], {}, [3000]],
    ["twice", [line("a", 6000, 6)], {}, [4000]],
    ["twice, but once at most", [line("a", 6000, 6)], { maxApplications: 1 }, [5000]],
    ["dearer than the total they must be", [line("a", 1500, 3)], {}, [1500]],
    ["two are not enough", [line("a", 2000, 2)], {}, [2000]],
  ])("%s", (_name, lines, more, expected) => {
    const after = left(lines, rule(total, { minQuantity: 3, ...more }));
    expect([...after].sort((x, y) => y - x)).toEqual([...expected].sort((x, y) => y - x));
  });

  it("spreads exactly and never below nothing", () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 50_000 })), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(parts, fc.nat(2_000_000), (given, amount) => {
        const caps = given.map(([, cap]) => cap);
        const shares = prorateCapped(
          amount,
          given.map(([weight]) => weight),
          caps,
        );
        const sum = (values: number[]) => values.reduce((all, each) => all + each, 0);
        expect(sum(shares)).toBe(Math.min(amount, sum(caps)));
        expect(shares.every((share, index) => share >= 0 && share <= (caps[index] ?? 0))).toBe(true);
      }),
    );
  });
});

describe("other kinds of discount", () => {
  it("a price book's price, where it has one", () => {
    const discount: Discount = { type: "price_book_price", priceBookId: "club" };
    const bookCents = (id: string) => (id === "club" ? 700 : undefined);
    expect(left([line("a", 2000, 2, { bookCents })], rule(discount))).toEqual([1400]);
    expect(left([line("a", 2000, 2, { bookCents: () => undefined })], rule(discount))).toEqual([2000]);
  });

  it("percent off options, named ones or all", () => {
    const options = [
      { optionId: "wrap", priceCents: 500 },
      { optionId: "card", priceCents: 300 },
    ];
    const given = [line("a", 3600, 2, { options })];
    expect(left(given, rule({ type: "percentage_off_options", percentage: 50 }))).toEqual([2800]);
    expect(left(given, rule({ type: "percentage_off_options", percentage: 50, optionIds: ["wrap"] }))).toEqual([3100]);
  });
});

describe("rule 3.1.6: the highest tier reached applies, repeats are capped, and excluded products stay out", () => {
  const byQuantity = rule(percent(0), {
    tiers: [
      { from: 3, discount: percent(10) },
      { from: 6, discount: percent(20) },
    ],
  });
  const byAmount = rule(percent(0), {
    tiers: [
      { from: { USD: 5000 }, discount: percent(10) },
      { from: { USD: 9000 }, discount: percent(20) },
    ],
  });

  it.each<[string, ProductRule, DiscountableLine[], number[]]>([
    ["below the first tier nothing", byQuantity, [line("a", 2000, 2)], [2000]],
    ["the first", byQuantity, [line("a", 3000, 3)], [2700]],
    ["only the highest", byQuantity, [line("a", 3000, 3), line("b", 3000, 3)], [2400, 2400]],
    ["by amount", byAmount, [line("a", 5000)], [4500]],
    ["by amount, the highest", byAmount, [line("a", 5000), line("b", 4000)], [4000, 3200]],
  ])("%s", (_name, given, lines, expected) => {
    expect(left(lines, given)).toEqual(expected);
  });

  it("measures amounts before any discount", () => {
    const lines = [line("a", 5000)];
    const before = promotion("first", rule(percent(50)), { rank: 1 });
    const [after] = applyProductPromotions(lines, [before, promotion("tiered", byAmount)], "USD");
    expect(after?.afterItemDiscountCents).toBe(2250);
  });

  it("leaves out what the site keeps out, unless the promotion opts out of that", () => {
    const excluded = { groups: [{ productIds: ["a"] }] };
    expect(left([line("a", 1000), line("b", 1000)], rule(percent(50)), { excluded })).toEqual([1000, 500]);
    expect(left([line("a", 1000)], rule(percent(50)), {})).toEqual([500]);
  });
});

describe("rule 3.1.5: exclusive promotions keep others away; lists and groups refine that", () => {
  const half = rule(percent(50));
  const tenth = rule(percent(10));
  const after = (first: object, second: object) =>
    applyProductPromotions([line("a", 1000)], [promotion("x", tenth, first), promotion("y", half, second)], "USD")[0]
      ?.afterItemDiscountCents;

  it.each([
    ["shared ones meet", {}, {}, 450],
    ["a class-exclusive one stays alone", { exclusivity: "class" }, {}, 900],
    ["a global one stays alone", { exclusivity: "global" }, {}, 900],
    ["unless they may be combined", { exclusivity: "class", combinableWith: ["y"] }, {}, 450],
    ["whichever of both says so", { exclusivity: "class" }, { combinableWith: ["x"] }, 450],
    ["two of a group never meet", { exclusivityGroup: "g" }, { exclusivityGroup: "g" }, 900],
    ["two of different groups do", { exclusivityGroup: "g" }, { exclusivityGroup: "h" }, 450],
    ["one that is never to be met", {}, { neverWith: ["x"] }, 900],
    ["which is stronger than being combinable", { combinableWith: ["y"] }, { neverWith: ["x"] }, 900],
  ])("%s", (_name, first, second, cents) => {
    expect(after(first, second)).toBe(cents);
  });
});

describe("rule 3.1.8: bonuses are granted by what is bought", () => {
  const bonus: Discount = { type: "bonus", products: [{ productId: "sample", quantity: 2 }] };
  const choice: Discount = {
    type: "bonus_choice",
    maxItems: 2,
    products: [{ productId: "master" }, { productId: "bar", price: { USD: 100 } }],
  };
  const grantsOf = (discount: Discount, quantity: number, more: Partial<ProductRule> = {}) => {
    const grants: BonusGrant[] = [];
    const given = promotion("gift", rule(discount, { minQuantity: 2, ...more }));
    applyProductPromotions([line("a", 1000 * quantity, quantity)], [given], "USD", { grants });
    return grants;
  };

  it("adds lines by itself, as often as it is earned", () => {
    expect(automaticBonuses(grantsOf(bonus, 1))).toEqual([]);
    expect(automaticBonuses(grantsOf(bonus, 5))).toMatchObject([{ id: "bonus-gift-sample", quantity: 4 }]);
    expect(automaticBonuses(grantsOf(bonus, 5, { maxApplications: 1 }))).toMatchObject([{ quantity: 2 }]);
  });

  it("offers a slot with room; a master stands for its variants", () => {
    const [slot] = bonusSlots(grantsOf(choice, 4));
    expect(slot).toMatchObject({ id: "bonus-gift", maxItems: 4 });
    const product = (id: string, masterId: string | null) => ({ id, masterId, brand: "", categoryIds: ["bars"] });
    const priceOf = (id: string, masterId: string | null) =>
      slot && bonusPriceCents(slot, product(id, masterId), "USD");
    expect([priceOf("v1", "master"), priceOf("bar", null), priceOf("toffee", null)]).toEqual([0, 100, null]);
    const byRule: Discount = { type: "bonus_choice", maxItems: 1, rule: { groups: [{ categoryIds: ["bars"] }] } };
    const [open] = bonusSlots(grantsOf(byRule, 2));
    expect(open && bonusPriceCents(open, product("x", null), "USD")).toBe(0);
  });
});

test("the engine says why a promotion did nothing", () => {
  const heard: Record<string, Verdict> = {};
  const excluded = { groups: [{ productIds: ["a"] }] };
  applyProductPromotions(
    [line("a", 1000)],
    [
      promotion("applied", rule(percent(10)), { exclusivity: "class" }),
      promotion("beaten", rule(percent(20))),
      promotion("short", rule(percent(20), { minQuantity: 3 })),
      promotion("foreign", rule(percent(20), { products: { groups: [{ productIds: ["z"] }] } })),
      promotion("excluded", rule(percent(20)), { excluded }),
    ],
    "USD",
    { witness: (id, verdict) => (heard[id] = verdict) },
  );
  expect(heard).toEqual({
    applied: { outcome: "applied", cents: -100 },
    beaten: { outcome: "not_applied", reason: "exclusivity", by: "applied" },
    short: { outcome: "not_applied", reason: "quantity_short", missingPieces: 2 },
    foreign: { outcome: "not_applied", reason: "no_qualifying_product" },
    excluded: { outcome: "not_applied", reason: "excluded_product" },
  });
});
