import {
  countedPieces,
  isAnyOrderable,
  isFlaggedForPickup,
  isLimited,
  type StockRecord,
  stockRecord,
} from "./availability.ts";

const nothing: StockRecord = { ats: 0, orderable: false, preorderable: false, backorderable: false };

describe("a stock record", () => {
  it.each<[string, Partial<StockRecord>, Partial<StockRecord>]>([
    ["that says nothing has nothing", {}, {}],
    ["has pieces", { ats: 7 }, { ats: 7 }],
    ["may be ordered", { orderable: true }, { orderable: true }],
    ["may be ordered before it is there", { preorderable: true }, { preorderable: true }],
    ["may be ordered until it is there again", { backorderable: true }, { backorderable: true }],
    ["may not be ordered", { orderable: false, preorderable: false, backorderable: false }, {}],
  ])("%s", (_name, said, record) => {
    expect(stockRecord(said)).toEqual({ ...nothing, ...record });
  });
});

test.each([
  [undefined, false],
  [Number.NaN, false],
  [-1, false],
  [0, false],
  [1, true],
  [9, true],
  [10, false],
])("%p pieces are limited: %p", (ats, isFew) => {
  expect(isLimited(ats)).toBe(isFew);
});

describe("flags and stock of a product without variants, and with them", () => {
  const product = { id: "p" };
  it.each([
    ["not said", product, false],
    ["the product's own", { ...product, c_availableForInStorePickup: true }, true],
    [
      "one variant's",
      { ...product, variants: [{ productId: "a" }, { productId: "b", c_availableForInStorePickup: true }] },
      true,
    ],
    ["no variant's", { ...product, variants: [{ productId: "a" }] }, false],
  ])("pickup: %s", (_name, document, isFlagged) => {
    expect(isFlaggedForPickup(document)).toBe(isFlagged);
  });

  it.each([
    ["no stock known", product, false],
    ["its stock", { ...product, inventory: { orderable: true } }, true],
    ["stock that says nothing", { ...product, inventory: {} }, false],
    ["no variant's", { ...product, inventory: { orderable: true }, variants: [{ productId: "a" }] }, false],
    ["one variant's", { ...product, variants: [{ productId: "a" }, { productId: "b", orderable: true }] }, true],
    ["its stock beside an empty list", { ...product, inventory: { orderable: true }, variants: [] }, true],
  ])("orderable: %s", (_name, document, isOrderable) => {
    expect(isAnyOrderable(document)).toBe(isOrderable);
  });
});

test.each([
  [{ ats: 3.9 }, 3],
  [{ ats: -2 }, 0],
  [{ ats: 3, preorderable: true }, undefined],
  [{ ats: 3, orderable: false, backorderable: true }, 0],
])("pieces counted of %j", (record, pieces) => {
  expect(countedPieces(record)).toBe(pieces);
});
