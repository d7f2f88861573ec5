import type { CatalogueProduct } from "./product.ts";

/** A category with the ids of its children in menu order. */
export interface CatalogueCategory {
  id: string;
  parentId: string | null;
  name: string;
  description: string;
  pageTitle: string;
  pageDescription: string;
  imageFile: string | null;
  online: boolean;
  childIds: string[];
  /** Custom attributes with their `c_` names. */
  attributes: Record<string, unknown>;
}

/** The catalogue of one language as it stood when it was read. */
export interface Catalogue {
  products: ReadonlyMap<string, CatalogueProduct>;
  categories: ReadonlyMap<string, CatalogueCategory>;
}

/** From the top below `root` down to the category itself; empty for an unknown one. */
export const categoryPath = (catalogue: Catalogue, categoryId: string): CatalogueCategory[] => {
  const path: CatalogueCategory[] = [];
  let category = catalogue.categories.get(categoryId);
  while (category && category.id !== "root" && !path.includes(category)) {
    path.unshift(category);
    category = category.parentId === null ? undefined : catalogue.categories.get(category.parentId);
  }
  return path;
};

/** Every category a product belongs to, those above its own included, `root` left out. */
export const categoriesOf = (catalogue: Catalogue, product: CatalogueProduct): string[] => [
  ...new Set(product.categoryIds.flatMap((id) => categoryPath(catalogue, id).map((category) => category.id))),
];

/** Whether a category and everything above it are online. */
export const isCategoryShown = (catalogue: Catalogue, categoryId: string): boolean =>
  categoryId === "root" || categoryPath(catalogue, categoryId).every(({ online }) => online);
