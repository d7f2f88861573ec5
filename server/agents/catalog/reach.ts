import type { BasketItem } from "#app/commerce-api/baskets.ts";
import { type AgentShopper, visitor } from "../sessions/agent-shopper.ts";
import { hasEnough, mayBePickedUp, readStock } from "../trade/available-methods.ts";
import { fromBasketAddress } from "../trade/postal-address.ts";
import { shopsNear } from "../trade/shops.ts";
import type { Trade } from "../trade/trade.ts";
import type { Arrival, Place } from "./arrivals.ts";
import type { AgentProduct } from "./show-product.ts";

const withMetadata = (product: AgentProduct, more: Record<string, unknown>): AgentProduct => ({
  ...product,
  metadata: { ...(product["metadata"] as Record<string, unknown> | undefined), ...more },
});

/** What is said of a product's way to a place: the days by each way to ship, the earliest first. */
const arrivalAt = ({ country, state, postal }: Place, ways: readonly Arrival[]) => ({
  address_country: country,
  address_region: state,
  postal_code: postal,
  earliest: ways[0]?.earliest,
  ways,
});

/**
 * Products with when they arrive at a place; where a day is asked for, only those that are there by then, by the ways
 * that are in time. The first article stands for its product: sizes leave the same day.
 */
export const withArrivals = async (
  trade: Trade,
  products: readonly AgentProduct[],
  place: Place,
  day?: string,
): Promise<AgentProduct[]> => {
  const { context } = visitor(trade.services, trade.caller);
  const found = await Promise.all(
    products.map(async (product) => {
      const [article] = product.variants;
      const all = article ? await trade.arrivals.of(context, trade.caller.site, article.id, place) : [];
      const ways = day === undefined ? all : all.filter(({ latest }) => latest <= day);
      if (ways.length === 0) return day === undefined ? [product] : [];
      return [withMetadata(product, { arrival: arrivalAt(place, ways) })];
    }),
  );
  return found.flat();
};

/** Shops around a place that hand an article out, the nearest first, and whether each has it now. */
const shopsWith = async (shopper: AgentShopper, productId: string, postal: string) => {
  const shops = await shopsNear(shopper, postal);
  const [document] = shops.length > 0 ? await readStock(shopper, [{ productId } as BasketItem], shops) : [];
  if (!document || !mayBePickedUp(document)) return [];
  return shops.map((shop) => ({
    id: shop.id,
    name: shop.name ?? shop.id,
    address: fromBasketAddress({ ...shop }),
    available: hasEnough(document, shop, 1),
  }));
};

/** A product with when it arrives at a place, and with the shops around it where it is handed out. */
export const withReach = async (trade: Trade, product: AgentProduct, place: Place): Promise<AgentProduct> => {
  const [article] = product.variants;
  const [[reached = product], pickup] = await Promise.all([
    withArrivals(trade, [product], place),
    article && trade.caller.site.pickupEnabled
      ? shopsWith(visitor(trade.services, trade.caller), article.id, place.postal)
      : [],
  ]);
  return pickup.length > 0 ? withMetadata(reached, { pickup }) : reached;
};
