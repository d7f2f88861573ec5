import fc from "fast-check";
import type { CatalogueItem } from "#sandbox/platform/products/product.ts";
import { taxWithin } from "#sandbox/platform/taxes/tax.ts";
import { canadianRates, usRates } from "#worlds/wickett-plum/taxes.ts";
import { promotions } from "#worlds/wickett-plum/promotions/promotions.ts";
import { shippingMethods } from "#worlds/wickett-plum/shipping-methods.ts";
import { type Basket, newShipment } from "./basket.ts";
import { testBasket } from "./test-basket.ts";
import { taxationOf } from "./basket-totals.ts";
import { priceBasket, type PricedBasket, type Situation } from "./priced-basket.ts";

const now = new Date("2026-11-21T12:00:00Z");
const siteId = "WickettPlumUS";
const categories = ["toffee-brittle", "hard-candy", "jellies", "gift-boxes", "chocolate-bars"];
const taxClasses = ["candy", "food-flour", "merchandise", "gift-card"];

const product = (id: string, categoryId: string, taxClass: string): CatalogueItem => ({
  id,
  masterId: null,
  type: "item",
  name: id,
  brand: "Wickett & Plum",
  taxClass,
  weightGrams: 100,
  online: true,
  flags: {
    onlineOnly: false,
    inShopOnly: false,
    comingSoon: false,
    giftCard: taxClass === "gift-card",
    availableForPickup: true,
    subscription: false,
  },
  minOrderQuantity: 1,
  stepQuantity: 1,
  subscribableAboveCents: 0,
  quantityLimit: null,
  categoryIds: [categoryId],
  primaryCategoryId: categoryId,
  imagePath: null,
  variationNames: {},
  attributes: {},
});

const taxRates = new Map(
  Object.entries({ US: usRates, CA: canadianRates }).flatMap(([country, regions]) =>
    Object.entries(regions).flatMap(([code, { foodFlour = 0, ...rates }]) =>
      Object.entries({ ...rates, "food-flour": foodFlour }).map(([taxClass, percent]): [string, number] => [
        `${country}/${code}/${taxClass}`,
        Math.round((percent ?? 0) * 1000),
      ]),
    ),
  ),
);

interface Line {
  priceCents: number;
  quantity: number;
  categoryId: string;
  taxClass: string;
  shipment: number;
}

const lineOf: fc.Arbitrary<Line> = fc.record({
  priceCents: fc.integer({ min: 1, max: 30_000 }),
  quantity: fc.integer({ min: 1, max: 40 }),
  categoryId: fc.constantFrom(...categories),
  taxClass: fc.constantFrom(...taxClasses),
  shipment: fc.integer({ min: 0, max: 2 }),
});

const given = (lines: Line[], stateCode: string, coupons: string[], groups: string[]): [Basket, Situation] => {
  const ids = lines.map((_, index) => `p${index}`);
  const shippingAddress = { firstName: "A", lastName: "B", countryCode: "US", stateCode };
  const basket = testBasket({
    siteId,
    createdAt: now,
    modifiedAt: now,
    shipments: ["me", "Shipment1", "Shipment2"].map((id, index) => ({
      ...newShipment(id),
      shippingAddress,
      shippingMethodId: ["ups-ground", "ups-second-day", "postal-ground"][index] ?? null,
    })),
    items: lines.map(({ quantity, shipment }, index) => ({
      id: `i${index}`,
      productId: ids[index] ?? "",
      quantity,
      shipmentId: ["me", "Shipment1", "Shipment2"][shipment] ?? "me",
      inventoryListId: null,
      optionItems: [],
      bonusDiscountLineItemId: null,
      gift: false,
      giftMessage: null,
      attributes: {},
    })),
    coupons: coupons.map((couponId) => ({ id: couponId, couponId, code: couponId.toUpperCase() })),
  });
  const situation: Situation = {
    products: new Map(
      lines.map(({ categoryId, taxClass }, index) => [`p${index}`, product(`p${index}`, categoryId, taxClass)]),
    ),
    prices: new Map(
      lines.map(({ priceCents }, index) => [
        `p${index}`,
        { priceCents, listPriceCents: priceCents, priceBookId: "usd" },
      ]),
    ),
    stock: new Map(),
    stores: new Map(),
    methods: shippingMethods,
    geography: { origins: [], regions: [], holidayOn: () => null },
    taxRates,
    promotions: promotions.filter(({ sourceCodeGroupIds = [] }) => sourceCodeGroupIds.length === 0),
    couponProblems: new Map(coupons.map((id) => [id.toUpperCase(), null])),
    customerGroups: groups,
    siteCountry: "US",
    now,
  };
  return [basket, situation];
};

const anyBasket = fc
  .tuple(
    fc.array(lineOf, { maxLength: 12 }),
    fc.constantFrom("CA", "IL", "TN", "NY", "OR"),
    fc.subarray(["windowsill", "jelly-day", "quick-treat"]),
    fc.subarray(["Everyone", "Business"]),
  )
  .map((parts) => given(...parts));

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
const priced = (basket: Basket, situation: Situation): PricedBasket => priceBasket(basket, situation);

