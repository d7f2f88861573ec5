import { spreadEvenly } from "#app/domain/basket/spread-evenly.ts";

/** A line as far as stock is concerned; pieces. */
export interface StockedLine {
  itemId: string;
  productId: string;
  quantity: number;
}

/** What stock means for a basket: lines that ask for too much, and what they can have instead. */
export interface StockReconciliation {
  /** Lines of products of which the basket holds more than there is. */
  exceptions: string[];
  /** Lines to make smaller. */
  reductions: { itemId: string; productId: string; from: number; to: number }[];
  /**
   * Exceptions for which nothing is left: those of a sold-out product, and the last ones where there are more lines
   * than pieces.
   */
  leftOut: string[];
}

/** What the stock of a shop means for the lines it hands out. */
export interface PickupReconciliation extends StockReconciliation {
  /** Lines to take out. */
  removals: string[];
}

const nothing: StockReconciliation = { exceptions: [], reductions: [], leftOut: [] };

/**
 * Compares a basket with what is available to sell (bag-21): a product asked for beyond its stock flags its lines, and
 * while some is left they are reduced to it, spread evenly with the remainder to the first lines. A product of unknown
 * stock is left alone.
 */
export const reconcileStock = (
  lines: readonly StockedLine[],
  available: ReadonlyMap<string, number>,
): StockReconciliation => {
  const products = [...new Set(lines.map(({ productId }) => productId))];
  return products.reduce<StockReconciliation>((result, productId) => {
    const own = lines.filter((line) => line.productId === productId);
    const stock = available.get(productId);
    const wanted = own.reduce((sum, { quantity }) => sum + quantity, 0);
    if (stock === undefined || wanted <= stock) return result;
    const shares = spreadEvenly(Math.max(0, Math.floor(stock)), own.length);
    const reductions = own.flatMap(({ itemId, quantity }, index) => {
      const to = shares[index] ?? 0;
      return to > 0 && to < quantity ? [{ itemId, productId, from: quantity, to }] : [];
    });
    return {
      exceptions: [...result.exceptions, ...own.map(({ itemId }) => itemId)],
      reductions: [...result.reductions, ...reductions],
      leftOut: [...result.leftOut, ...own.flatMap(({ itemId }, index) => (shares[index] === 0 ? [itemId] : []))],
    };
  }, nothing);
};

/**
 * The same for the lines that one shop hands out, against what that shop has; `shopId` is null where the shop is no
 * shop of ours (any more), whose lines are then removed (bag-22).
 */
export const reconcilePickup = (
  lines: readonly StockedLine[],
  { shopId, available }: { shopId: string | null; available: ReadonlyMap<string, number> },
): PickupReconciliation =>
  shopId === null
    ? { ...nothing, removals: lines.map(({ itemId }) => itemId) }
    : { ...reconcileStock(lines, available), removals: [] };
