import { logProblem } from "#app/browser/log-problem.ts";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { toLineProduct } from "#app/domain/basket/line-product.ts";

/** Something to take in a product's place. */
export interface Swap {
  productId: string;
  name: string;
}

/** Hits of the shelf that are looked at. */
const SHELF = 12;

/**
 * The product of the same shelf that is nearest in price and of which there are so many pieces; null where there is
 * none, or nobody can be asked.
 */
export const findSwap = async (
  { search, products }: Pick<CommerceApi, "search" | "products">,
  productId: string,
  quantity: number,
): Promise<Swap | null> => {
  try {
    const [lost] = await products.getMany([productId]);
    if (!lost?.primaryCategoryId) return null;
    const { hits } = await search.products({ refine: [`cgid=${lost.primaryCategoryId}`], limit: SHELF });
    const ids = hits.flatMap((hit) => hit.representedProduct?.id ?? hit.productId ?? []);
    const found = await products.getMany(ids.filter((id) => id !== productId));
    const distance = ({ price = 0 }: { price?: number }) => Math.abs(price - (lost.price ?? 0));
    const [best] = found
      .filter((product) => {
        const { available = Infinity, limit = Infinity, isInShopOnly } = toLineProduct(product);
        return !isInShopOnly && Math.min(available, limit) >= quantity;
      })
      .sort((one, other) => distance(one) - distance(other));
    return best ? { productId: best.id, name: best.name ?? best.id } : null;
  } catch (error) {
    logProblem("Nothing could be looked for in place of what is gone.", error);
    return null;
  }
};
