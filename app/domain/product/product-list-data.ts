import type { ProductTile } from "./tile.ts";

/**
 * A list of products for search engines (schema.org ItemList, the form for pages that lead to products).
 * @param first place of the first of them in the whole list, from 0
 * @param total products in the whole list
 */
export const productListData = (
  tiles: readonly Pick<ProductTile, "name" | "link">[],
  { origin, first = 0, total = tiles.length }: { origin: string; first?: number; total?: number },
): Record<string, unknown> => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  numberOfItems: total,
  itemListElement: tiles.map(({ name, link }, index) => ({
    "@type": "ListItem",
    position: first + index + 1,
    name,
    url: new URL(link, origin).href,
  })),
});
