import type { InventoryRecord } from "#sandbox/platform/inventory/inventory.ts";
import { type NeedsContext, needsOf, type StockedLine } from "./stock-needs.ts";

/** Where the stock of a product is kept; the empty list name stands for the site's own. */
export const stockKey = (listId: string | null, productId: string): string => `${listId ?? ""}/${productId}`;

/** What stock is looked up in. */
export interface StockSituation extends NeedsContext {
  /** Stock by `list/product`. */
  stock: ReadonlyMap<string, Pick<InventoryRecord, "ats">>;
}

/** Pieces of a line there are for all lines that take the same things: as many as the scarcest part gives. */
export const availablePieces = (line: Omit<StockedLine, "quantity">, { stock, ...context }: StockSituation): number =>
  Math.min(
    ...needsOf(line, context).map(({ productId, quantity }) =>
      Math.floor((stock.get(stockKey(line.stockListId, productId))?.ats ?? 0) / quantity),
    ),
  );

/** A product that lines together want more of than there is. */
export interface Shortage {
  productId: string;
  wanted: number;
  available: number;
}

/** What a line is short of, counting everything the other lines take from the same list. */
export const shortageOf = (
  line: StockedLine,
  lines: readonly StockedLine[],
  { stock, ...context }: StockSituation,
): Shortage | null => {
  const own = lines.filter(({ stockListId }) => stockListId === line.stockListId);
  for (const { productId } of needsOf(line, context)) {
    const wanted = own.reduce(
      (sum, each) =>
        sum +
        needsOf(each, context).reduce(
          (needed, need) => (need.productId === productId ? needed + need.quantity * each.quantity : needed),
          0,
        ),
      0,
    );
    const available = stock.get(stockKey(line.stockListId, productId))?.ats ?? 0;
    if (wanted > available) return { productId, wanted, available };
  }
  return null;
};
