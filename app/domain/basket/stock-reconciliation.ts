import { spreadEvenly } from "./spread-evenly.ts";

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
  /** Lines to make smaller; a line of a sold-out product is an exception without a reduction. */
  reductions: { itemId: string; productId: string; from: number; to: number }[];
}

/**
 * Compares a basket with what is available to sell (specification, section 4): a product asked for beyond its stock flags
 * its lines, and while some is left they are reduced to it, spread evenly with the remainder to the first lines. A product
 * of unknown stock is left alone.
 */
export const reconcileStock = (
  lines: readonly StockedLine[],
  available: ReadonlyMap<string, number>,
): StockReconciliation => {
  const products = [...new Set(lines.map(({ productId }) => productId))];
  return products.reduce<StockReconciliation>(
    (result, productId) => {
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
      };
    },
    { exceptions: [], reductions: [] },
  );
};
