import type { Discount, PromotionRule } from "#sandbox/platform/promotions/promotion.ts";
import { testPromotion } from "#sandbox/platform/promotions/test-promotions.ts";
import type { Verdict } from "#sandbox/platform/promotions/verdict.ts";
import type { Store } from "#sandbox/platform/stores/store.ts";
import { shippingMethods } from "#worlds/wickett-plum/shipping-methods.ts";
import { type Basket, type BasketItem, newShipment } from "./basket.ts";
import { priceBasket, type Situation, stockListOf, taxPlace } from "./priced-basket.ts";
import { testBasket } from "./test-basket.ts";
import { testItem, testProduct, testSituation, testStock } from "./test-situation.ts";

const california = { countryCode: "US", stateCode: "CA" };
const home = { ...newShipment("me"), shippingAddress: california, shippingMethodId: "ups-ground" };
const store = { id: "3012", inventoryListId: "counter", countryCode: "US", stateCode: "OR" } as Store;
const stores = new Map([
  ["3012", store],
  ["bare", { ...store, id: "bare", inventoryListId: null }],
]);
const taxRates = new Map([
  ["US/CA/candy", 10_000],
  ["US/CA/shipping", 20_000],
]);
const situation = (changes: Partial<Situation> = {}) =>
  testSituation(
    [testProduct("bar"), testProduct("mint"), testProduct("pop", { categoryIds: ["pops"] })],
    { bar: 1000, mint: 300, pop: 500 },
    { methods: shippingMethods, taxRates, stores, ...changes },
  );
const basket = (items: BasketItem[], changes: Partial<Basket> = {}) =>
  testBasket({ siteId: "US", shipments: [home], items, ...changes });
const percent = (percentage: number): Discount => ({ type: "percentage", percentage });
const goods = (discount: Discount): PromotionRule => ({
  class: "product",
  products: { groups: [{ categoryIds: ["bars"] }] },
  discount,
});

describe("where a line is taken from", () => {
  const pickup = { ...home, attributes: { c_fromStoreId: "3012" } };
  it.each<[string, Partial<BasketItem>, typeof home, string | null]>([
    ["the site's own list", {}, home, null],
    ["the list it asks for", { inventoryListId: "west" }, pickup, "west"],
    ["the counter's list", {}, pickup, "counter"],
    ["no list of a shop without one", {}, { ...home, attributes: { c_fromStoreId: "bare" } }, "none"],
    ["no list of a shop nobody knows", {}, { ...home, attributes: { c_fromStoreId: "gone" } }, "none"],
  ])("%s", (_name, changes, shipment, list) => {
    expect(stockListOf(testItem("i", "bar", 1, changes), [shipment], stores)).toBe(list);
  });

  it("is taxed at the shop for a pickup, else where it goes", () => {
    expect(taxPlace(pickup, stores)).toEqual({ countryCode: "US", regionCode: "OR" });
    expect(taxPlace(home, stores)).toEqual({ countryCode: "US", regionCode: "CA" });
  });
});

