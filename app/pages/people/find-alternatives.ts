import { logProblem } from "#app/browser/log-problem.ts";
import type { GiftItem } from "#app/commerce-api/people.ts";
import type { Product, ProductsApi } from "#app/commerce-api/products.ts";
import type { SearchApi } from "#app/commerce-api/search.ts";
import { type Allergy, conflictOf } from "#app/domain/people/allergies.ts";
import { giftPlan } from "./gift-plan.ts";

/** Hits of the shelf that are looked at. */
const SHELF = 24;

/** Alternatives that are offered. */
const MOST = 2;

interface Calls {
  search: Pick<SearchApi, "products">;
  products: Pick<ProductsApi, "getMany">;
}

const idOf = ({ productId, representedProduct }: { productId?: string; representedProduct?: { id?: string } }) =>
  representedProduct?.id ?? productId;

/**
 * Something of the shelf of the first missing product, or like its name, that can be had and eaten, nearest in price.
 */
export const findAlternatives = async (
  { search, products }: Calls,
  missing: readonly GiftItem[],
  known: ReadonlyMap<string, Product>,
  allergies: readonly Allergy[],
): Promise<Product[]> => {
  const [first] = missing;
  if (!first) return [];
  const lost = known.get(first.productId);
  const shelf = lost?.primaryCategoryId;
  try {
    const { hits } = await search.products({
      ...(shelf ? { refine: [`cgid=${shelf}`] } : { q: first.productName }),
      limit: SHELF,
    });
    const ids = hits.flatMap((hit) => idOf(hit) ?? []).filter((id) => id !== first.productId);
    const found = await products.getMany(ids);
    const price = lost?.price;
    const distance = (product: Product) => (price === undefined ? 0 : Math.abs((product.price ?? 0) - price));
    return found
      .filter((product) => {
        const item = { productId: product.id, productName: "", quantity: 1 };
        return giftPlan([item], new Map([[product.id, product]])).items.length > 0 && !conflictOf(product, allergies);
      })
      .sort((one, other) => distance(one) - distance(other))
      .slice(0, MOST);
  } catch (error) {
    logProblem("Alternatives to a gift could not be looked for.", error);
    return [];
  }
};
