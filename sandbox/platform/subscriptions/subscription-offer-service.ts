import type { Database } from "#sandbox/core/database/connection.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";

/**
 * What the offer service knows of products: which may come again and which can be had, by id; unknown ids are left out.
 */
export interface OfferFacts {
  autoship: Record<string, boolean>;
  inStock: Record<string, boolean>;
}

/** The merchant's feed as the offer service has it. */
export interface SubscriptionOffers {
  factsOf(siteId: string, productIds: readonly string[]): Promise<OfferFacts>;
}

/** Reads the feed from the catalogue and the warehouses; prices are the shop's own rule and not the service's. */
export const createSubscriptionOffers = ({
  database,
  products,
  inventory,
}: {
  database: Database;
  products: Pick<ProductService, "findItems">;
  inventory: Pick<InventoryService, "records">;
}): SubscriptionOffers => ({
  factsOf: (siteId, productIds) =>
    database.transaction(async () => {
      const found = await products.findItems([...productIds], siteId);
      const records = await inventory.records(
        found.map(({ id }) => id),
        { siteId },
      );
      return {
        autoship: Object.fromEntries(found.map(({ id, flags }) => [id, flags.subscription])),
        inStock: Object.fromEntries(found.map(({ id }) => [id, records.get(id)?.orderable ?? false])),
      };
    }),
});
