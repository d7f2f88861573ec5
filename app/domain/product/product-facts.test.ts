import { aMaster, aProduct, aVariant } from "#tests/factories/product.ts";
import { type ProductView, toProductView } from "./product-view.ts";
import { flagAttribute, numberAttribute, textAttribute } from "./product-document.ts";

const site = { priceBooks: { list: "usd-list-prices", sale: "usd-sale-prices" } };
const view = (patch: Record<string, unknown> = {}) => toProductView(aProduct(patch), site);

describe("a variant", () => {
  const only = (patch: Record<string, unknown>) =>
    toProductView(aMaster({ variants: [aVariant("v", { size: "6" }, patch)] }), site).variants[0];
  const tiers = [
    { price: 18, pricebook: "usd-list-prices", quantity: 1 },
    { price: 15, pricebook: "usd-list-prices", quantity: 10 },
  ];

  it("has its values, and no marks that are not said", () => {
    const variant = only({});
    expect(variant).toMatchObject({ id: "v", values: { size: "6" }, orderable: true });
    expect(Object.keys(variant ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(isComingSoon|isInShopOnly|steps)$/)]),
    );
  });

  it.each([
    ["coming soon", { c_isComingSoon: true }, { isComingSoon: true }],
    ["in shops only", { c_isInShopOnly: true }, { isInShopOnly: true }],
    ["that cannot be ordered", { orderable: undefined }, { orderable: false }],
    ["without values", { variationValues: undefined }, { values: {} }],
    ["cheaper by the dozen", { tieredPrices: tiers }, { steps: expect.arrayContaining([{ from: 10, price: 15 }]) }],
  ])("%s", (_name, patch, expected) => {
    expect(only(patch)).toMatchObject(expected);
  });
});

describe("what can be chosen", () => {
  const choice = (attribute: object) => view({ variationAttributes: [attribute] }).attributes;

  it.each([
    ["with names", { id: "size", name: "Size", values: [{ value: "6", name: "6 pieces" }] }, "Size", "6 pieces"],
    ["without names", { id: "size", values: [{ value: "6" }] }, "size", "6"],
  ])("%s", (_name, attribute, name, valueName) => {
    expect(choice(attribute)).toEqual([{ id: "size", name, values: [{ value: "6", name: valueName }] }]);
  });

  it.each([
    [
      "the image service's address",
      { disBaseLink: "http://img.example/a", link: "http://img.example/b" },
      "http://img.example/a",
    ],
    ["its address elsewhere", { link: "http://img.example/b" }, "http://img.example/b"],
  ])("by a swatch with %s", (_name, imageSwatch, swatch) => {
    expect(choice({ id: "wrap", values: [{ value: "plum", imageSwatch }] })).toEqual([
      { id: "wrap", name: "wrap", values: [{ value: "plum", name: "plum", swatch }] },
    ]);
  });

  it("is nothing without attributes, or without values", () => {
    expect(view().attributes).toEqual([]);
    expect(choice({ id: "size" })).toEqual([{ id: "size", name: "size", values: [] }]);
  });
});

describe("marks of a product", () => {
  const none: Partial<ProductView["flags"]> = {
    isOutOfStock: false,
    isComingSoon: false,
    isInShopOnly: false,
    isOnlineOnly: false,
    shipsCold: false,
    isKosher: false,
    isDairyFree: false,
    isNew: false,
    availableForInStorePickup: false,
    isShowBackInStock: false,
    isSubscribable: false,
  };
  it.each<[string, Record<string, unknown>, Partial<ProductView["flags"]>]>([
    ["none", {}, {}],
    ["sold online only", { c_isOnlineOnly: true }, { isOnlineOnly: true }],
    ["melts, and travels cold", { c_isMeltable: true }, { shipsCold: true }],
    ["melts, and does not travel", { c_isMeltable: true, c_isInShopOnly: true }, { isInShopOnly: true }],
    ["kosher", { c_isKosher: true }, { isKosher: true }],
    ["dairy-free", { c_isDairyFree: "true" }, { isDairyFree: true }],
    ["new", { c_isNew: true }, { isNew: true }],
    ["tells when it is back", { c_isShowBackInStock: true }, { isShowBackInStock: true }],
    ["may come again", { c_enableSubscription: true }, { isSubscribable: true }],
    ["something to sell with", { c_isCollateral: true }, { isCollateral: true }],
  ])("%s", (_name, patch, flags) => {
    expect(view(patch).flags).toEqual({ ...none, ...flags });
  });
});

