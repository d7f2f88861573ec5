import { aMaster, aProduct } from "#tests/factories/product.ts";
import { toProductView } from "./product-view.ts";
import { quantityRules } from "./quantity.ts";
import { purchase } from "./purchase.ts";

const site = { priceBooks: { list: "usd-list-prices", sale: "usd-sale-prices" } };
const view = (patch: Record<string, unknown> = {}) => toProductView(aProduct(patch), site);
const master = (patch: Record<string, unknown> = {}) => toProductView(aMaster(patch), site);

test("merchants' HTML becomes plain words", () => {
  const product = view({
    longDescription: "<p>Dark &amp; <b>glossy</b>.</p><script>alert(1)</script>",
    c_tabFeatures: "<ul><li>One</li><li>Two &lt;3</li></ul>",
    c_productIngredients: "<p>Sugar,<br>cocoa</p>",
  });
  expect(product.description).toBe("Dark & glossy.");
  expect(product.features).toEqual(["One", "Two <3"]);
  expect(product.ingredients).toBe("Sugar, cocoa");
});

test("a variant's page shows its master's address and starts with the variant", () => {
  const product = toProductView(
    aMaster({ id: "480127-6-none", type: { variant: true }, master: { masterId: "480127" } }),
    site,
  );
  expect(product).toMatchObject({
    listedId: "480127",
    link: "/bonbons/half-moon-praline-bonbons/480127.html",
    defaultVariantId: "480127-6-none",
  });
});

test.each([
  [{}, { min: 1, step: 1, max: 999 }],
  [
    { minOrderQuantity: 6, stepQuantity: 6 },
    { min: 6, step: 6, max: 999 },
  ],
  [{ c_quantityLimit: 10 }, { min: 1, step: 1, max: 10 }],
  [{ c_quantityLimit: 5000 }, { min: 1, step: 1, max: 999 }],
])("quantities of a product with %j", (patch, rules) => {
  expect(quantityRules(view(patch))).toEqual(rules);
});

test("a custom mix piece starts a mix with itself", () => {
  expect(view({ c_isCustomMixPiece: true }).mix).toEqual({ kind: "piece", link: "/build-a-box?piece=480211" });
  expect(view({ c_isCustomMixPiece: true, primaryCategoryId: "lollypops" }).mix).toEqual({
    kind: "piece",
    link: "/lollipops/build-a-box?piece=480211",
  });
});

test("fresh stock overrules what the page was made with, in both directions", () => {
  expect(purchase(view(), undefined, { ats: 0, orderable: false })).toMatchObject({
    status: "outOfStock",
    canShip: false,
  });
  const gone = view({ inventory: { ats: 0, orderable: false } });
  expect(purchase(gone, undefined)).toMatchObject({ status: "outOfStock" });
  expect(purchase(gone, undefined, { ats: 7, orderable: true })).toMatchObject({ status: null, isLimited: true });
});

test("choices that no variant has can neither be shipped nor added", () => {
  expect(purchase(master(), undefined)).toMatchObject({ productId: undefined, status: "outOfStock", canShip: false });
});

test("the chosen variant gives price and id", () => {
  const product = master();
  const chosen = product.variants.find(({ id }) => id === "480127-12-ribbon");
  expect(purchase(product, chosen)).toMatchObject({
    productId: "480127-12-ribbon",
    price: { standard: 32 },
    status: null,
  });
});

test("coming soon is said before everything else", () => {
  expect(purchase(view({ c_isComingSoon: true, c_isInShopOnly: true }), undefined).status).toBe("comingSoon");
});
