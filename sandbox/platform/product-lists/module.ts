import type { Database } from "#sandbox/core/database/connection.ts";
import { newCustomerId } from "#sandbox/core/identifiers.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { erasing } from "#sandbox/core/database/personal-data.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { ProductRules } from "#sandbox/platform/products/product.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { onlookerOf, type ProductRouteServices } from "#sandbox/platform/products/product-routes.ts";
import { createProductListExchange } from "./product-list-exchange-repository.ts";
import { createListedProducts } from "./listed-product-presenter.ts";
import { createProductListRepository } from "./product-list-repository.ts";
import { productListFamilies } from "./product-list-routes.ts";
import { productLists } from "./product-list-tables.ts";
import { createProductListService, type ProductListService } from "./product-list-service.ts";

/** Wish lists and registries. */
export const productListsModule = defineModule({
  services: (
    given: Foundation & {
      world: { cartridge?: { calculation?: ProductRules } };
      products: ProductService;
      customers: CustomerService;
    },
  ) => ({
    productLists: createProductListService({
      ...given,
      listedProduct: given.world.cartridge?.calculation?.listedProduct,
      repository: createProductListRepository(given.database),
      newId: newCustomerId,
    }),
  }),
  parts: (
    all: ProductRouteServices & { database: Database; productLists: ProductListService; customers: CustomerService },
  ) => ({
    families: productListFamilies({
      lists: all.productLists,
      customers: all.customers,
      productsOf: createListedProducts({ ...all, onlookerOf: (request) => onlookerOf(request, all.groupsOf) }),
    }),
    erasePerson: erasing(all.database, productLists),
  }),
});

/** The door of product lists for site archives. */
export const productListExchange = createProductListExchange;
export type { ListedItem, ProductListExchange } from "./product-list-exchange-repository.ts";