describe("a basket, however it is filled", () => {
  it("totals goods, shipping and tax exactly, over lines and over shipments", () => {
    fc.assert(
      fc.property(anyBasket, ([basket, situation]) => {
        const { items, shipments, adjustments, totals } = priced(basket, situation);
        const goods = sum(items.map(({ afterOrderDiscountCents }) => afterOrderDiscountCents));
        const shipping = sum(shipments.map(({ totals: { adjustedShippingCents } }) => adjustedShippingCents));
        const tax =
          sum(items.map(({ adjustedTaxCents }) => adjustedTaxCents)) +
          sum(shipments.map(({ totals: { adjustedShippingTaxCents } }) => adjustedShippingTaxCents));
        expect(totals.orderTotalCents).toBe(goods + shipping + tax);
        expect(totals.productTotalCents).toBe(
          (totals.productSubTotalCents ?? 0) + sum(adjustments.map((each) => each.priceCents)),
        );
        expect(sum(shipments.map(({ totals: { productTotalCents } }) => productTotalCents))).toBe(goods);
        for (const { priceCents, afterItemDiscountCents, adjustments: own } of items)
          expect(afterItemDiscountCents).toBe((priceCents ?? 0) + sum(own.map((each) => each.priceCents)));
      }),
    );
  });

  it("totals goods and shipping alone where the prices hold the taxes", () => {
    fc.assert(
      fc.property(anyBasket, ([basket, situation]) => {
        const { items, totals } = priced(basket, { ...situation, taxation: "gross" });
        expect(totals.orderTotalCents).toBe((totals.productTotalCents ?? 0) + (totals.shippingTotalCents ?? 0));
        for (const { afterOrderDiscountCents, taxRate, adjustedTaxCents } of items)
          expect(adjustedTaxCents).toBe(taxWithin(afterOrderDiscountCents ?? 0, taxRate ?? 0));
        expect(taxationOf(totals)).toBe(totals.taxTotalCents === 0 ? "net" : "gross");
        expect(taxationOf(priced(basket, situation).totals)).toBe("net");
      }),
    );
  });

  it("never costs less than nothing, in any of its parts", () => {
    fc.assert(
      fc.property(anyBasket, ([basket, situation]) => {
        const { items, shipments } = priced(basket, situation);
        for (const { afterItemDiscountCents, afterOrderDiscountCents, adjustedTaxCents } of items) {
          expect(afterOrderDiscountCents).toBeGreaterThanOrEqual(0);
          expect(afterItemDiscountCents).toBeGreaterThanOrEqual(afterOrderDiscountCents ?? 0);
          expect(adjustedTaxCents).toBeGreaterThanOrEqual(0);
        }
        for (const { totals } of shipments) expect(totals.adjustedShippingCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("comes out the same when it is worked out again", () => {
    fc.assert(
      fc.property(anyBasket, ([basket, situation]) => {
        const once = priced(basket, situation);
        expect(priced(basket, situation)).toEqual(once);
        expect(priced(once, situation).totals).toEqual(once.totals);
      }),
    );
  });

  it("rule 3.4.9: takes nothing off gift cards and no tax on them", () => {
    fc.assert(
      fc.property(anyBasket, ([basket, situation]) => {
        for (const line of priced(basket, situation).items.filter(({ taxClassId }) => taxClassId === "gift-card"))
          expect([line.afterOrderDiscountCents, line.adjustedTaxCents]).toEqual([line.priceCents, 0]);
      }),
    );
  });
});

const chocolate = (priceCents: number, quantity = 1): Line => ({
  priceCents,
  quantity,
  categoryId: "chocolate-bars",
  taxClass: "candy",
  shipment: 0,
});

test.each([
  ["a sum that a coupon pushes below the threshold ships at cost", [chocolate(9500)], ["windowsill"], 795],
  ["a sum that stays above it ships free", [chocolate(10000)], ["windowsill"], 0],
])("%s", (_name, lines, coupons, shippingCents) => {
  expect(priced(...given(lines, "CA", coupons, [])).totals.shippingTotalCents).toBe(shippingCents);
});

test("shipping costs by what is left after discounts, shipment by shipment", () => {
  const [basket, situation] = given([chocolate(4000), { ...chocolate(2000), shipment: 1 }], "CA", [], []);
  const costs = () => priced(basket, situation).shipments.map(({ totals }) => totals.shippingCents);
  expect(costs()).toEqual([795, 1650, 0]);
});

describe("what cannot be known yet is unknown", () => {
  const [basket, situation] = given([chocolate(1000)], "IL", [], []);
  const [first] = basket.shipments;
  if (!first) throw new Error("There is a shipment.");
  const withFirst = (change: Partial<typeof first>) => ({ ...basket, shipments: [{ ...first, ...change }] });

  it.each<[string, Basket, Record<string, number | null>]>([
    ["nothing", basket, { shippingTotalCents: 695, taxTotalCents: 63, orderTotalCents: 1758 }],
    [
      "shipping, tax on it and the total without a method",
      withFirst({ shippingMethodId: null }),
      {
        productTotalCents: 1000,
        adjustedMerchandizeTaxCents: 63,
        shippingTotalCents: null,
        taxTotalCents: null,
        orderTotalCents: null,
      },
    ],
    [
      "tax and total without an address",
      withFirst({ shippingAddress: null }),
      { shippingTotalCents: 695, taxTotalCents: null, orderTotalCents: null },
    ],
  ])("%s", (_name, given_, totals) => {
    expect(priced(given_, situation).totals).toMatchObject(totals);
  });

  it("a price, when no price book has one", () => {
    const { items, totals } = priced(basket, { ...situation, prices: new Map() });
    expect([items[0]?.priceCents, totals.productSubTotalCents, totals.orderTotalCents]).toEqual([null, null, null]);
  });
});
