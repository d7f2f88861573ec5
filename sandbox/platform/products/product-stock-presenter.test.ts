import fc from "fast-check";
import type { InventoryRecord } from "#sandbox/platform/inventory/inventory.ts";
import { scarcestRecord } from "./product-stock-presenter.ts";

const record = (ats: number, change: Partial<InventoryRecord> = {}): InventoryRecord =>
  ({
    inventoryListId: "us",
    productId: "x",
    ats,
    stockLevel: ats,
    orderable: ats > 0,
    preorderable: false,
    backorderable: false,
    perpetual: false,
    inStockDate: null,
    ...change,
  }) as InventoryRecord;

test("a bundle is as scarce as its scarcest part, counted by how many of it go in", () => {
  const parts = [
    { record: record(10), quantity: 1 },
    { record: record(7), quantity: 2 },
  ];
  expect(scarcestRecord(record(100), parts)).toMatchObject({ ats: 3, orderable: true });
  expect(scarcestRecord(record(2), parts)).toMatchObject({ ats: 2 });
  expect(scarcestRecord(record(100), [...parts, { record: record(0), quantity: 1 }])).toMatchObject({
    ats: 0,
    orderable: false,
  });
});

test("a bundle with a part that has no record has none", () => {
  expect(scarcestRecord(record(5), [{ record: undefined, quantity: 1 }])).toBeUndefined();
  expect(scarcestRecord(undefined, [{ record: record(5), quantity: 1 }])).toBeUndefined();
});

test("a bundle never promises more than any part can give", () => {
  const part = fc.record({ ats: fc.nat(1000), quantity: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.nat(1000), fc.array(part, { minLength: 1, maxLength: 5 }), (own, parts) => {
      const bundle = scarcestRecord(
        record(own),
        parts.map(({ ats, quantity }) => ({ record: record(ats), quantity })),
      );
      const ats = bundle?.ats ?? -1;
      expect(ats).toBeGreaterThanOrEqual(0);
      expect(ats <= own && parts.every((each) => ats * each.quantity <= each.ats)).toBe(true);
      expect(bundle?.orderable).toBe(ats > 0);
    }),
  );
});
