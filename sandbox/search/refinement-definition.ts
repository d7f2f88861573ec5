/** A text by locale; locales that are not named read `default`. */
export type LocalisedText = { default: string } & Partial<Record<string, string>>;

/** Several values of an attribute counted and chosen as one. */
export interface AttributeBucket {
  label: LocalisedText;
  values: readonly string[];
  /** What a shop shows it by, for example a colour. */
  presentationId?: string;
}

/** A range of prices, in whole cents; the lower end belongs to it, the upper does not. */
export interface PriceBucket {
  label: LocalisedText;
  fromCents: number;
  toCents: number;
}

/** How a facet finds, names, orders and limits its values (the platform's refinement definitions). */
export interface RefinementDefinition {
  type: "attribute" | "price" | "promotion";
  label: LocalisedText;
  /** How values are ordered; `position` keeps the order of the buckets, then that of first appearance. */
  sortMode: "value-name" | "value-count" | "position";
  sortDirection: "ascending" | "descending";
  /** What becomes of values no bucket holds. */
  unbucketed: "show-values" | "show-as-bucket" | "hide";
  /** Fewer different values than this hide the whole facet; null shows it always. */
  cutoffThreshold: number | null;
  buckets?: readonly AttributeBucket[];
  priceBuckets?: Partial<Record<string, readonly PriceBucket[]>>;
  /** The name of the bucket of all values no other bucket holds. */
  defaultBucket?: LocalisedText;
}

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
