import type { SiteTransport } from "./site-api-client.ts";

/** Stock of one product in the site's own list. */
export interface ProductInventory {
  productId: string;
  /** Pieces available to sell. */
  ats: number;
  orderable: boolean;
}

export interface InventoryApi {
  /** The site's stock of products as it is now; nothing for those the backend says nothing of. */
  get(productIds: readonly string[]): Promise<ProductInventory[]>;
}

export const createInventoryApi = (site: SiteTransport): InventoryApi => ({
  get: async (productIds) => {
    if (productIds.length === 0) return [];
    const query = { c_productIds: productIds.join(",") };
    const answer = (await site({ method: "GET", path: "products-inventory", query })) as {
      data?: (Partial<ProductInventory> & { productId: string })[];
    };
    return (answer.data ?? []).map(({ productId, ats = 0, orderable = false }) => ({ productId, ats, orderable }));
  },
});
