import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import type { ContentItem } from "#app/commerce-api/content.ts";
import { deliveryKeyOf, kindOf, partsOf, textOf, textsOf, type Fields } from "#app/domain/content/content-fields.ts";
import { isFeatured } from "#app/domain/product/featured.ts";
import { toTile, type ProductTile, type TileSite } from "#app/domain/product/tile.ts";
import { MISSING_KIND, type PageBlock } from "./block-props.ts";

export type { PageBlock };

/** A managed page ready to be shown; plain JSON. */
export interface ContentPage {
  title?: string;
  description?: string;
  /** What else editors say about the page: its place, its day, its author. */
  head?: Fields;
  blocks: PageBlock[];
}

/** What loading a page needs. */
interface ContentPageRequest {
  api: Pick<CommerceApi, "content" | "products">;
  site: TileSite;
  /** Delivery key, the path without its leading slash. */
  key: string;
}

/** Every product that an item or one of its parts names. */
const productIds = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = textsOf(value as Fields, "productIds");
  return own.length > 0 ? own : Object.values(value).flatMap(productIds);
};

/** The items of a list; what is missing in it stays in its place. */
const itemsOf = (fields: Fields, name: string): (Fields | null)[] => {
  const value = fields[name];
  return Array.isArray(value) ? value.filter((entry): entry is Fields | null => typeof entry === "object") : [];
};

const toBlocks = (items: readonly (Fields | null)[], tiles: ReadonlyMap<string, ProductTile>): PageBlock[] =>
  items.flatMap((item): PageBlock[] => {
    if (!item) return [{ kind: MISSING_KIND, fields: {} }];
    const kind = kindOf(item);
    if (kind === undefined) return [];
    const within = (part: Fields, name: string) => toBlocks(itemsOf(part, name), tiles);
    if (kind === "content-variations") {
      const variations = partsOf(item, "variations").map((variation) => ({
        customerGroups: textsOf(variation, "customerGroups"),
        rank: Number(variation.rank) || 0,
        blocks: within(variation, "contentItems"),
      }));
      return [{ kind, fields: {}, variations: { defaultBlocks: within(item, "defaultContent"), variations } }];
    }
    const { _meta, ...fields } = item;
    const deliveryKey = deliveryKeyOf(item);
    const named = productIds(item).flatMap((id) => tiles.get(id) ?? []);
    return [{ kind, fields, ...(deliveryKey && { deliveryKey }), ...(named.length > 0 && { tiles: named }) }];
  });

/** An item as a page, with the products that its blocks name. */
export const toContentPage = async (
  item: ContentItem,
  { api, site }: Omit<ContentPageRequest, "key">,
): Promise<ContentPage> => {
  const items = Array.isArray(item.contentItems) ? itemsOf(item, "contentItems") : [item];
  const ids = [...new Set(productIds(items))];
  const products = ids.length > 0 ? await api.products.getMany(ids).catch(() => []) : [];
  const tiles = products.filter(isFeatured).map((product) => toTile(product, site));
  const { _meta, contentItems, ...head } = item;
  return {
    title: textOf(item, "title"),
    description: textOf(item, "description"),
    ...(contentItems !== undefined && { head }),
    blocks: toBlocks(items, new Map(tiles.map((tile) => [tile.id, tile]))),
  };
};

/** Loads a managed page; null when there is none of that key. */
export const loadContentPage = async ({ api, site, key }: ContentPageRequest): Promise<ContentPage | null> => {
  const item = await api.content.byKey(key);
  return item && toContentPage(item, { api, site });
};
