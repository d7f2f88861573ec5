import { isSingleValue, readPriceRange, type Refinements } from "#app/domain/search/search-params.ts";
import type { RefinementView } from "./search-view.ts";

/** One chosen value, as the chip above the results names it; `range` for a price without a label of its own. */
export interface Chip {
  attributeId: string;
  value: string;
  label: string;
  range?: { from: number; to: number };
}

/** The chosen values in the order of the address. */
export const chips = (chosen: Refinements, refinements: readonly RefinementView[]): Chip[] =>
  Object.entries(chosen).flatMap(([attributeId, values]) =>
    values.map((value) => {
      const refinement = refinements.find(({ id }) => id === attributeId);
      const label = refinement?.values.find((other) => other.value === value)?.label ?? value;
      const range = label === value && attributeId === "price" ? readPriceRange(value) : null;
      const name = value === "true" && refinement && isSingleValue(attributeId) ? refinement.label : label;
      return { attributeId, value, label: name, ...(range && { range }) };
    }),
  );
