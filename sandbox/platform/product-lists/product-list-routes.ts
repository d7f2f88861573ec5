import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import { ownCustomerId } from "#sandbox/platform/customers/customer-ownership.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest, type ApiRoute } from "#sandbox/core/api-route.ts";
import { listOf } from "#sandbox/core/request/query-values.ts";
import {
  presentItem,
  presentList,
  presentListLink,
  presentPublicItem,
  presentPublicList,
  type ListedProducts,
} from "./product-list-presenter.ts";
import { publicItems } from "./product-list.ts";
import { noItem, type ProductListService } from "./product-list-service.ts";

/** Words `expand` knows. */
const expansions = ["product", "images", "availability"] as const;
/** What may be shown of the products on a list. */
export type ListExpansion = (typeof expansions)[number];

/** What the operations on lists need. */
export interface ProductListRouteServices {
  lists: ProductListService;
  customers: Pick<CustomerService, "addresses">;
  /** Documents of products as the caller may see them, by id; those not on offer are left out. */
  productsOf: (
    ids: readonly string[],
    request: ApiRequest,
    expand: ReadonlySet<ListExpansion>,
  ) => Promise<ListedProducts>;
}

/** @throws Fault 400 `invalid-expand-parameter`. */
const expandOf = ({ query }: ApiRequest): Set<ListExpansion> => {
  const words = listOf(query, "expand") ?? [];
  for (const word of words)
    if (!expansions.some((known) => known === word))
      throw new Fault(400, "invalid-expand-parameter", `An invalid expand parameter '${word}' was found.`, {
        title: "Invalid expand parameter",
        param: word,
      });
  return new Set(words as ListExpansion[]);
};

const searchOf = ({ query }: ApiRequest) =>
  Object.fromEntries(
    ["email", "firstName", "lastName"].flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );

const all = new Set(expansions);
const own = "/customers/:customerId/product-lists";

const ownRoutes = ({ lists, customers, productsOf }: ProductListRouteServices): ApiRoute[] => {
  const listId = ({ params }: ApiRequest) => params.listId ?? "";
  const itemId = ({ params }: ApiRequest) => params.itemId ?? "";
  const addressesOf = (request: ApiRequest) =>
    request.shopper.registered ? customers.addresses(request.shopper.customerId) : Promise.resolve([]);
  return [
    {
      operation: "ShopperCustomers.getCustomerProductLists",
      method: "get",
      path: own,
      handle: async (request) => {
        const found = await lists.of(ownCustomerId(request));
        const addresses = await addressesOf(request);
        return { limit: found.length, total: found.length, data: found.map((list) => presentList(list, addresses)) };
      },
    },
    {
      operation: "ShopperCustomers.createCustomerProductList",
      method: "post",
      path: own,
      handle: async (request) =>
        presentList(await lists.create(ownCustomerId(request), request.body), await addressesOf(request)),
    },
    {
      operation: "ShopperCustomers.getCustomerProductList",
      method: "get",
      path: `${own}/:listId`,
      handle: async (request) =>
        presentList(await lists.find(ownCustomerId(request), listId(request)), await addressesOf(request)),
    },
    {
      operation: "ShopperCustomers.updateCustomerProductList",
      method: "patch",
      path: `${own}/:listId`,
      handle: async (request) =>
        presentList(
          await lists.update(ownCustomerId(request), listId(request), request.body),
          await addressesOf(request),
        ),
    },
    {
      operation: "ShopperCustomers.deleteCustomerProductList",
      method: "delete",
      path: `${own}/:listId`,
      handle: async (request) => {
        await lists.remove(ownCustomerId(request), listId(request));
        return new ApiReply(204);
      },
    },
    {
      operation: "ShopperCustomers.createCustomerProductListItem",
      method: "post",
      path: `${own}/:listId/items`,
      handle: async (request) =>
        presentItem(await lists.addItem(ownCustomerId(request), listId(request), request.body)),
    },
    {
      operation: "ShopperCustomers.getCustomerProductListItem",
      method: "get",
      path: `${own}/:listId/items/:itemId`,
      handle: async (request) => {
        const item = await lists.item(ownCustomerId(request), listId(request), itemId(request));
        return presentItem(item, await productsOf(item.productId ? [item.productId] : [], request, all));
      },
    },
    {
      operation: "ShopperCustomers.updateCustomerProductListItem",
      method: "patch",
      path: `${own}/:listId/items/:itemId`,
      handle: async (request) =>
        presentItem(await lists.updateItem(ownCustomerId(request), listId(request), itemId(request), request.body)),
    },
    {
      operation: "ShopperCustomers.deleteCustomerProductListItem",
      method: "delete",
      path: `${own}/:listId/items/:itemId`,
      handle: async (request) => {
        await lists.removeItem(ownCustomerId(request), listId(request), itemId(request));
        return new ApiReply(204);
      },
    },
  ];
};

const publicRoutes = ({ lists, customers, productsOf }: ProductListRouteServices): ApiRoute[] => [
  {
    operation: "ShopperCustomers.getPublicProductListsBySearchTerm",
    method: "get",
    path: "/product-lists",
    query: ["email", "firstName", "lastName"],
    handle: async (request) => {
      const data = (await lists.publicOf(searchOf(request))).map(presentListLink);
      return { limit: data.length, total: data.length, data };
    },
  },
  {
    operation: "ShopperCustomers.getPublicProductList",
    method: "get",
    path: "/product-lists/:listId",
    handle: async ({ params }) => {
      const list = await lists.publicList(params.listId ?? "");
      return presentPublicList(list, await customers.addresses(list.customerId));
    },
  },
  {
    operation: "ShopperCustomers.getPublicProductListItems",
    method: "get",
    path: "/product-lists/:listId/items",
    query: ["expand"],
    handle: async (request) => {
      const expand = expandOf(request);
      const items = publicItems(await lists.publicList(request.params.listId ?? ""));
      const ids = items.flatMap(({ productId }) => productId ?? []);
      const products = expand.has("product") ? await productsOf(ids, request, expand) : new Map();
      return {
        limit: items.length,
        total: items.length,
        data: items.map((item) => presentPublicItem(item, products)),
      };
    },
  },
  {
    operation: "ShopperCustomers.getProductListItem",
    method: "get",
    path: "/product-lists/:listId/items/:itemId",
    handle: async (request) => {
      const { listId = "", itemId = "" } = request.params;
      const item = publicItems(await lists.publicList(listId)).find(({ id }) => id === itemId);
      if (!item) throw noItem(itemId);
      return presentPublicItem(item, await productsOf(item.productId ? [item.productId] : [], request, all));
    },
  },
];

/** Product lists of the Shopper Customers API, of their owners and as strangers see them. */
export const productListFamilies = (services: ProductListRouteServices): ApiFamily[] => [
  { base: "/customer/shopper-customers/v1", routes: [...ownRoutes(services), ...publicRoutes(services)] },
];
