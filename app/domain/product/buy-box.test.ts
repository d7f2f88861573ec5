import { aMaster, aProduct, aVariant } from "#tests/factories/product.ts";
import { imageGroups, imagesOf } from "./product-image.ts";
import { priceLine, quantityPrices, variantPrice } from "./price-line.ts";
import { toProductView } from "./product-view.ts";
import { purchase, type Purchase } from "./purchase.ts";
import { toTile } from "./tile.ts";

const priceBooks = { list: "list", sale: "sale" };
const site = { priceBooks };
const bar = (patch: Record<string, unknown> = {}) => toProductView(aProduct({ prices: { list: 10 }, ...patch }), site);
const master = (...variants: object[]) => toProductView(aMaster({ variants }), site);
const tiers = [
  { price: 18, pricebook: "list", quantity: 1 },
  { price: 15, pricebook: "list", quantity: 10 },
];

describe("the buy box of a product without variants", () => {
  it.each<[string, Record<string, unknown>, Partial<Purchase>]>([
    [
      "asks its price",
      {},
      {
        productId: "480211",
        price: { standard: 10, sale: 9.5 },
        status: null,
        canShip: true,
        isInStock: true,
        ats: 100,
      },
    ],
    ["asks no other price", { price: 10 }, { price: { standard: 10 }, badge: null }],
    [
      "asks its price by the dozen",
      { tieredPrices: tiers },
      {
        steps: [
          { from: 1, price: 18 },
          { from: 10, price: 15 },
        ],
      },
    ],
    ["has few", { inventory: { ats: 3, orderable: true } }, { isLimited: true, ats: 3 }],
    [
      "has few that are sold in shops only",
      { c_isInShopOnly: true, inventory: { ats: 3, orderable: true } },
      { isLimited: false, canShip: false, status: "inShopsOnly", isInStock: true },
    ],
    [
      "is sold out",
      { inventory: { ats: 0, orderable: false } },
      { isInStock: false, status: "outOfStock", badge: { kind: "outOfStock" } },
    ],
    [
      "is handed out by shops alone, which is not sold out",
      { c_isPickupOnly: true, inventory: { ats: 0, orderable: false } },
      { canShip: false, status: "inShopsOnly", badge: { kind: "inShopsOnly" } },
    ],
    ["is a mix", { price: 10, c_isCustomMix: true }, { badge: { kind: "customMix" } }],
    ["is a piece of a mix", { price: 10, c_isCustomMixPiece: true }, { badge: null }],
    ["is new", { price: 10, c_isNew: true }, { badge: { kind: "new" } }],
    ["has a badge of its own", { c_badge: "Limited" }, { badge: { kind: "own", text: "Limited" } }],
    ["is cheaper", { price: 5 }, { badge: { kind: "sale", percent: 50 } }],
    ["has no price", { price: undefined, prices: undefined }, { price: undefined }],
  ])("%s", (_name, patch, expected) => {
    expect(purchase(bar(patch), undefined)).toMatchObject(expected);
  });

  it("says no price before where none is cheaper, and no stock that is not known", () => {
    expect(Object.keys(purchase(bar({ price: 10 }), undefined).price ?? {})).toEqual(["standard"]);
    expect(Object.keys(purchase(bar({ inventory: { orderable: true } }), undefined))).not.toContain("ats");
    expect(purchase(bar(), undefined, { ats: 0, orderable: true })).toMatchObject({ ats: 0, isInStock: true });
  });
});

describe("the buy box of a product with variants", () => {
  it.each<[string, Record<string, unknown>, Partial<Purchase>]>([
    ["sells the chosen one", {}, { productId: "v", price: { standard: 18 }, steps: [], canShip: true }],
    [
      "sells it by the dozen",
      { tieredPrices: tiers },
      {
        steps: [
          { from: 1, price: 18 },
          { from: 10, price: 15 },
        ],
      },
    ],
    ["waits for it", { c_isComingSoon: true }, { status: "comingSoon" }],
    ["has it in shops only", { c_isInShopOnly: true }, { status: "inShopsOnly", canShip: false }],
    ["has it no more", { orderable: false }, { status: "outOfStock", isInStock: false }],
  ])("%s", (_name, patch, expected) => {
    const view = master(aVariant("v", { size: "6" }, patch));
    expect(purchase(view, view.variants[0])).toMatchObject(expected);
  });

  it("has no steps, no stock and no number before one is chosen", () => {
    const chosen = purchase(master(aVariant("v", { size: "6" })), undefined);
    expect(chosen).toMatchObject({ productId: undefined, steps: [] });
    expect(Object.keys(chosen)).not.toContain("ats");
  });
});

