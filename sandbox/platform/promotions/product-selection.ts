/** Conditions a product must meet all of; each is met by any of what it names. */
export interface ProductConditions {
  categoryIds?: readonly string[];
  productIds?: readonly string[];
  brands?: readonly string[];
  /** Values by custom attribute, for example `{ c_isDairyFree: [true] }`. */
  attributes?: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * Products of any group of conditions; an excluded one never counts. Without groups all are meant. Conditions stand in
 * groups alone, so that they never mean "any of these" at one place and "all of these" at another.
 */
export interface ProductSelection {
  /** One group is enough; in it all conditions are met. */
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

const meetsAll = (
  product: SelectableProduct,
  { categoryIds, productIds, brands, attributes = {} }: ProductConditions,
): boolean =>
  (!categoryIds || product.categoryIds.some((id) => categoryIds.includes(id))) &&
  (!productIds || isNamed(product, productIds)) &&
  (!brands || brands.includes(product.brand)) &&
  Object.entries(attributes).every(([name, values]) => values.includes(product.attributes?.[name]));

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
  const { groups = [] } = selection;
  return !isExcluded(product, selection) && (groups.length === 0 || groups.some((group) => meetsAll(product, group)));
};
