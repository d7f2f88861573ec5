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

/** A product with a part in a box that shoppers fill themselves. */
interface MixPart {
  pid?: unknown;
  qty?: unknown;
}

/**
 * What a shopper has put into a box (`c_customMix`, a JSON text with `boxList`). Percent units are stored a hundred
 * times as large, and so is the stock of such pieces, so that both kinds add up alike. Nothing for a malformed text.
 */
export const mixNeeds = (attributes: Attributes): StockNeed[] => {
  const text = attributes["c_customMix"];
  if (typeof text !== "string") return [];
  let mix: unknown;
  try {
    mix = JSON.parse(text);
  } catch {
    return [];
  }
  const { boxList } = (mix ?? {}) as { boxList?: unknown };
  if (!Array.isArray(boxList)) return [];
  return boxList.flatMap((entry: MixPart | null) => {
    const productId = typeof entry?.pid === "string" ? entry.pid : null;
    const quantity = typeof entry?.qty === "number" && Number.isInteger(entry.qty) && entry.qty > 0 ? entry.qty : null;
    return productId === null || quantity === null ? [] : [{ productId, quantity }];
  });
};

/** What one piece of a line takes: itself, the parts of a bundle, and the known sweets of a mixed box. */
export const needsOf = (
  item: Pick<BasketItem, "productId" | "attributes">,
  products: ReadonlyMap<string, Pick<CatalogueItem, "parts">>,
): StockNeed[] => [
  { productId: item.productId, quantity: 1 },
  ...(products.get(item.productId)?.parts ?? []),
  ...mixNeeds(item.attributes).filter(({ productId }) => products.has(productId)),
];

/** Every product whose stock a line may take. */
export const stockedIds = (
  item: Pick<BasketItem, "productId" | "attributes">,
  parts: readonly { productId: string }[],
): string[] => [item.productId, ...[...parts, ...mixNeeds(item.attributes)].map(({ productId }) => productId)];

/** A line with the list it is taken from. */
export interface StockedLine extends Pick<BasketItem, "productId" | "attributes" | "quantity"> {
  stockListId: string | null;
}

/** All the stock that lines take, by line and product. */
export const stockLinesOf = (
  lines: readonly StockedLine[],
  products: ReadonlyMap<string, Pick<CatalogueItem, "parts">>,
): StockLine[] =>
  lines.flatMap((line) =>
    needsOf(line, products).map(({ productId, quantity }) => ({
      productId,
      quantity: quantity * line.quantity,
      ...(line.stockListId === null ? {} : { inventoryListId: line.stockListId }),
    })),
  );