describe("a tile", () => {
  const tile = (patch: Record<string, unknown> = {}, more: object = {}) =>
    toTile(aProduct({ prices: { list: 9.5 }, ...patch }), { ...site, ...more });
  const inShop = { c_isInShopOnly: true, c_availableForInStorePickup: true };

  it("says no more than is known", () => {
    expect(Object.keys(tile()).sort()).toEqual(["addId", "id", "image", "link", "name", "price"]);
  });

  it.each<[string, Record<string, unknown>, object]>([
    ["is named by its number without a name", { name: undefined }, { name: "480211" }],
    [
      "says that shops alone hand it out, and not that it is sold out",
      { c_isPickupOnly: true, c_availableForInStorePickup: true, inventory: { ats: 0, orderable: false } },
      { status: "inShopsOnly", badge: { kind: "inShopsOnly" } },
    ],
    ["says why it cannot be sent", { c_isComingSoon: true }, { status: "comingSoon" }],
    ["has a window of its own", { c_windowColor: "mint" }, { color: "mint" }],
    ["is new", { c_isNew: true }, { badge: { kind: "new" } }],
    ["has a badge of its own", { c_badge: "Limited" }, { badge: { kind: "own", text: "Limited" } }],
    ["has an address of its own", { c_path: "bars/midnight" }, { link: expect.stringContaining("midnight") as string }],
    ["has a rating", { c_rating: 4.5, c_reviewCount: 2 }, { rating: { value: 4.5, count: 2 } }],
    [
      "adds the first variant that can be ordered",
      { variants: [aVariant("a", {}, { orderable: false }), aVariant("b", {})] },
      { addId: "b", hasOptions: true },
    ],
  ])("%s", (_name, patch, expected) => {
    expect(tile(patch)).toMatchObject(expected);
  });

  it.each<[string, Record<string, unknown>, object, string]>([
    ["a rating without reviews", { c_rating: 4.5 }, {}, "rating"],
    ["a rating without a value", { c_reviewCount: 2 }, {}, "rating"],
    ["a rating of no reviews", { c_rating: 4.5, c_reviewCount: 0 }, {}, "rating"],
    ["a choice of one", { variants: [aVariant("a", {})] }, {}, "hasOptions"],
    [
      "anything to add where nothing can be ordered",
      { variants: [aVariant("a", {}, { orderable: false })] },
      {},
      "addId",
    ],
    ["pickup where the site has none", inShop, {}, "isCollectedOnly"],
    ["pickup where a shop has it not", { c_isInShopOnly: true }, { pickupEnabled: true }, "isCollectedOnly"],
    [
      "pickup of what is sold online only",
      { ...inShop, c_isOnlineOnly: true },
      { pickupEnabled: true },
      "isCollectedOnly",
    ],
    [
      "pickup alone of what is sent, too",
      { c_availableForInStorePickup: true },
      { pickupEnabled: true },
      "isCollectedOnly",
    ],
    ["pickup where it is not said to be", { c_availableForInStorePickup: true }, {}, "isPickupAllowed"],
  ])("has not %s", (_name, patch, more, member) => {
    expect(tile(patch, more)).not.toHaveProperty(member);
  });

  it("is collected where it is sold in shops only", () => {
    expect(tile(inShop, { pickupEnabled: true })).toMatchObject({ isCollectedOnly: true });
    expect(tile({ c_availableForInStorePickup: true }, { pickupEnabled: true })).toMatchObject({
      isPickupAllowed: true,
    });
  });
});

