import type { ShopperProductsTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ScapiTransport } from "./scapi-transport.ts";

/** A product as the Shopper Products API describes it. */
export type Product = ShopperProductsTypes.Product;

/** How many products one call may ask for. */
export const PRODUCT_BATCH_SIZE = 24;

/** Products, with all images and the prices of every price book. */
export interface ProductsApi {
  /** Throws `CommerceApiError` 404 for an unknown or offline product. */
  get(id: string): Promise<Product>;
  /** In the order asked for; unknown and offline ones are left out. */
  getMany(ids: readonly string[]): Promise<Product[]>;
}

/** The pictures the shop shows; other sizes come from the image service. */
const VIEWS = "hi-res,large,swatch,top-down";

export const createProductsApi = (scapi: ScapiTransport): ProductsApi => ({
  get: async (id) =>
    (await scapi("ShopperProducts", "getProduct", [
      { parameters: { id, allImages: true, imgTypes: VIEWS, perPricebook: true } },
    ])) as Product,
  getMany: async (ids) => {
    const uniqueIds = [...new Set(ids)].filter((id) => id !== "");
    const batches: string[][] = [];
    for (let at = 0; at < uniqueIds.length; at += PRODUCT_BATCH_SIZE) {
      batches.push(uniqueIds.slice(at, at + PRODUCT_BATCH_SIZE));
    }
    const answers = await Promise.all(
      batches.map(
        (batch) =>
          scapi("ShopperProducts", "getProducts", [
            { parameters: { ids: batch.join(","), allImages: true, imgTypes: VIEWS, perPricebook: true } },
          ]) as Promise<{ data?: Product[] }>,
      ),
    );
    const found = new Map(answers.flatMap(({ data = [] }) => data).map((product) => [product.id, product]));
    return uniqueIds.flatMap((id) => found.get(id) ?? []);
  },
});
