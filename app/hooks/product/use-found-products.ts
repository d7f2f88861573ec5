import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { toTile, type ProductTile } from "#app/domain/product/tile.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { useLastKnown } from "#app/hooks/use-last-known.ts";

const none: ProductTile[] = [];

/**
 * Products that a search without words finds, as tiles that can be bought; `refine` are refinements joined by blanks,
 * null asks for nothing yet. Null while they are on their way, none when the search does not answer.
 */
export const useFoundProducts = (refine: string | null, limit: number): ProductTile[] | null => {
  const { search, products } = useCommerceApi();
  const site = useSite();
  const { status, value } = useAnswer(
    refine === null ? null : `products found ${limit} ${refine}`,
    async () => {
      const { hits } = await search.products({ refine: refine?.split(" ") ?? [], limit, expand: ["none"] });
      const ids = hits.flatMap(({ productId }) => productId ?? []);
      const found = ids.length > 0 ? await products.getMany(ids) : [];
      return found.map((product) => toTile(product, site)).filter(({ status, addId }) => !status && addId);
    },
    "The products of a search could not be asked for.",
  );
  const last = useLastKnown(value);
  return status === "failed" ? none : (last ?? null);
};
