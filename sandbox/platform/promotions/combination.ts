import { isSelected, type ProductSelection, type SelectableProduct } from "./product-selection.ts";

/** One of the things that must be bought together: so many pieces of any of these products. */
export interface CombinationPart {
  products: ProductSelection;
  pieces: number;
}

/** Products with their pieces. */
interface CountedProduct {
  product: SelectableProduct;
  quantity: number;
}

const subsetsOf = <Part>(parts: readonly Part[]): Part[][] =>
  parts.reduce<Part[][]>((subsets, part) => [...subsets, ...subsets.map((subset) => [...subset, part])], [[]]);

/**
 * Pieces that are still missing for a combination; 0 once it is complete. Each piece counts for one part only,
 * whichever serves the shopper best: a combination is complete exactly when every choice of its parts finds enough
 * pieces.
 */
export const missingOfCombination = (parts: readonly CombinationPart[], bought: readonly CountedProduct[]): number =>
  Math.max(
    ...subsetsOf(parts).map((subset) => {
      const wanted = subset.reduce((sum, { pieces }) => sum + pieces, 0);
      const there = bought.filter(({ product }) => subset.some(({ products }) => isSelected(product, products)));
      return wanted - there.reduce((sum, { quantity }) => sum + quantity, 0);
    }),
  );
