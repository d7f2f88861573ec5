import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import type { AskedProduct } from "./asked-product.ts";

/** Offered products with what carries their stock, and flat after each those an expand asks for. */
export const createAskedProducts =
  (products: Pick<ProductService, "findProducts">) =>
  async (
    ids: string[],
    siteId: string,
    locale: string,
    expand: ReadonlySet<string> = new Set(),
  ): Promise<AskedProduct[]> => {
    const found = await products.findProducts([...new Set(ids)], siteId, locale);
    const asked = new Map<string, AskedProduct>();
    for (const { id, type, variantIds, parts } of found) {
      const variants = await products.findProducts(variantIds, siteId, locale);
      const isAbove = type === "master" || type === "variation_group";
      const orderableIds = isAbove ? variants.map((variant) => variant.id) : [id];
      asked.set(id, { id, type, orderableIds, parts });
      const further = [
        ...(expand.has("variations") ? orderableIds : []),
        ...(expand.has("set_products") && type === "set" ? parts.map(({ productId }) => productId) : []),
      ];
      for (const each of await products.findProducts(further, siteId, locale))
        if (!asked.has(each.id))
          asked.set(each.id, { id: each.id, type: each.type, orderableIds: [each.id], parts: each.parts });
    }
    return [...asked.values()];
  };
