import type { WorldSize } from "./world-product.ts";

type More = Partial<Pick<WorldSize, "salePriceCents" | "tiers">>;

const weighed =
  (id: string, name: string, weightGrams: number) =>
  (priceCents: number, stock: WorldSize["stock"], more: More = {}): WorldSize => ({
    id,
    name,
    priceCents,
    weightGrams,
    stock,
    ...more,
  });

/** Sizes by weight, in pounds; each takes the price in US cents and the stock. */
export const halfPound = weighed("half-lb", "½ lb", 227);
export const onePound = weighed("1-lb", "1 lb", 454);
export const twoPounds = weighed("2-lb", "2 lb", 907);
export const threePounds = weighed("3-lb", "3 lb", 1361);

/** A size by the number of pieces in it; takes the price in US cents, the weight and the stock. */
export const pieces = (
  count: number,
  priceCents: number,
  weightGrams: number,
  stock: WorldSize["stock"],
  more: More = {},
): WorldSize => ({ id: String(count), name: `${count} pieces`, priceCents, weightGrams, stock, ...more });
