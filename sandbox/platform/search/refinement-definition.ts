import type { LocalisedText, RefinementDefinition } from "#sandbox/core/columns/refinement.ts";
/** A definition with the attribute it is for, as a category has it; null where a category blocks it. */
export interface CategoryRefinement {
  attributeId: string;
  definition: RefinementDefinition | null;
}

/** A text in a language. */
export const textIn = (text: LocalisedText, locale: string): string => text[locale] ?? text.default;

/**
 * The facets of a category: those of the top, changed by every category on the way down to it. A category that has an
 * attribute already defined above redefines it in place, one that blocks it takes it away.
 * @param path the categories from the top down, `root` first
 */
export const refinementsOf = (
  path: readonly string[],
  definitions: ReadonlyMap<string, readonly CategoryRefinement[]>,
): { attributeId: string; definition: RefinementDefinition }[] => {
  const found = new Map<string, RefinementDefinition | null>();
  for (const categoryId of path)
    for (const { attributeId, definition } of definitions.get(categoryId) ?? []) found.set(attributeId, definition);
  return [...found].flatMap(([attributeId, definition]) => (definition ? [{ attributeId, definition }] : []));
};
