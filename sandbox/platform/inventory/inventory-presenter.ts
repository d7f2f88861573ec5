import type { ShopperProductsTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { InventoryRecord } from "./inventory.ts";

/** A stock record as the API shows it. */
export const presentInventory = (record: InventoryRecord): ShopperProductsTypes.Inventory => ({
  id: record.inventoryListId,
  ats: record.ats,
  stockLevel: record.stockLevel,
  orderable: record.orderable,
  preorderable: record.preorderable,
  backorderable: record.backorderable,
  ...(record.inStockDate ? { inStockDate: record.inStockDate.toISOString() } : {}),
});

/** The stock of a master: that of its variants together. */
export const combinedRecord = (records: InventoryRecord[]): InventoryRecord | undefined => {
  const [first] = records;
  if (!first) return undefined;
  const { later: _later, ...common } = first;
  const total = (of: (record: InventoryRecord) => number) =>
    Math.min(
      999999,
      records.reduce((sum, record) => sum + of(record), 0),
    );
  return {
    ...common,
    ats: total(({ ats }) => ats),
    stockLevel: total(({ stockLevel }) => stockLevel),
    orderable: records.some(({ orderable }) => orderable),
    preorderable: records.some(({ preorderable }) => preorderable),
    backorderable: records.some(({ backorderable }) => backorderable),
    perpetual: records.every(({ perpetual }) => perpetual),
    inStockDate: null,
  };
};
