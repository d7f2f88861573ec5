import type { CatalogueItem } from "#sandbox/platform/products/product.ts";
import type { Attributes, BasketItem } from "./basket.ts";

/** Pieces of a product that one piece of a line takes from stock. */
export interface StockNeed {
  productId: string;
  quantity: number;
}

/** A quantity of a product, from the site's own list or from a named one. */
export interface StockLine extends StockNeed {
  inventoryListId?: string;
}

/** What a line holds beside its product, by its custom attributes. */
export type ContentsOf = (attributes: Attributes) => readonly StockNeed[];

/** What the needs of a line follow from. */
export interface NeedsContext {
  products: ReadonlyMap<string, Pick<CatalogueItem, "parts">>;
  /** Rules of a merchant about what lines hold. */
  rules?: { readonly contentsOf?: ContentsOf };
}

/** What one piece of a line takes: itself, the parts of a bundle, and the known products of its contents. */
export const needsOf = (
  item: Pick<BasketItem, "productId" | "attributes">,
  { products, rules }: NeedsContext,
): StockNeed[] => [
  { productId: item.productId, quantity: 1 },
  ...(products.get(item.productId)?.parts ?? []),
  ...(rules?.contentsOf?.(item.attributes) ?? []).filter(({ productId }) => products.has(productId)),
];

/** Every product whose stock a line may take. */
export const stockedIds = (
  item: Pick<BasketItem, "productId" | "attributes">,
  parts: readonly { productId: string }[],
  rules: NeedsContext["rules"] = {},
): string[] => [
  item.productId,
  ...[...parts, ...(rules.contentsOf?.(item.attributes) ?? [])].map(({ productId }) => productId),
];

/** A line with the list it is taken from. */
export interface StockedLine extends Pick<BasketItem, "productId" | "attributes" | "quantity"> {
  stockListId: string | null;
}

/** All the stock that lines take, by line and product. */
export const stockLinesOf = (lines: readonly StockedLine[], context: NeedsContext): StockLine[] =>
  lines.flatMap((line) =>
    needsOf(line, context).map(({ productId, quantity }) => ({
      productId,
      quantity: quantity * line.quantity,
      ...(line.stockListId === null ? {} : { inventoryListId: line.stockListId }),
    })),
  );
