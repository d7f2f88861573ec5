import { fulfillment } from "./fulfillment.ts";

const inStock = { ats: 5, orderable: true, preorderable: false, backorderable: false };
const flags = { isOnlineOnly: false, isInShopOnly: false, availableForInStorePickup: true };
const usual = { flags, canShip: true, pickupEnabled: true, hasShop: true, shopStock: inStock, chosen: undefined };

test.each([
  ["a shop that has it", {}, { option: "pickup", notice: "available", canBuy: true, isPickupOnly: false }],
  ["no shop", { hasShop: false, shopStock: undefined }, { option: "shipping", notice: "noShop", canBuy: true }],
  ["a shop being asked", { shopStock: undefined }, { option: "shipping", notice: "asking", canBuy: true }],
  ["a shop that has none", { shopStock: null }, { option: "shipping", notice: "unavailable", canBuy: true }],
  [
    "a shop whose last piece has gone",
    { shopStock: { ...inStock, ats: 0 } },
    { option: "shipping", notice: "unavailable" },
  ],
  ["a shop whose record allows no sale", { shopStock: { ...inStock, orderable: false } }, { notice: "unavailable" }],
  [
    "a preorder in the shop",
    { shopStock: { ...inStock, orderable: false, preorderable: true } },
    { notice: "available" },
  ],
  [
    "the shopper's choice to ship",
    { chosen: "shipping" as const },
    { option: "shipping", notice: "available", canBuy: true },
  ],
  [
    "the choice to pick up where it is not",
    { chosen: "pickup" as const, shopStock: null },
    { option: "shipping", canBuy: true },
  ],
  ["nothing to ship, but in the shop", { canShip: false }, { option: "pickup", isPickupOnly: true, canBuy: true }],
  [
    "nothing to ship, and the choice to ship",
    { canShip: false, chosen: "shipping" as const },
    { option: "pickup", canBuy: true },
  ],
  [
    "nothing to ship and nothing in the shop",
    { canShip: false, shopStock: null },
    { option: "shipping", canBuy: false },
  ],
  [
    "online only",
    { flags: { ...flags, isOnlineOnly: true } },
    { option: "shipping", notice: "notOffered", canPickUp: false },
  ],
  ["no flag for pickup", { flags: { ...flags, availableForInStorePickup: false } }, { notice: "notOffered" }],
  ["a site without pickup", { pickupEnabled: false }, { notice: "notOffered", isOffered: false }],
  [
    "in shops only without a shop",
    { flags: { ...flags, isInShopOnly: true }, canShip: false, hasShop: false, shopStock: undefined },
    { notice: "onlyInShops", canBuy: false },
  ],
  [
    "in shops only at a shop that has it",
    { flags: { ...flags, isInShopOnly: true }, canShip: false },
    { notice: "available", option: "pickup", isPickupOnly: true, canBuy: true },
  ],
])("%s", (_case, facts, expected) => {
  expect(fulfillment({ ...usual, ...facts })).toMatchObject(expected);
});