describe("words about a product", () => {
  const words = { c_tabDetails: "<ul><li>200 g</li></ul>", c_productIngredients: "Sugar", c_allergens: "Milk" };

  it("name what is in a sweet", () => {
    expect(view(words)).toMatchObject({ details: ["200 g"], ingredients: "Sugar", allergens: "Milk" });
  });

  it("do not name what is in something to sell with", () => {
    const { details, ingredients, allergens } = view({ ...words, c_isCollateral: true });
    expect([details, ingredients, allergens]).toEqual([[], undefined, undefined]);
  });

  it("are none where nothing is said", () => {
    expect(view()).toMatchObject({ description: "", features: [], details: [], promotions: [] });
  });

  it("are short where no long ones are given", () => {
    expect(view({ shortDescription: "Dark." }).description).toBe("Dark.");
  });
});

describe("a product's page", () => {
  it.each<[string, Record<string, unknown>, Partial<ProductView>]>([
    ["is named by its number without a name", { name: undefined }, { name: "480211" }],
    ["has an address of its own", { c_path: "bars/midnight" }, { link: expect.stringContaining("midnight") as string }],
    [
      "has a badge and a window of its own",
      { c_badge: "Limited", c_windowColor: "mint" },
      { ownBadge: "Limited", color: "mint" },
    ],
    ["is a mix", { c_isCustomMix: true }, { mix: { kind: "mix", link: "/build-a-box" } }],
    ["is no mix", {}, { mix: undefined }],
    [
      "tells promotions that say something",
      {
        productPromotions: [
          { promotionId: "p", calloutMsg: "<b>10%</b> off" },
          { promotionId: "silent" },
          { promotionId: "empty", calloutMsg: "" },
        ],
      },
      { promotions: [{ id: "p", message: "10% off" }] },
    ],
    ["has a rating", { c_rating: 4.5, c_reviewCount: 12 }, { rating: { value: 4.5, count: 12 } }],
    ["has the lowest rating", { c_rating: 0, c_reviewCount: 1 }, { rating: { value: 0, count: 1 } }],
    ["has no rating without reviews", { c_rating: 4.5, c_reviewCount: 0 }, { rating: undefined }],
    ["has no rating without a value", { c_reviewCount: 12 }, { rating: undefined }],
    ["is rated under its own number", {}, { ratingsId: "480211" }],
    ["is rated under another number", { c_bvProductId: "bar" }, { ratingsId: "bar" }],
    ["is without a price", { price: undefined, prices: undefined }, { price: undefined }],
    ["begins with no variant", {}, { defaultVariantId: undefined }],
    ["begins with the merchant's variant", { c_defaultVariantId: "v" }, { defaultVariantId: "v" }],
    [
      "of a variant without a master is its own",
      { type: { variant: true } },
      { listedId: "480211", defaultVariantId: "480211" },
    ],
    ["of an unknown kind is its own", { type: undefined }, { listedId: "480211", defaultVariantId: undefined }],
  ])("%s", (_name, patch, expected) => {
    expect(view(patch)).toMatchObject(expected);
  });
});

describe("attributes of the shop", () => {
  it.each([
    [" plum ", "plum"],
    ["", undefined],
    ["   ", undefined],
    [7, undefined],
    [undefined, undefined],
  ])("%p as text", (value, text) => {
    expect(textAttribute({ c_x: value }, "x")).toBe(text);
  });

  it.each([
    [7, 7],
    ["7.5", 7.5],
    [" 7 ", 7],
    ["", undefined],
    ["  ", undefined],
    ["many", undefined],
    [Number.NaN, undefined],
    [Infinity, undefined],
    [null, undefined],
    [true, undefined],
  ])("%p as a number", (value, number) => {
    expect(numberAttribute({ c_x: value }, "x")).toBe(number);
  });

  it.each([
    [true, true],
    ["true", true],
    ["yes", false],
    [1, false],
    [undefined, false],
  ])("%p as a yes or no", (value, flag) => {
    expect(flagAttribute({ c_x: value }, "x")).toBe(flag);
  });
});
