import { aMaster, aProduct } from "#tests/factories/product.ts";
import { tileAction } from "./tile-action.ts";
import { mixLink, toTile } from "./tile.ts";

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
  expect(JSON.stringify(toTile(aMaster(), site)).length).toBeLessThan(400);
});

test("a product with sizes starts at its lowest price and adds its first orderable variant", () => {
  expect(toTile(aMaster(), site)).toMatchObject({
    price: { standard: 18, sizes: 3 },
    addId: "480127-6-none",
    hasOptions: true,
  });
});

test("a custom mix leads to the build-a-box page, lollipops to theirs", () => {
  expect(mixLink("boxes")).toBe("/build-a-box");
  expect(mixLink("lollypops")).toBe("/lollipops/build-a-box");
  expect(mixLink(undefined)).toBe("/build-a-box");
  expect(tile({ c_isCustomMix: true })).toMatchObject({ mixLink: "/build-a-box", badge: { kind: "customMix" } });
});

test("a rating without reviews is not shown", () => {
  expect(tile({ c_rating: 4.8, c_reviewCount: 214 }).rating).toEqual({ value: 4.8, count: 214 });
  expect(tile({ c_rating: 4.8, c_reviewCount: 0 }).rating).toBeUndefined();
});

test("a product without a name or picture still has a tile", () => {
  expect(tile({ name: undefined, imageGroups: undefined })).toMatchObject({ name: "480211" });
});

const outOfStock = { inventory: { id: "us", ats: 0, orderable: false, preorderable: false, backorderable: false } };

test.each([
  ["one thing in stock is added at once", tile(), false, "add"],
  ["several variants open the options", toTile(aMaster(), site), false, "options"],
  ["a custom mix is started", tile({ c_isCustomMix: true }), false, "createBox"],
  ["nothing in stock has no action", tile(outOfStock), false, "none"],
  ["coming soon has no action", tile({ c_isComingSoon: true }), false, "none"],
  ["in shops only has no action", tile({ c_isInShopOnly: "true" }), false, "none"],
  [
    "a master without orderable variants has no action",
    toTile(aMaster({ variants: [{ productId: "x", orderable: false }] }), site),
    false,
    "none",
  ],
  ["pickup with a shop chosen opens the options", { ...tile(), isPickupAllowed: true as const }, true, "options"],
  ["pickup without a shop is added at once", { ...tile(), isPickupAllowed: true as const }, false, "add"],
])("action: %s", (_, model, shopSelected, action) => {
  expect(tileAction(model, shopSelected)).toBe(action);
});

test.each([
  ["pickup is enabled and allowed", { c_availableForInStorePickup: true }, true, true],
  ["the site has no pickup", { c_availableForInStorePickup: true }, false, undefined],
  ["it is sold online only", { c_availableForInStorePickup: true, c_isOnlineOnly: true }, true, undefined],
  ["it is not offered for pickup", {}, true, undefined],
])("pickup note when %s", (_, patch, pickupEnabled, allowed) => {
  expect(toTile(aProduct(patch), { ...site, pickupEnabled }).isPickupAllowed).toBe(allowed);
});
