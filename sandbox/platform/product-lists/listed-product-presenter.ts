import type { ApiRequest } from "#sandbox/core/api-route.ts";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import type { Onlooker, ProductDocumentService } from "#sandbox/platform/products/product-document-service.ts";
import { presentProduct } from "#sandbox/platform/products/product-presenter.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import type { ProductListRouteServices } from "./product-list-routes.ts";

/** Shows the products on a list as the catalogue does. */
export const createListedProducts =
  (services: {
    products: ProductService;
    documents: ProductDocumentService;
    imageAddress: ImageAddress;
    onlookerOf: (request: ApiRequest) => Promise<Onlooker>;
  }): ProductListRouteServices["productsOf"] =>
  async (ids, request, expand) => {
    const { products, documents, imageAddress, onlookerOf } = services;
    const found = await products.findProducts([...new Set(ids)], request.siteId, request.locale);
    const facts = await documents.factsOf(found, await onlookerOf(request), {
      inventoryListIds: [],
      promotions: false,
      stock: expand.has("availability"),
    });
    const shown = (["images", "availability"] as const).filter((word) => expand.has(word));
    const presentation = {
      currency: request.currency,
      expand: new Set([...shown, "prices" as const]),
      allImages: false,
      imgTypes: undefined,
      perPricebook: false,
      imageAddress,
    };
    return new Map(facts.map((each) => [each.product.id, presentProduct(each, presentation)]));
  };
