import { combinedRecord } from "./inventory-presenter.ts";
import fc from "fast-check";
import { availabilityLevels, isInStock, missingRecord, toInventoryRecord, type StockRow } from "./inventory.ts";

const row = (change: Partial<StockRow>): StockRow => ({
  inventoryListId: "inventory_us",
  productId: "bar",
  allocation: 0,
  perpetual: false,
  handling: "none",
  preorderBackorderAllocation: 0,
  onOrder: 0,
  turnover: 0,
  inStockDate: null,
  ...change,
});

test.each<[string, Partial<StockRow>, object]>([
  ["what is on the shelf", { allocation: 8 }, { ats: 8, stockLevel: 8, orderable: true }],
  ["less what is promised to orders", { allocation: 8, onOrder: 3 }, { ats: 5, stockLevel: 8, orderable: true }],
  ["less what was sold", { allocation: 8, turnover: 8 }, { ats: 0, stockLevel: 0, orderable: false }],
  ["nothing, never less", { allocation: 1, turnover: 3 }, { ats: 0, stockLevel: 0, orderable: false }],
  ["everything, when it never ends", { perpetual: true }, { ats: 999999, orderable: true, perpetual: true }],
  [
    "what may be ordered ahead",
    { handling: "preorder", preorderBackorderAllocation: 20 },
    { ats: 20, stockLevel: 0, orderable: true, preorderable: true, backorderable: false },
  ],
  [
    "the shelf first, and then what is made on demand",
    { allocation: 2, handling: "backorder", preorderBackorderAllocation: 5 },
    { ats: 7, stockLevel: 2, preorderable: false, backorderable: false },
  ],
  [
    "what is made on demand once the shelf is empty",
    { allocation: 2, onOrder: 2, handling: "backorder", preorderBackorderAllocation: 5 },
    { ats: 5, backorderable: true },
  ],
  ["no advance order where it is not handled", { preorderBackorderAllocation: 9 }, { ats: 0, orderable: false }],
])("rule 3.3.1: available to sell is %s", (_fact, change, expected) => {
  expect(toInventoryRecord(row(change))).toMatchObject(expected);
});

test("rule 3.3.3: a product a list knows nothing of is in stock when the list says so", () => {
  expect(missingRecord("list", "bar", true)).toMatchObject({ ats: 999999, orderable: true });
  expect(missingRecord("list", "bar", false)).toMatchObject({ ats: 0, orderable: false });
});

test("a master can be ordered when one of its variants can", () => {
  const records = [row({ productId: "small" }), row({ productId: "large", allocation: 4 })].map(toInventoryRecord);
  expect(combinedRecord(records)).toMatchObject({ ats: 4, orderable: true });
  expect(combinedRecord([])).toBeUndefined();
});

describe("rule 3.3.6: a quantity is split over what there is", () => {
  it.each<[string, Partial<StockRow>, number, number[]]>([
    ["three of ten", { allocation: 3 }, 10, [3, 0, 0, 7]],
    ["all of them", { allocation: 12 }, 10, [10, 0, 0, 0]],
    ["never-ending", { perpetual: true }, 999, [999, 0, 0, 0]],
    [
      "the shelf, then made on demand",
      { allocation: 2, handling: "backorder", preorderBackorderAllocation: 5 },
      10,
      [2, 0, 5, 3],
    ],
    ["ordered ahead", { handling: "preorder", preorderBackorderAllocation: 20 }, 10, [0, 10, 0, 0]],
    [
      "what is promised is gone",
      { allocation: 3, onOrder: 4, handling: "preorder", preorderBackorderAllocation: 5 },
      10,
      [0, 4, 0, 6],
    ],
  ])("%s", (_name, change, quantity, expected) => {
    const { inStock, preorder, backorder, notAvailable } = availabilityLevels(toInventoryRecord(row(change)), quantity);
    expect([inStock, preorder, backorder, notAvailable]).toEqual(expected);
  });

  it("the parts always add up, and none is below zero", () => {
    const amount = fc.integer({ min: 0, max: 30 });
    const stock = fc.record({
      allocation: amount,
      turnover: amount,
      onOrder: amount,
      preorderBackorderAllocation: amount,
      perpetual: fc.boolean(),
      handling: fc.constantFrom("none" as const, "preorder" as const, "backorder" as const),
    });
    fc.assert(
      fc.property(stock, fc.integer({ min: 1, max: 40 }), (change, quantity) => {
        const record = toInventoryRecord(row(change));
        const parts = Object.values(availabilityLevels(record, quantity)) as number[];
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(quantity);
        expect(quantity - (parts[3] ?? 0)).toBe(Math.min(quantity, record.ats));
      }),
    );
  });
});

test.each([
  [{ allocation: 3 }, 3, true],
  [{ allocation: 3, turnover: 1 }, 3, false],
  [{ allocation: 3, onOrder: 3 }, 3, true],
  [{ handling: "preorder" as const, preorderBackorderAllocation: 9 }, 1, false],
  [{ perpetual: true }, 500, true],
])("rule 3.3.5: %p has %p pieces in stock: %p", (change, quantity, expected) => {
  expect(isInStock(toInventoryRecord(row(change)), quantity)).toBe(expected);
});
