import type { ActivePromotion } from "./active-promotions.ts";
import { adjustmentOf, reductionOf } from "./adjustment.ts";
import { approachingOrderDiscounts, approachingShippingDiscounts } from "./approaching-discounts.ts";
import { type BonusGrant, bonusSlotFacts, bonusSlots } from "./bonus.ts";
import { applyProductPromotions } from "./discounts.ts";
import { rivalOf } from "./exclusivity.ts";
import { isSelected } from "./product-selection.ts";
import type { Discount, OrderRule } from "./promotion.ts";
import { testLine as line, testPromotion as promotion } from "./test-promotions.ts";

const percent = (percentage: number): Discount => ({ type: "percentage", percentage });
const off = (USD: number): Discount => ({ type: "amount", amount: { USD } });
const jelly = { id: "jelly", masterId: null, brand: "", categoryIds: ["jellies"] };
const bar = { id: "bar", masterId: null, brand: "", categoryIds: ["bars"] };
const jellies = (cents: number) => line("jelly", cents, 1, { product: jelly });

describe("what a discount takes off", () => {
  it.each<[string, Discount, Parameters<typeof reductionOf>[4], number]>([
    ["a price for all", { type: "total_fixed_price", amount: { USD: 700 } }, {}, 300],
    ["no price for all in this currency", { type: "total_fixed_price", amount: {} }, {}, 1000],
    ["a price of another book", { type: "price_book_price", priceBookId: "staff" }, { bookCents: () => 300 }, 400],
    [
      "a price of another book that has none",
      { type: "price_book_price", priceBookId: "staff" },
      { bookCents: () => undefined },
      0,
    ],
    ["a price of another book where none is known", { type: "price_book_price", priceBookId: "staff" }, {}, 0],
    ["nothing of options without any", { type: "percentage_off_options", percentage: 50 }, {}, 0],
    [
      "half of options",
      { type: "percentage_off_options", percentage: 50 },
      { options: [{ optionId: "o", priceCents: 100 }] },
      100,
    ],
    ["nothing for a bonus", { type: "bonus", products: [] }, {}, 0],
    ["nothing for a bonus to choose", { type: "bonus_choice", maxItems: 1 }, {}, 0],
  ])("%s", (_name, discount, more, cents) => {
    expect(reductionOf(discount, 1000, 2, "USD", more)).toBe(cents);
  });

  it("is told with its amount or its price book", () => {
    const told = (discount: Discount) =>
      adjustmentOf(promotion("p", { class: "order", tiers: [] }), discount, 100, "order", "USD").discount;
    expect(told(off(100))).toEqual({ type: "amount", amountCents: 100 });
    expect(told({ type: "amount", amount: {} })).toEqual({ type: "amount", amountCents: 0 });
    expect(told(percent(10))).toEqual({ type: "percentage", percentage: 10 });
    expect(told({ type: "price_book_price", priceBookId: "staff" })).toEqual({
      type: "price_book_price",
      priceBookId: "staff",
    });
    expect(told({ type: "free" })).toEqual({ type: "free" });
  });
});

describe("the words of a reduction", () => {
  const told = (tiers: OrderRule["tiers"]) =>
    adjustmentOf(
      promotion("p", { class: "order", tiers }, { name: "The big bag", calloutMsg: "$10 off $120, $25 off $240" }),
      off(1000),
      1000,
      "order",
      "USD",
    ).text;
  const step = (USD: number) => ({ threshold: { USD }, discount: off(1000) });
  it("are the promotion's callout", () => {
    expect(told([step(12000)])).toBe("$10 off $120, $25 off $240");
  });
  it("are its name where the callout tells of several steps, of which one was reached", () => {
    expect(told([step(12000), step(24000)])).toBe("The big bag");
  });
});

