import { combinedRecord } from "./inventory-presenter.ts";
import { missingRecord, toInventoryRecord, type StockRow } from "./inventory.ts";

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
])("available to sell is %s", (_fact, change, expected) => {
  expect(toInventoryRecord(row(change))).toMatchObject(expected);
});

test("a product a list knows nothing of is in stock when the list says so", () => {
  expect(missingRecord("list", "bar", true)).toMatchObject({ ats: 999999, orderable: true });
  expect(missingRecord("list", "bar", false)).toMatchObject({ ats: 0, orderable: false });
});

test("a master can be ordered when one of its variants can", () => {
  const records = [row({ productId: "small" }), row({ productId: "large", allocation: 4 })].map(toInventoryRecord);
  expect(combinedRecord(records)).toMatchObject({ ats: 4, orderable: true });
  expect(combinedRecord([])).toBeUndefined();
});
