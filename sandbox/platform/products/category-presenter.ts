import type { ShopperProductsTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import { categoryPath, type Catalogue, type CatalogueCategory } from "./catalogue.ts";

/** A category as the Shopper Products API shows it, with its online descendants down to `levels`. */
export const presentCategory = (
  catalogue: Catalogue,
  category: CatalogueCategory,
  levels: number,
  imageAddress: ImageAddress,
): ShopperProductsTypes.Category => {
  const children = category.childIds.flatMap((id) => {
    const child = catalogue.categories.get(id);
    return child?.online ? [child] : [];
  });
  const image = category.imageFile ? imageAddress(category.imageFile) : undefined;
  return {
    id: category.id,
    name: category.name,
    description: category.description,
    pageTitle: category.pageTitle,
    pageDescription: category.pageDescription,
    ...(category.parentId ? { parentCategoryId: category.parentId } : {}),
    parentCategoryTree: categoryPath(catalogue, category.id).map(({ id, name }) => ({ id, name })),
    onlineSubCategoriesCount: children.length,
    ...(image ? { image, thumbnail: image } : {}),
    ...(levels > 0
      ? { categories: children.map((child) => presentCategory(catalogue, child, levels - 1, imageAddress)) }
      : {}),
    ...category.attributes,
  };
};
