import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { type LineProduct, toLineProduct } from "#app/domain/basket/line-product.ts";
import { windowColors } from "#app/domain/product/window-color.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { useLastKnown } from "#app/hooks/use-last-known.ts";

/** The products by id, each on a ground that its neighbor does not have. */
const byId = (products: readonly LineProduct[]): ReadonlyMap<string, LineProduct> => {
  const colors = windowColors(products.map(({ color }) => color));
  return new Map(products.map((product, index) => [product.id, { ...product, color: colors[index] }]));
};

/** The products of a bag or an order. */
export interface BasketProducts {
  products: ReadonlyMap<string, LineProduct>;
  /** No answer is on its way: a product that is not there by then does not come. */
  isAnswered: boolean;
}

const none: ReadonlyMap<string, LineProduct> = new Map();

/** The same as `useBasketProducts`, for who has to know whether there is more to come. */
export const useAnsweredProducts = (basket: BasketDocument | null): BasketProducts => {
  const { products } = useCommerceApi();
  const ids = [...new Set((basket?.productItems ?? []).flatMap(({ productId }) => productId ?? []))];
  const { status, value } = useAnswer(
    ids.length > 0 ? `lines ${ids.join(" ")}` : null,
    async () => byId((await products.getMany(ids)).map(toLineProduct)),
    "The products of the bag could not be asked for.",
  );
  return { products: useLastKnown(value) ?? none, isAnswered: ids.length === 0 || status !== "pending" };
};

/**
 * The products of a bag or an order by id: pictures, links, choices and stock. Empty while they are on their way; a
 * line whose product is gone is shown by the bag's own words, so a failure is no error of the page.
 */
export const useBasketProducts = (basket: BasketDocument | null): ReadonlyMap<string, LineProduct> =>
  useAnsweredProducts(basket).products;
