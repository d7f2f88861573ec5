import {
  isAvailableAtShop,
  isLimited,
  isOrderableForShipping,
  isPickupAllowed,
  isPickupOnly,
  stockStatus,
} from "./availability.ts";

const marks = (isOutOfStock: boolean, isComingSoon: boolean, isInShopOnly: boolean) => ({
  isOutOfStock,
  isComingSoon,
  isInShopOnly,
});

test.each([
  [marks(false, false, false), null],
  [marks(true, false, false), "outOfStock"],
  [marks(false, true, false), "comingSoon"],
  [marks(false, false, true), "inShopsOnly"],
  [marks(true, true, true), "comingSoon"],
  [marks(true, false, true), "inShopsOnly"],
])("status of %j is %s", (given, status) => {
  expect(stockStatus(given)).toBe(status);
  expect(isOrderableForShipping(given)).toBe(status === null);
});

test.each([
  [undefined, false],
  [0, false],
  [1, true],
  [9, true],
  [10, false],
  [-1, false],
])("%s pieces are limited: %s", (ats, limited) => {
  expect(isLimited(ats)).toBe(limited);
});

const record = { ats: 3, orderable: false, preorderable: false, backorderable: false };

test.each([
  ["no record", undefined, false],
  ["pieces that may not be sold", record, false],
  ["pieces to sell", { ...record, orderable: true }, true],
  ["pieces ordered ahead", { ...record, preorderable: true }, true],
  ["pieces made later", { ...record, backorderable: true }, true],
  ["nothing left", { ...record, ats: 0, orderable: true }, false],
])("a shop with %s can hand it over: %s", (_, stock, available) => {
  expect(isAvailableAtShop(stock)).toBe(available);
});

test.each([
  [true, false, false, true, true],
  [false, false, false, true, false],
  [true, true, false, true, false],
  [true, false, true, true, false],
  [true, false, false, false, false],
])("pickup enabled %s, online only %s, in shops only %s, flagged %s: %s", (enabled, online, shops, flag, allowed) => {
  const product = { isOnlineOnly: online, isInShopOnly: shops, availableForInStorePickup: flag };
  expect(isPickupAllowed(product, enabled)).toBe(allowed);
});

test("pickup is the only way when it cannot be shipped but the shop has it", () => {
  expect(isPickupOnly(marks(true, false, false), true)).toBe(true);
  expect(isPickupOnly(marks(false, false, false), true)).toBe(false);
  expect(isPickupOnly(marks(true, false, false), false)).toBe(false);
});
