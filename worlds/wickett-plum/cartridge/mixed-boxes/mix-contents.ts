import type { Attributes } from "#sandbox/platform/baskets/basket.ts";
import type { StockNeed } from "#sandbox/platform/baskets/stock-needs.ts";

/** A product with a part in a box that shoppers fill themselves. */
interface MixPart {
  pid?: unknown;
  qty?: unknown;
}

/**
 * What a shopper has put into a box (`c_customMix`, a JSON text with `boxList`). Percent units are stored a hundred
 * times as large, and so is the stock of such pieces, so that both kinds add up alike. Nothing for a malformed text.
 */
export const mixContents = (attributes: Attributes): StockNeed[] => {
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
