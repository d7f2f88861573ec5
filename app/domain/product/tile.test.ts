import { aMaster, aProduct } from "#tests/factories/product.ts";
import { asksShop, tileState } from "./tile-action.ts";
import { toTile } from "./tile.ts";
import { mixLink } from "./mix-link.ts";

const site = { priceBooks: { list: "usd-list-prices", sale: "usd-sale-prices" } };
const tile = (patch: Record<string, unknown> = {}) => toTile(aProduct(patch), site);

test("a tile of a single product is small plain JSON", () => {
  expect(tile()).toEqual({
    id: "480211",
    name: "Midnight Orchard Bar",
    link: "/bars/midnight-orchard-bar/480211.html",
    price: { standard: 9.5 },
    image: { src: "http://images.example/bar.png", alt: "A dark bar" },
    addId: "480211",
  });
  expect(JSON.stringify(toTile(aMaster(), site)).length).toBeLessThan(460);
});

test("a product with sizes starts at its lowest price and adds its first orderable variant", () => {
  expect(toTile(aMaster(), site)).toMatchObject({
    price: { standard: 18, sizes: 3 },
    addId: "480127-6-none",
    hasOptions: true,
  });
});

const none = { shopSelected: false };
const chosen = (isAtShop?: boolean) => ({
  shopSelected: true,
  ...(isAtShop !== undefined && { piecesAtShop: isAtShop ? 40 : 0 }),
});
const wrapped = aMaster().variants ?? [];

test.each([
  [
    "each that can be ordered, with the first of its variants",
    aMaster(),
    [
      { id: "480127-6-none", label: "6 pieces" },
      { id: "480127-12-none", label: "12 pieces" },
    ],
  ],
  ["none where a color decides too", aMaster({ variationAttributes: [{ id: "color", values: [] }] }), undefined],
  ["none without a choice", aMaster({ variationAttributes: [] }), undefined],
  [
    "none where there are more than find a place",
    aMaster({
      variationAttributes: [{ id: "size", values: ["6", "12", "24", "48"].map((value) => ({ value })) }],
    }),
    undefined,
  ],
  [
    "none where all are sold out",
    aMaster({ variants: wrapped.map((variant) => ({ ...variant, orderable: false })) }),
    undefined,
  ],
  ["none of a box that is built", aMaster({ c_isCustomMix: true }), undefined],
])("sizes on a tile: %s", (_, master, sizes) => {
  expect(toTile(master, site).sizes).toEqual(sizes);
});

test.each([
  ["while nothing is to be chosen beside", toTile(aMaster(), site), none, true],
  ["not with a shop chosen, where it might be collected", toTile(aMaster(), site), chosen(), false],
  ["not where it has none", tile(), none, false],
])("sizes are added by one press: %s", (_, model, surroundings, adds) => {
  expect(tileState(model, surroundings).addsSizes).toBe(adds);
});

test("a custom mix leads to the build-a-box page, lollipops to theirs", () => {
  expect(mixLink("boxes")).toBe("/build-a-box");
  expect(mixLink("lollypops")).toBe("/lollipops/build-a-box");
  expect(mixLink(undefined)).toBe("/build-a-box");
  expect(tile({ c_isCustomMix: true })).toMatchObject({ mixLink: "/build-a-box", badge: { kind: "customMix" } });
});

test("what stands for e-gift cards leads to where they are chosen, and has nothing to add", () => {
  const eGift = toTile(aMaster({ c_isEGiftCard: true }), site);
  expect(eGift).toMatchObject({ link: "/e-gift-cards", isEGift: true, price: { standard: 18 } });
  expect(eGift).not.toHaveProperty("addId");
  expect(eGift).not.toHaveProperty("hasOptions");
});

test("a rating without reviews is not shown", () => {
  expect(tile({ c_rating: 4.8, c_reviewCount: 214 }).rating).toEqual({ value: 4.8, count: 214 });
  expect(tile({ c_rating: 4.8, c_reviewCount: 0 }).rating).toBeUndefined();
});

test("a product without a name or picture still has a tile", () => {
  expect(tile({ name: undefined, imageGroups: undefined })).toMatchObject({ name: "480211" });
});

const outOfStock = { inventory: { id: "us", ats: 0, orderable: false, preorderable: false, backorderable: false } };

const pickupSite = { ...site, pickupEnabled: true };
const collectable = (patch: Record<string, unknown> = {}) =>
  toTile(aProduct({ c_availableForInStorePickup: true, ...patch }), pickupSite);

