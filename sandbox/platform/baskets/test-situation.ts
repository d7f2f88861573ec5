import type { InventoryRecord } from "#sandbox/platform/inventory/inventory.ts";
import type { CatalogueItem } from "#sandbox/platform/products/product.ts";
import type { BasketItem } from "./basket.ts";
import type { Situation } from "./priced-basket.ts";

/** A bar of chocolate in a category, for tests of pure rules. */
export const testProduct = (id: string, changes: Partial<CatalogueItem> = {}): CatalogueItem => ({
  id,
  masterId: null,
  type: "item",
  name: `Bar ${id}`,
  brand: "Wickett & Plum",
  taxClass: "candy",
  weightGrams: 100,
  online: true,
  flags: {
    onlineOnly: false,
    inShopOnly: false,
    comingSoon: false,
    giftCard: false,
    availableForPickup: true,
    subscription: false,
  },
  minOrderQuantity: 1,
  stepQuantity: 1,
  subscribableAboveCents: 0,
  quantityLimit: null,
  categoryIds: ["bars"],
  primaryCategoryId: "bars",
  imagePath: null,
  variationNames: {},
  attributes: {},
  ...changes,
});

/** A line of the first parcel, for tests of pure rules. */
export const testItem = (
  id: string,
  productId: string,
  quantity = 1,
  changes: Partial<BasketItem> = {},
): BasketItem => ({
  id,
  productId,
  quantity,
  shipmentId: "me",
  inventoryListId: null,
  optionItems: [],
  bonusDiscountLineItemId: null,
  gift: false,
  giftMessage: null,
  attributes: {},
  ...changes,
});

/** So many pieces to sell, by `list/product`. */
export const testStock = (pieces: Readonly<Record<string, number>>): Map<string, InventoryRecord> =>
  new Map(
    Object.entries(pieces).map(([key, ats]) => [
      key,
      {
        productId: key.slice(key.indexOf("/") + 1),
        inventoryListId: key.slice(0, key.indexOf("/")),
        ats,
        stockLevel: ats,
        orderable: ats > 0,
        preorderable: false,
        backorderable: false,
        perpetual: false,
        inStockDate: null,
      },
    ]),
  );

/** Products with what one piece of each costs in cents, in a world without methods, taxes and promotions. */
export const testSituation = (
  products: readonly CatalogueItem[],
  cents: Readonly<Record<string, number>>,
  changes: Partial<Situation> = {},
): Situation => ({
  products: new Map(products.map((product) => [product.id, product])),
  prices: new Map(
    Object.entries(cents).map(([id, priceCents]) => [
      id,
      { priceCents, listPriceCents: priceCents, priceBookId: "usd" },
    ]),
  ),
  stock: new Map(),
  stores: new Map(),
  methods: [],
  geography: { origins: [], regions: [], holidayOn: () => null },
  taxRates: new Map(),
  promotions: [],
  couponProblems: new Map(),
  customerGroups: [],
  siteCountry: "US",
  now: new Date("2026-11-21T12:00:00Z"),
  ...changes,
});
