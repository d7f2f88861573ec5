/** What a stock list holds of one product. */
export interface StockRow {
  inventoryListId: string;
  productId: string;
  allocation: number;
  perpetual: boolean;
  handling: "none" | "preorder" | "backorder";
  preorderBackorderAllocation: number;
  onOrder: number;
  turnover: number;
  inStockDate: Date | null;
}

/** Stock of one product in one list as the other domains see it. */
export interface InventoryRecord {
  productId: string;
  inventoryListId: string;
  /** Available to sell: allocation and what may be ordered ahead, less what is sold or promised. */
  ats: number;
  /** On the shelf: allocation less what is sold; what is only promised still stands there. */
  stockLevel: number;
  orderable: boolean;
  preorderable: boolean;
  backorderable: boolean;
  perpetual: boolean;
  inStockDate: Date | null;
}

/** What a never-ending product reports as available, as the platform does. */
export const PERPETUAL_ATS = 999999;

/** Available to sell; endless for perpetual stock. */
export const availableToSell = (row: StockRow): number =>
  row.perpetual
    ? PERPETUAL_ATS
    : Math.max(
        0,
        row.allocation + (row.handling === "none" ? 0 : row.preorderBackorderAllocation) - row.turnover - row.onOrder,
      );

/** A stock row as a record. */
export const toInventoryRecord = (row: StockRow): InventoryRecord => {
  const ats = availableToSell(row);
  const stockLevel = row.perpetual ? PERPETUAL_ATS : Math.max(0, row.allocation - row.turnover);
  const ahead = ats > 0 && row.allocation - row.turnover - row.onOrder <= 0;
  return {
    productId: row.productId,
    inventoryListId: row.inventoryListId,
    ats,
    stockLevel,
    orderable: ats > 0,
    preorderable: ahead && row.handling === "preorder",
    backorderable: ahead && row.handling === "backorder",
    perpetual: row.perpetual,
    inStockDate: row.inStockDate,
  };
};

/** What a product without a stock row counts as, by the default of its list. */
export const missingRecord = (inventoryListId: string, productId: string, inStock: boolean): InventoryRecord => ({
  productId,
  inventoryListId,
  ats: inStock ? PERPETUAL_ATS : 0,
  stockLevel: inStock ? PERPETUAL_ATS : 0,
  orderable: inStock,
  preorderable: false,
  backorderable: false,
  perpetual: inStock,
  inStockDate: null,
});
