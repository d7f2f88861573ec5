import { useEffect, useState } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { toTile, type ProductTile } from "#app/domain/product/tile.ts";

/**
 * Products that a search without words finds, as tiles that can be bought; `refine` are refinements joined by blanks, null asks for
 * nothing yet. Null while they are on their way, none when the search does not answer.
 */
export const useFoundProducts = (refine: string | null, limit: number): ProductTile[] | null => {
  const { search, products } = useCommerceApi();
  const site = useSite();
  const [tiles, setTiles] = useState<ProductTile[] | null>(null);
  useEffect(() => {
    if (refine === null) return;
    let isWanted = true;
    const find = async () => {
      const { hits } = await search.products({ refine: refine.split(" "), limit, expand: ["none"] });
      const found = await products.getMany(hits.flatMap(({ productId }) => productId ?? []));
      return found.map((product) => toTile(product, site)).filter(({ status, addId }) => !status && addId);
    };
    find().then(
      (found) => isWanted && setTiles(found),
      () => isWanted && setTiles([]),
    );
    return () => {
      isWanted = false;
    };
  }, [search, products, site, refine, limit]);
  return tiles;
};