describe("a priced line", () => {
  const only = (item: BasketItem, changes: Partial<Situation> = {}, more: Partial<Basket> = {}) =>
    priceBasket(basket([item], more), situation(changes)).items[0];

  it("has its tax before and after reductions of the order", () => {
    const half = testPromotion("o", { class: "order", tiers: [{ threshold: { USD: 0 }, discount: percent(50) }] });
    expect(only(testItem("i", "bar", 2), { promotions: [half] })).toMatchObject({
      productName: "Bar bar",
      basePriceCents: 1000,
      priceCents: 2000,
      adjustments: [],
      afterItemDiscountCents: 2000,
      afterOrderDiscountCents: 1000,
      taxClassId: "candy",
      taxRate: 0.1,
      taxCents: 200,
      adjustedTaxCents: 100,
      qualifyingItemId: null,
      parts: [],
    });
  });

  it("is taxed where its own parcel goes", () => {
    const nowhere = { ...newShipment("gran"), shippingMethodId: "ups-ground" };
    const shipments = [nowhere, home];
    expect(only(testItem("i", "bar", 1, { shipmentId: "me" }), {}, { shipments })?.taxCents).toBe(100);
    expect(only(testItem("i", "bar", 1, { shipmentId: "gran" }), {}, { shipments })).toMatchObject({
      taxRate: null,
      taxCents: null,
      adjustedTaxCents: null,
    });
  });

  it("of a product that is gone has its number for a name and no price", () => {
    const all = testPromotion("p", { class: "product", products: {}, discount: percent(50) });
    expect(only(testItem("i", "gone"), { promotions: [all] })).toMatchObject({
      product: null,
      productName: "gone",
      priceCents: null,
      adjustments: [],
      taxClassId: "exempt",
      taxCents: null,
      adjustedTaxCents: null,
    });
  });

  it("costs what its options add, by the piece", () => {
    const options = [
      {
        id: "wrap",
        name: "Wrap",
        description: "",
        values: [{ id: "plum", name: "Plum", isDefault: true, priceCents: { USD: 250 } }],
      },
    ];
    const given = testSituation([testProduct("bar", { options })], { bar: 1000 }, { methods: shippingMethods });
    const [line] = priceBasket(basket([testItem("i", "bar", 2)]), given).items;
    expect(line).toMatchObject({ basePriceCents: 1250, priceCents: 2500, options: [{ optionValueId: "plum" }] });
  });

  it("takes the parts of a bundle from stock, and itself", () => {
    const bundle = testProduct("box", { parts: [{ productId: "bar", quantity: 3 }] });
    const given = testSituation(
      [bundle, testProduct("bar")],
      { box: 1000 },
      { stock: testStock({ "/box": 9, "/bar": 7 }) },
    );
    const [line] = priceBasket(basket([testItem("i", "box")]), given).items;
    expect(line).toMatchObject({ parts: [{ productId: "bar", quantity: 3 }], availableQuantity: 2 });
  });

  it("may cost what another price book asks", () => {
    const staff = testPromotion("p", goods({ type: "price_book_price", priceBookId: "staff" }));
    const bookCents = (book: string, id: string) => (book === "staff" && id === "bar" ? 600 : undefined);
    expect(only(testItem("i", "bar"), { promotions: [staff], bookCents })?.afterItemDiscountCents).toBe(600);
    expect(only(testItem("i", "bar"), { promotions: [staff] })?.afterItemDiscountCents).toBe(1000);
  });

  it("of a gift card is never reduced", () => {
    const card = testProduct("card", { flags: { ...testProduct("card").flags, giftCard: true } });
    const half = testPromotion("p", goods(percent(50)));
    const given = testSituation([card], { card: 2500 }, { promotions: [half] });
    expect(priceBasket(basket([testItem("i", "card")]), given).items[0]?.afterItemDiscountCents).toBe(2500);
  });
});

describe("a bonus in a priced basket", () => {
  const gift = (discount: Discount, changes = {}) =>
    testPromotion("gift", { class: "order", tiers: [{ threshold: { USD: 0 }, discount }] }, changes);
  const mints = { type: "bonus" as const, products: [{ productId: "mint", quantity: 2 }] };
  const stock = testStock({ "/mint": 5 });

  it("is a line that costs nothing, and is not counted into its own promotion", () => {
    const { items, totals, bonusSlots } = priceBasket(
      basket([testItem("i", "bar")]),
      situation({ promotions: [gift(mints)], stock }),
    );
    expect(bonusSlots).toEqual([]);
    expect(items).toMatchObject([
      { id: "i", afterOrderDiscountCents: 1000 },
      {
        id: "bonus-gift-mint",
        options: [],
        priceCents: 600,
        adjustments: [{ promotionId: "gift", priceCents: -600 }],
        afterItemDiscountCents: 0,
        afterOrderDiscountCents: 0,
        adjustedTaxCents: 0,
      },
    ]);
    expect(totals.productTotalCents).toBe(1000);
  });

  it("that costs nothing anyway is given all the same", () => {
    const free = situation({ promotions: [gift(mints)], stock });
    const prices = new Map([...free.prices, ["mint", { priceCents: 0, listPriceCents: 0, priceBookId: "usd" }]]);
    const [, line] = priceBasket(basket([testItem("i", "bar")]), { ...free, prices }).items;
    expect(line?.adjustments).toHaveLength(1);
  });

  it("that is chosen at its full price carries no reduction", () => {
    const choice: Discount = {
      type: "bonus_choice",
      maxItems: 1,
      products: [{ productId: "mint", price: { USD: 300 } }],
    };
    const chosen = testItem("c", "mint", 1, { bonusDiscountLineItemId: "bonus-gift" });
    const { items, bonusSlots } = priceBasket(
      basket([testItem("i", "bar"), chosen]),
      situation({ promotions: [gift(choice)], stock }),
    );
    expect(items.map(({ id, adjustments }) => [id, adjustments.length])).toEqual([
      ["i", 0],
      ["c", 0],
    ]);
    expect(items[1]).toMatchObject({ afterItemDiscountCents: 300 });
    expect(bonusSlots).toMatchObject([{ id: "bonus-gift", maxItems: 1 }]);
  });

  it("shows that its code was of use", () => {
    const coupons = [
      { id: "1", couponId: "k", code: "PLUM" },
      { id: "2", couponId: "x", code: "OTHER" },
      { id: "3", couponId: "old", code: "OLD" },
    ];
    const couponProblems = new Map([
      ["PLUM", null],
      ["OTHER", null],
      ["OLD", "coupon_disabled" as const],
    ]);
    const statuses = (discount: Discount) =>
      priceBasket(
        basket([testItem("i", "bar")], { coupons }),
        situation({ promotions: [gift(discount, { couponIds: ["k"] })], stock, couponProblems }),
      ).coupons.map(({ status }) => status);
    const expected = ["applied", "no_applicable_promotion", "coupon_disabled"];
    expect([statuses(mints), statuses(percent(10))]).toEqual([expected, expected]);
  });
});

