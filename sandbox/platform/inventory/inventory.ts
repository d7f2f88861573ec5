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
  /** Pieces of `ats` that are not on the shelf yet, and how they are ordered ahead; left out where there are none. */
  later?: { handling: "preorder" | "backorder"; quantity: number };
}

/** How an order of several pieces is met: from the shelf, ordered ahead, or not at all. */
export interface AvailabilityLevels {
  inStock: number;
  preorder: number;
  backorder: number;
  notAvailable: number;
}

/** Splits a quantity over what there is: ten with three left are 3, 0, 0 and 7. */
export const availabilityLevels = ({ ats, later }: InventoryRecord, quantity: number): AvailabilityLevels => {
  const available = Math.min(quantity, ats);
  const inStock = Math.min(quantity, ats - (later?.quantity ?? 0));
  const ahead = available - inStock;
  return {
    inStock,
    preorder: later?.handling === "preorder" ? ahead : 0,
    backorder: later?.handling === "backorder" ? ahead : 0,
    notAvailable: quantity - available,
  };
};

/** Whether so many pieces lie on the shelf; what is only ordered ahead can be ordered, but is not in stock. */
export const isInStock = (record: Pick<InventoryRecord, "stockLevel">, quantity: number): boolean =>
  quantity <= record.stockLevel;

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
  const onShelf = Math.max(0, row.allocation - row.turnover - row.onOrder);
  const ahead = ats > 0 && onShelf === 0;
  const later = row.perpetual || row.handling === "none" ? 0 : ats - Math.min(ats, onShelf);
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
    ...(later > 0 && row.handling !== "none" ? { later: { handling: row.handling, quantity: later } } : {}),
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