describe("promotions of two classes meet", () => {
  const order = (id: string, changes: Partial<ActivePromotion> = {}) =>
    promotion(id, { class: "order", tiers: [] }, changes);
  it.each<[string, Partial<ActivePromotion>, Partial<ActivePromotion>, boolean]>([
    ["as they are", {}, {}, true],
    ["where one is exclusive in its class", { exclusivity: "class" }, { exclusivity: "class" }, true],
    ["not a global one before", {}, { exclusivity: "global" }, false],
    ["not a global one after", { exclusivity: "global" }, {}, false],
    ["not where the later names the earlier", { neverWith: ["before"] }, {}, false],
    ["not where the earlier names the later", {}, { neverWith: ["after"] }, false],
    ["a global one that may be combined", {}, { exclusivity: "global", combinableWith: ["after"] }, true],
    ["a global one that another may be combined with", { combinableWith: ["before"] }, { exclusivity: "global" }, true],
    ["never, whatever may be combined", { neverWith: ["before"], combinableWith: ["before"] }, {}, false],
  ])("%s", (_name, after, before, meet) => {
    const rival = rivalOf(order("after", after), [], [order("before", before)]);
    expect(rival?.id).toBe(meet ? undefined : "before");
  });
});

describe("a product belongs to a selection", () => {
  const dark = { ...bar, masterId: "master", brand: "Plum", attributes: { c_dark: true } };
  it.each([
    ["by an attribute", dark, { groups: [{ attributes: { c_dark: [true] } }] }, true],
    ["not by another value", dark, { groups: [{ attributes: { c_dark: [false] } }] }, false],
    ["not without attributes", bar, { groups: [{ attributes: { c_dark: [true] } }] }, false],
    ["of a group whose conditions it meets", dark, { groups: [{ brands: ["Plum"], categoryIds: ["bars"] }] }, true],
    ["not of a group it meets half", dark, { groups: [{ brands: ["Plum"], categoryIds: ["jellies"] }] }, false],
    ["of the second group", dark, { groups: [{ brands: ["Mint"] }, { brands: ["Plum"] }] }, true],
    [
      "by a group of its own beside one it misses",
      dark,
      { groups: [{ productIds: ["bar"] }, { brands: ["Mint"] }] },
      true,
    ],
    ["not where its brand is left out", dark, { excludedBrands: ["Plum"] }, false],
  ])("%s", (_name, product, selection, isIn) => {
    expect(isSelected(product, selection)).toBe(isIn);
  });
});

test("a threshold that is reached is not approached any more", () => {
  const upsold = { approachingWithin: { USD: 3000 } };
  const order = promotion("o", {
    class: "order",
    tiers: [
      { pieces: 3, discount: percent(5) },
      { threshold: { USD: 5000 }, discount: percent(10) },
    ],
    ...upsold,
  });
  const near = (cents: number) =>
    approachingOrderDiscounts(applyProductPromotions([jellies(cents)], [], "USD"), [order], "USD").map(
      ({ thresholdCents, type }) => [thresholdCents, type],
    );
  expect([4999, 5000].map(near)).toEqual([[[5000, "order"]], []]);
  const shipping = promotion("s", {
    class: "shipping",
    threshold: { USD: 5000 },
    discount: percent(50),
    tiers: [{ threshold: { USD: 6000 }, discount: { type: "free" } }],
    ...upsold,
  });
  const goods = { shipmentId: "me", methodId: "", isPickup: false };
  const parcel = (merchandiseCents: number) =>
    approachingShippingDiscounts({ ...goods, merchandiseCents }, [shipping], "USD").map(({ thresholdCents, type }) => [
      thresholdCents,
      type,
    ]);
  expect([4999, 5000, 6000].map(parcel)).toEqual([[[5000, "shipping"]], [[6000, "shipping"]], []]);
});

test("a slot is told with what may be chosen", () => {
  const discount: BonusGrant["discount"] = { type: "bonus_choice", maxItems: 2, products: [{ productId: "mint" }] };
  const given = promotion("p", { class: "order", tiers: [] }, { couponCode: "PLUM" });
  const grants: BonusGrant[] = [
    { promotion: given, discount, times: 2, qualifyingItemId: null },
    { promotion: given, discount: { type: "bonus", products: [] }, times: 1, qualifyingItemId: null },
  ];
  expect(bonusSlots(grants).map(bonusSlotFacts)).toEqual([
    { id: "bonus-p", promotionId: "p", couponCode: "PLUM", maxItems: 4, productIds: ["mint"] },
  ]);
  const [slot] = bonusSlots([
    { promotion: given, discount: { type: "bonus_choice", maxItems: 1, rule: {} }, times: 1, qualifyingItemId: null },
  ]);
  expect(slot && bonusSlotFacts(slot).productIds).toEqual([]);
});
