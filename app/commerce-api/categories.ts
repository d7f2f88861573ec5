import type { ShopperProductsTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ScapiTransport } from "./scapi-transport.ts";

/** A category with its children down to the asked level. */
export type Category = ShopperProductsTypes.Category;

export interface CategoriesApi {
  /** Throws `CommerceApiError` 404 for an unknown or offline category; `levels` is how deep children go, 0 to 2. */
  get(id: string, levels?: number): Promise<Category>;
}

export const createCategoriesApi = (scapi: ScapiTransport): CategoriesApi => ({
  get: async (id, levels = 1) =>
    (await scapi("ShopperProducts", "getCategory", [{ parameters: { id, levels } }])) as Category,
});