test.each([
  ["one thing that is shipped only is added at once", tile(), none, "add"],
  ["several variants open the options", toTile(aMaster(), site), none, "options"],
  ["what may be collected is shipped while no shop is chosen", collectable(), none, "add"],
  ["with a shop chosen every product opens the options", tile(), chosen(), "options"],
  ["a custom mix is started", tile({ c_isCustomMix: true }), none, "createBox"],
  ["nothing in stock has no action", tile(outOfStock), none, "none"],
  ["coming soon has no action", tile({ c_isComingSoon: true }), none, "none"],
  ["e-gift cards are chosen on their page", tile({ c_isEGiftCard: true }), chosen(), "eGift"],
  ["in shops only has no action", tile({ c_isInShopOnly: "true" }), none, "none"],
  [
    "a master without orderable variants has no action",
    toTile(aMaster({ variants: [{ productId: "x", orderable: false }] }), site),
    none,
    "none",
  ],
  ["sold out but in the chosen shop opens the options", collectable(outOfStock), chosen(true), "options"],
  ["sold out and not in the chosen shop has none", collectable(outOfStock), chosen(false), "none"],
  ["sold out while the shop is asked has none", collectable(outOfStock), chosen(), "none"],
  [
    "in shops only and in the chosen one opens the options",
    collectable({ c_isInShopOnly: true }),
    chosen(true),
    "options",
  ],
  [
    "coming soon and in the chosen shop opens the options",
    collectable({ c_isComingSoon: true }),
    chosen(true),
    "options",
  ],
])("action: %s", (_, model, surroundings, action) => {
  expect(tileState(model, surroundings).action).toBe(action);
});

const onlineOnly = { c_isOnlineOnly: true };

test.each([
  ["a collectable product while no shop is chosen", collectable(), none, "availableForPickup"],
  ["a collectable product while the shop is asked", collectable(), chosen(), "availableForPickup"],
  ["a product the chosen shop has", collectable(), chosen(true), "availableForPickup"],
  ["a product the chosen shop has not", collectable(), chosen(false), undefined],
  [
    "a product in shops only that the chosen one has",
    collectable({ c_isInShopOnly: true }),
    chosen(true),
    "availableForPickup",
  ],
  ["a product in shops only while none is chosen", collectable({ c_isInShopOnly: true }), none, undefined],
  ["a sold-out product while no shop is chosen", collectable(outOfStock), none, undefined],
  ["a sold-out product while the shop is asked", collectable(outOfStock), chosen(), undefined],
  ["a sold-out product that the chosen shop has", collectable(outOfStock), chosen(true), "availableForPickup"],
  ["an online-only product with a shop chosen", collectable(onlineOnly), chosen(), "onlineOnly"],
  ["an online-only product while no shop is chosen", collectable(onlineOnly), none, undefined],
  ["a product nobody hands out", tile(), chosen(), undefined],
])("note of %s", (_, model, surroundings, note) => {
  expect(tileState(model, surroundings).note).toBe(note);
});

test.each([
  ["collectable", collectable(), true],
  ["in shops only", collectable({ c_isInShopOnly: true }), true],
  ["online only", collectable(onlineOnly), false],
  ["of a site without pickup", tile({ c_availableForInStorePickup: true }), false],
])("the shop is asked about a product that is %s: %s", (_, model, asked) => {
  expect(asksShop(model)).toBe(asked);
});

test("a master is online only when all of its variants are", () => {
  const variants = (...flags: boolean[]) =>
    aMaster({
      variants: flags.map((c_isOnlineOnly, index) => ({ productId: `v${index}`, orderable: true, c_isOnlineOnly })),
    });
  expect(toTile(variants(true, true), site).isOnlineOnly).toBe(true);
  expect(toTile(variants(true, false), site).isOnlineOnly).toBeUndefined();
});

test.each([
  ["pickup is enabled and allowed", { c_availableForInStorePickup: true }, true, true],
  ["the site has no pickup", { c_availableForInStorePickup: true }, false, undefined],
  ["it is sold online only", { c_availableForInStorePickup: true, c_isOnlineOnly: true }, true, undefined],
  ["it is not offered for pickup", {}, true, undefined],
])("pickup note when %s", (_, patch, pickupEnabled, allowed) => {
  expect(toTile(aProduct(patch), { ...site, pickupEnabled }).isPickupAllowed).toBe(allowed);
});