describe("a priced parcel", () => {
  const parcel = (items: BasketItem[], changes: Partial<Situation> = {}, more: Partial<Basket> = {}) =>
    priceBasket(basket(items, more), situation(changes)).shipments[0];
  const freeFor = (categoryIds: string[]) =>
    testPromotion("s", {
      class: "shipping",
      threshold: { USD: 0 },
      discount: { type: "free" },
      products: { groups: [{ categoryIds }] },
    });

  it("adds up its own lines, and what carriage and its tax cost", () => {
    const other = { ...home, id: "gran" };
    const shipment = parcel(
      [testItem("i", "bar", 2), testItem("j", "mint", 1, { shipmentId: "gran" })],
      { promotions: [testPromotion("p", goods(percent(50)))] },
      { shipments: [home, other] },
    );
    const shippingCents = shipment?.totals.shippingCents ?? 0;
    expect(shippingCents).toBeGreaterThan(0);
    expect(shipment?.totals).toMatchObject({
      productSubTotalCents: 1000,
      productTotalCents: 1000,
      merchandizeTaxCents: 200,
      adjustedMerchandizeTaxCents: 100,
      giftCertificateTotalCents: 0,
      adjustedShippingCents: shippingCents,
      shippingTaxRate: 0.2,
      shippingTaxCents: Math.round(shippingCents * 0.2),
    });
  });

  it("is free for the goods a promotion names", () => {
    const cents = (categoryIds: string[]) =>
      parcel([testItem("i", "bar")], { promotions: [freeFor(categoryIds)] })?.totals.adjustedShippingCents;
    expect(cents(["bars"])).toBe(0);
    expect(cents(["pops"])).toBeGreaterThan(0);
  });

  it("tells what becomes of promotions", () => {
    const heard: [string, Verdict["outcome"]][] = [];
    const promotions = [
      testPromotion("p", goods(percent(50))),
      testPromotion("o", { class: "order", tiers: [{ threshold: { USD: 0 }, discount: percent(10) }] }),
      freeFor(["bars"]),
    ];
    priceBasket(basket([testItem("i", "bar")]), situation({ promotions }), (id, { outcome }) =>
      heard.push([id, outcome]),
    );
    expect(heard).toEqual([
      ["p", "applied"],
      ["o", "applied"],
      ["s", "applied"],
    ]);
  });

  it("is kept from what a global promotion of its lines or its order keeps away, of its own lines alone", () => {
    const global = testPromotion("p", { ...goods(percent(50)) }, { exclusivity: "global" });
    const other = { ...home, id: "gran" };
    const { shipments } = priceBasket(
      basket([testItem("i", "bar"), testItem("j", "pop", 1, { shipmentId: "gran" })], { shipments: [home, other] }),
      situation({ promotions: [global, freeFor(["bars", "pops"])] }),
    );
    expect(shipments.map(({ adjustments }) => adjustments.length)).toEqual([0, 1]);
  });

  it("costs nothing while nothing is in it, and is not known without a method", () => {
    expect(parcel([])?.totals).toMatchObject({ shippingCents: 0, shippingTaxCents: 0, adjustedShippingTaxCents: 0 });
    const open = { ...home, shippingMethodId: null };
    expect(parcel([testItem("i", "bar")], {}, { shipments: [open] })).toMatchObject({
      method: null,
      adjustments: [],
      totals: { shippingCents: null, adjustedShippingCents: null, shippingTaxCents: null },
    });
  });
});
