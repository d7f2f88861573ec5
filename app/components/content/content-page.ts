import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { kindOf, partsOf, textOf, type Fields } from "#app/domain/content/content-fields.ts";
import { toTile, type ProductTile, type TileSite } from "#app/domain/product/tile.ts";

/** A block of a page: the item's fields, and the products it names as slim tiles. */
export interface PageBlock {
  kind: string;
  fields: Fields;
  tiles?: ProductTile[];
}

/** A managed page ready to be shown; plain JSON. */
export interface ContentPage {
  title?: string;
  description?: string;
  blocks: PageBlock[];
}

/** What loading a page needs. */
interface ContentPageRequest {
  api: Pick<CommerceApi, "content" | "products">;
  site: TileSite;
  /** Delivery key, the path without its leading slash. */
  key: string;
}

const productIds = (item: Fields): string[] =>
  Array.isArray(item.productIds) ? item.productIds.filter((id): id is string => typeof id === "string") : [];

/** Whether a carousel of featured products may show a product (specification, section 9). */
export const isFeaturable = (tile: ProductTile): boolean =>
  !tile.isCustomMix && tile.addId !== undefined && (tile.status === undefined || tile.status === "comingSoon");

const isBlock = (item: Fields): boolean => kindOf(item) !== undefined;

/** Loads a managed page with the products that its blocks name; null when there is none of that key. */
export const loadContentPage = async ({ api, site, key }: ContentPageRequest): Promise<ContentPage | null> => {
  const item = await api.content.byKey(key);
  if (!item) return null;
  const items = kindOf(item) === "content-page" ? partsOf(item, "contentItems") : [item];
  const ids = [...new Set(items.flatMap(productIds))];
  const products = ids.length > 0 ? await api.products.getMany(ids).catch(() => []) : [];
  const tiles = new Map(products.map((product) => [product.id, toTile(product, site)]));
  return {
    title: textOf(item, "title"),
    description: textOf(item, "description"),
    blocks: items.filter(isBlock).map((block) => {
      const { _meta, ...fields } = block;
      const named = productIds(block).flatMap((id) => tiles.get(id) ?? []);
      return {
        kind: kindOf(block) ?? "",
        fields,
        ...(named.length > 0 && { tiles: named.filter(isFeaturable) }),
      };
    }),
  };
};
