import type { ProductDocument } from "#app/domain/product/product-document.ts";
import type { ProductView, VariantView } from "#app/domain/product/product-view.ts";

/** What is bought of a product: its variants, or the product itself where there is nothing to choose. */
export const articlesOf = (view: ProductView, document: ProductDocument): VariantView[] => {
  if (view.variants.length > 0) return view.variants;
  const { isComingSoon, isInShopOnly, isOutOfStock } = view.flags;
  return [
    {
      id: view.id,
      values: document.variationValues ?? {},
      orderable: !isOutOfStock && document.inventory?.orderable !== false,
      ...(isComingSoon && { isComingSoon }),
      ...(isInShopOnly && { isInShopOnly }),
    },
  ];
};

/** What is chosen of a product by an article, by the names that shoppers read. */
export const choicesOf = ({ attributes }: ProductView, { values }: VariantView) =>
  attributes.flatMap(({ id, name, values: known }) => {
    const value = values[id];
    const label = known.find((each) => each.value === value)?.name;
    return value !== undefined && label !== undefined ? [{ name, value, label }] : [];
  });

/** A choice of that value is one against something, such as against a wrap, and names nothing. */
const NONE = "none";

/** What an article is called beside others: "Half-Moon Praline Bonbons, 12 pieces, Ribbon". */
export const articleTitle = (view: ProductView, article: VariantView): string =>
  [view.name, ...choicesOf(view, article).flatMap(({ value, label }) => (value === NONE ? [] : [label]))].join(", ");

/** How an article can be had, in the words of product feeds and of assistants. */
export const articleState = (article: Pick<VariantView, "orderable" | "isComingSoon" | "isInShopOnly">) => {
  if (article.isComingSoon) return "preorder";
  if (article.isInShopOnly) return "in_store_only";
  return article.orderable ? "in_stock" : "out_of_stock";
};
