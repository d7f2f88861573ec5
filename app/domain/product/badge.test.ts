import { productBadge, type BadgeFacts } from "./badge.ts";

const none: BadgeFacts = { isOutOfStock: false, isComingSoon: false, isInShopOnly: false };

test.each<[string, Partial<BadgeFacts>, unknown]>([
  ["nothing to say", {}, null],
  ["in shops only wins over everything", { isInShopOnly: true, isOutOfStock: true, isComingSoon: true }, "inShopsOnly"],
  ["pickup only reads as in shops only", { isPickupOnly: true, isOutOfStock: true }, "inShopsOnly"],
  ["out of stock", { isOutOfStock: true, ownBadge: "Bestseller" }, "outOfStock"],
  ["out of stock and coming soon", { isOutOfStock: true, isComingSoon: true }, "comingSoon"],
  ["coming soon", { isComingSoon: true, isNew: true }, "comingSoon"],
  ["the merchant's own words", { ownBadge: "New batch", savedPercent: 15 }, "own"],
  ["a custom mix", { isCustomMix: true, savedPercent: 15 }, "customMix"],
  ["a sale", { savedPercent: 15, isNew: true }, "sale"],
  ["new", { isNew: true }, "new"],
])("badge: %s", (_, facts, kind) => {
  expect(productBadge({ ...none, ...facts })?.kind ?? null).toBe(kind);
});

test("badges carry the merchant's words and the saved percent", () => {
  expect(productBadge({ ...none, ownBadge: "New batch" })).toEqual({ kind: "own", text: "New batch" });
  expect(productBadge({ ...none, savedPercent: 15 })).toEqual({ kind: "sale", percent: 15 });
});
