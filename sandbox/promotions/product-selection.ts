/** Conditions a product must meet all of; each is met by any of what it names. */
export interface ProductConditions {
  categoryIds?: readonly string[];
  productIds?: readonly string[];
  brands?: readonly string[];
  /** Values by custom attribute, for example `{ c_isDairyFree: [true] }`. */
  attributes?: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * Products by category, id, brand or attribute; any of them is enough, as is any of `groups`, and an excluded one never
 * counts. Nothing named means all.
 */
export interface ProductSelection extends ProductConditions {
  /** Conditions that must be met together. */
  groups?: readonly ProductConditions[];
  excludedCategoryIds?: readonly string[];
  excludedProductIds?: readonly string[];
  excludedBrands?: readonly string[];
}

/** What a selection looks at. */
export interface SelectableProduct {
  id: string;
  masterId: string | null;
  brand: string;
  categoryIds: readonly string[];
  attributes?: Readonly<Record<string, unknown>>;
}

/** Each condition by itself: met, not met, or not asked for. */
const verdicts = (product: SelectableProduct, conditions: ProductConditions): boolean[] => {
  const { categoryIds, productIds, brands, attributes } = conditions;
  return [
    ...(categoryIds ? [product.categoryIds.some((id) => categoryIds.includes(id))] : []),
    ...(productIds ? [isNamed(product, productIds)] : []),
    ...(brands ? [brands.includes(product.brand)] : []),
    ...Object.entries(attributes ?? {}).map(([name, values]) => values.includes(product.attributes?.[name])),
  ];
};

const isNamed = ({ id, masterId }: SelectableProduct, ids: readonly string[]): boolean =>
  ids.includes(id) || (masterId !== null && ids.includes(masterId));

/** Whether a selection leaves a product out by name, brand or category. */
export const isExcluded = (product: SelectableProduct, selection: ProductSelection = {}): boolean => {
  const { excludedCategoryIds = [], excludedProductIds = [], excludedBrands = [] } = selection;
  return (
    isNamed(product, excludedProductIds) ||
    excludedBrands.includes(product.brand) ||
    product.categoryIds.some((id) => excludedCategoryIds.includes(id))
  );
};

/** Whether a product belongs to a selection; a variant also by its master. */
export const isSelected = (product: SelectableProduct, selection: ProductSelection = {}): boolean => {
  if (isExcluded(product, selection)) return false;
  const own = verdicts(product, selection);
  const groups = selection.groups ?? [];
  if (own.length === 0 && groups.length === 0) return true;
  return own.includes(true) || groups.some((group) => verdicts(product, group).every(Boolean));
};