describe("prices", () => {
  it.each([
    [
      "of a variant by its books",
      {
        tieredPrices: [
          { price: 18, pricebook: "list" },
          { price: 12, pricebook: "sale" },
        ],
      },
      { standard: 18, sale: 12 },
    ],
    [
      "of one piece, not by the dozen",
      {
        tieredPrices: [
          { price: 15, pricebook: "list", quantity: 10 },
          { price: 18, pricebook: "list", quantity: 1 },
        ],
      },
      { standard: 18 },
    ],
    ["asked alone", { price: 18 }, { standard: 18 }],
    ["not asked", {}, null],
    ["asked above the ordinary one", { price: 20, tieredPrices: [{ price: 18, pricebook: "list" }] }, { standard: 18 }],
  ])("%s", (_name, variant, price) => {
    expect(variantPrice(variant, priceBooks)).toEqual(price);
  });

  it.each([
    [
      "the lowest of its promotions",
      {
        price: 10,
        prices: { list: 10 },
        productPromotions: [
          { promotionId: "a", promotionalPrice: 8 },
          { promotionId: "b", promotionalPrice: 7 },
          { promotionId: "c" },
        ],
      },
      { standard: 10, sale: 7 },
    ],
    [
      "the range of its own book",
      {
        price: 12,
        priceRanges: [
          { pricebook: "other", minPrice: 5 },
          { pricebook: "list", minPrice: 18 },
        ],
      },
      { standard: 18, sale: 12 },
    ],
    [
      "with the number of its sizes",
      {
        price: 10,
        variationAttributes: [
          { id: "wrap", values: [] },
          { id: "size", values: [{ value: "6" }, { value: "12" }] },
        ],
      },
      { standard: 10, sizes: 2 },
    ],
    [
      "without a number of one size",
      { price: 10, variationAttributes: [{ id: "size", values: [{ value: "6" }] }] },
      { standard: 10 },
    ],
    ["without a number of no sizes", { price: 10, variationAttributes: [{ id: "size" }] }, { standard: 10 }],
  ])("of a product: %s", (_name, patch, line) => {
    expect(priceLine({ id: "p", ...patch }, priceBooks)).toEqual(line);
  });

  it.each([
    ["none", undefined, []],
    ["none of one", [{ price: 18 }], []],
    [
      "rising by the quantity",
      [{ price: 15, quantity: 10 }, { price: 18 }, { price: 12, quantity: 20 }],
      [
        [1, 18],
        [10, 15],
        [20, 12],
      ],
    ],
    [
      "the lower of two books",
      [{ price: 18 }, { price: 15, quantity: 10 }, { price: 14, quantity: 10 }, { price: 16, quantity: 10 }],
      [
        [1, 18],
        [10, 14],
      ],
    ],
    [
      "without steps that are no cheaper",
      [{ price: 18 }, { price: 18, quantity: 5 }, { price: 15, quantity: 10 }, { quantity: 20 }],
      [
        [1, 18],
        [10, 15],
      ],
    ],
  ])("by the quantity: %s", (_name, given, steps) => {
    expect(quantityPrices(given).map(({ from, price }) => [from, price])).toEqual(steps);
  });
});

describe("pictures", () => {
  const picture = (file: string, look?: { id: string; values?: { value: string }[] }) => ({
    viewType: "large",
    images: [{ link: file }],
    ...(look && { variationAttributes: [look] }),
  });
  const groups = imageGroups(
    aProduct({
      imageGroups: [
        { viewType: "small", images: [{ link: "tiny.jpg" }] },
        picture("red.jpg", { id: "color", values: [{ value: "red" }] }),
        picture("plain.jpg"),
        picture("plum.jpg", { id: "wrap", values: [{ value: "plum" }] }),
        picture("six.jpg", { id: "size", values: [{ value: "6" }] }),
        picture("odd.jpg", { id: "wrap" }),
      ],
    }),
  );

  it("are those of the biggest view, by a color or a wrap that is named", () => {
    const images = (src: string) => [{ src, alt: "" }];
    expect(groups).toEqual([
      { color: "red", images: images("red.jpg") },
      { images: images("plain.jpg") },
      { wrap: "plum", images: images("plum.jpg") },
    ]);
  });

  it.each([
    [{ wrap: "plum" }, "plum.jpg"],
    [{ color: "red" }, "red.jpg"],
    [{ color: "blue" }, "plain.jpg"],
    [{}, "plain.jpg"],
  ])("for %j are %s", (chosen, src) => {
    expect(imagesOf(groups, chosen)[0]?.src).toBe(src);
  });
});
