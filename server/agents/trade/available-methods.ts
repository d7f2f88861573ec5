import type { Basket, BasketItem } from "#app/commerce-api/baskets.ts";
import { isBonusLine } from "#app/domain/basket/basket-document.ts";
import { isPickupAllowed } from "#app/domain/product/availability.ts";
import { flagAttribute } from "#app/domain/product/product-document.ts";
import type { SiteConfig } from "#config/sites.ts";
import type { AgentShopper } from "../sessions/agent-shopper.ts";
import type { ShopDocument } from "./shops.ts";

/** How some lines could reach their people too, and where; `fulfillable_on` is "now" for what is in stock. */
export interface AvailableMethod {
  type: "shipping" | "pickup";
  line_item_ids: string[];
  fulfillable_on: "now";
  /** A whole sentence for a buyer: what, and at which shop. */
  description?: string;
  /** The shop, to be named as the destination of a method of pickup. */
  destination_id?: string;
}

/** What one call of the product service says of stock in shops. */
interface StockedDocument {
  id: string;
  inventories?: { id: string; ats?: number; orderable?: boolean }[];
  [custom: string]: unknown;
}

/** The product service reads that many products and shop stocks in one call. */
const MOST_PRODUCTS = 24;
const MOST_STOCKS = 5;

/** What shops have of some lines. */
export const readStock = async (
  { scapi }: AgentShopper,
  lines: readonly BasketItem[],
  shops: readonly ShopDocument[],
) => {
  const ids = [...new Set(lines.map(({ productId = "" }) => productId))].slice(0, MOST_PRODUCTS);
  if (ids.length === 0) return [];
  const inventoryIds = shops.flatMap(({ inventoryId }) => inventoryId ?? []).slice(0, MOST_STOCKS);
  const stocks = inventoryIds.length > 0 && { inventoryIds: inventoryIds.join(",") };
  const parameters = { ids: ids.join(","), ...stocks, expand: ["availability"] };
  const { data = [] } = (await scapi("ShopperProducts", "getProducts", [{ parameters }])) as {
    data?: StockedDocument[];
  };
  return data;
};

/** Whether something is handed out in shops at all. */
export const mayBePickedUp = (document: StockedDocument): boolean =>
  isPickupAllowed(
    {
      isOnlineOnly: flagAttribute(document, "isOnlineOnly"),
      isInShopOnly: flagAttribute(document, "isInShopOnly"),
      availableForInStorePickup: flagAttribute(document, "availableForInStorePickup"),
    },
    true,
  );

/** Whether a shop has so much of something. */
export const hasEnough = ({ inventories = [] }: StockedDocument, shop: ShopDocument, quantity: number): boolean =>
  inventories.some(({ id, orderable, ats = 0 }) => id === shop.inventoryId && orderable !== false && ats >= quantity);

const sentence = ({ name, city }: ShopDocument, lines: readonly BasketItem[], locale: string): string => {
  const names = new Set(lines.map(({ productName, productId = "" }) => productName ?? productId));
  const goods = new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
  const place = [name, city].filter(Boolean).join(", ");
  return locale.startsWith("fr") ? `${goods}\u00A0: à ramasser à ${place}.` : `${goods}: ready for pickup at ${place}.`;
};

/**
 * How the lines of a bag could be had otherwise: what is to be sent, picked up at one of some shops, each line at
 * the first that has enough of it; what is picked up, sent, unless it is sold in shops only. Nothing at a site
 * without pickup.
 */
export const availableMethods = async (
  shopper: AgentShopper,
  basket: Basket,
  { site, shops, pickedUp }: { site: SiteConfig; shops: readonly ShopDocument[]; pickedUp: ReadonlySet<string> },
): Promise<AvailableMethod[]> => {
  if (!site.pickupEnabled) return [];
  const lines = (basket.productItems ?? []).filter((line) => !isBonusLine(line));
  const documents = new Map((await readStock(shopper, lines, shops)).map((each) => [each.id, each]));
  const toSend: string[] = [];
  const byShop = new Map<ShopDocument, BasketItem[]>();
  for (const line of lines) {
    const document = documents.get(line.productId ?? "");
    if (!document) continue;
    if (pickedUp.has(line.itemId ?? "")) {
      if (!flagAttribute(document, "isInShopOnly")) toSend.push(line.itemId ?? "");
      continue;
    }
    const shop = mayBePickedUp(document) && shops.find((each) => hasEnough(document, each, line.quantity ?? 1));
    if (shop) byShop.set(shop, [...(byShop.get(shop) ?? []), line]);
  }
  return [
    ...(toSend.length > 0
      ? [{ type: "shipping" as const, line_item_ids: toSend, fulfillable_on: "now" as const }]
      : []),
    ...[...byShop].map(([shop, found]) => ({
      type: "pickup" as const,
      line_item_ids: found.map(({ itemId = "" }) => itemId),
      fulfillable_on: "now" as const,
      description: sentence(shop, found, site.locale),
      destination_id: shop.id,
    })),
  ];
};
