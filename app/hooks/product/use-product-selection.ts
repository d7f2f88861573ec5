import { useCallback, useState } from "react";
import type { ProductView, VariantView } from "#app/domain/product/product-view.ts";
import {
  initialSelections,
  representedVariant,
  selectionStatus,
  type SelectionStatus,
  selectValue,
  type Selections,
} from "#app/domain/product/variant-selection.ts";

/** What is chosen of a product, and the variant that this means. */
export interface ProductSelection {
  selections: Selections;
  status: SelectionStatus;
  /** Undefined where the product has no variants, or none of them fits the choices. */
  variant: VariantView | undefined;
  select: (attributeId: string, value: string) => void;
}

/**
 * Remembers what a shopper chooses of one product; `asked` is what the address asks for at first. Another product needs
 * another component (`key`).
 */
export const useProductSelection = (
  product: ProductView,
  asked: { color?: string | null; size?: string | null } = {},
): ProductSelection => {
  const [{ selections, status }, setChosen] = useState(() => {
    const first = initialSelections(product, asked);
    return { selections: first, status: selectionStatus(product, "idle", first) };
  });
  const select = useCallback(
    (attributeId: string, value: string) =>
      setChosen((before) => {
        const next = selectValue(product, before.selections, attributeId, value);
        return { selections: next, status: selectionStatus(product, before.status, next) };
      }),
    [product],
  );
  return { selections, status, variant: representedVariant(product, selections), select };
};

/**
 * The names of what is chosen, in the product's order: '12 pieces, Plum ribbon'; choosing none of something is left
 * out.
 */
export const choiceInWords = (product: ProductView, selections: Selections): string =>
  product.attributes
    .flatMap(({ id, values }) => values.find(({ value }) => value === selections[id]) ?? [])
    // The catalogue's value is the same in every language, its name is not.
    .filter(({ value, name }) => ![value, name].some((word) => /^none$/i.test(word)))
    .map(({ name }) => name)
    .join(", ");
