import { Fault } from "#sandbox/core/fault.ts";

type Members = Record<string, unknown>;

/** A resource of the Shop API that is spelled, or told, otherwise than its counterpart in the Shopper APIs. */
export interface ShopResource {
  method: string;
  /** Below the version, for example `/products/:id/prices`. */
  path: string;
  /** Path of the counterpart; parameters keep their names. */
  to: string;
  /** Query parameters of the counterpart; a value that begins with `:` is the path parameter of that name. */
  query?: Record<string, string>;
  /** Query parameters under other names: theirs → ours. */
  rename?: Record<string, string>;
  /** What of the counterpart's answer is told, and as what. */
  tell?: { type: string; of: (answer: Members, params: Record<string, string>) => unknown };
  /** Only when this query parameter is there. */
  when?: string;
}

const oneOf = (type: string) => ({
  type,
  of: ({ data }: Members, { id = "" }: Record<string, string>): unknown => {
    const [found] = data as unknown[];
    if (found === undefined)
      throw new Fault(404, `${type}-not-found`, `No ${type} with ID '${id}' could be found.`, { [`${type}Id`]: id });
    return found;
  },
});

const listIn = (type: string, member: string) => ({
  type,
  of: (answer: Members): unknown => {
    const data = (answer[member] ?? []) as unknown[];
    return { limit: data.length, offset: 0, total: data.length, data };
  },
});

const expansions = [
  "availability",
  "bundled_products",
  "images",
  "links",
  "options",
  "prices",
  "promotions",
  "recommendations",
  "set_products",
  "variations",
];

const searchExpansions = ["availability", "images", "prices", "represented_products", "variations"];

const customer = "/customers/:customerId";

/** The first row that fits counts. */
const resources: readonly ShopResource[] = [
  ...expansions.map((expand) => ({
    method: "get",
    path: `/products/:id/${expand}`,
    to: "/products/:id",
    query: { expand },
  })),
  {
    method: "get",
    path: "/products/:id/shipping_methods",
    to: "/products/:id",
    query: { expand: "shipping_methods" },
    tell: {
      type: "shipping_method_result",
      of: ({ shippingMethods }) => ({ applicableShippingMethods: shippingMethods ?? [] }),
    },
  },
  ...searchExpansions.map((expand) => ({
    method: "get",
    path: `/product_search/${expand}`,
    to: "/product-search",
    query: { expand },
  })),
  { method: "get", path: "/search_suggestion", to: "/search-suggestions" },
  { method: "get", path: "/stores", to: "/stores", when: "ids" },
  { method: "get", path: "/stores", to: "/store-search" },
  { method: "get", path: "/stores/:id", to: "/stores", query: { ids: ":id" }, tell: oneOf("store") },
  {
    method: "get",
    path: "/promotions",
    to: "/promotions/campaigns/:campaignId",
    query: { campaignId: "" },
    when: "campaignId",
  },
  { method: "get", path: "/promotions/:id", to: "/promotions", query: { ids: ":id" }, tell: oneOf("promotion") },
  { method: "get", path: "/content", to: "/contents" },
  { method: "get", path: "/content/:contentId", to: "/contents/:contentId" },
  {
    method: "get",
    path: "/baskets/:basketId/approaching_discounts",
    to: "/baskets/:basketId",
    query: { expand: "approaching_discounts" },
    tell: {
      type: "approaching_discount_result",
      of: ({ approachingDiscounts }) => ({ approachingDiscounts: approachingDiscounts ?? [] }),
    },
  },
  {
    method: "get",
    path: `${customer}/addresses`,
    to: customer,
    query: { expand: "addresses" },
    tell: listIn("customer_address_result", "addresses"),
  },
  {
    method: "get",
    path: `${customer}/payment_instruments`,
    to: customer,
    query: { expand: "paymentinstruments" },
    tell: listIn("customer_payment_instrument_result", "paymentInstruments"),
  },
  {
    method: "get",
    path: `${customer}/product_lists/:listId/items`,
    to: `${customer}/product-lists/:listId`,
    tell: listIn("customer_product_list_item_result", "customerProductListItems"),
  },
  {
    method: "get",
    path: "/product_lists",
    to: "/product-lists",
    rename: { firstname: "firstName", lastname: "lastName" },
  },
];

/** Resources of the Shop API the sandbox has no counterpart for. */
const absent = [
  "/ai/product_recommendations/:name",
  "/baskets/reference",
  "/baskets/:id/agent",
  "/baskets/:id/price_adjustments",
  "/baskets/:id/price_adjustments/:adjustmentId",
  "/baskets/:id/storefront",
  "/batch",
  "/custom_objects/:type/:key",
  "/customers/auth/trustedsystem",
  "/customers/:id/auth",
  "/customers/:id/password_reset",
  "/customers/:id/product_lists/:listId/items/:itemId/purchases",
  "/customers/:id/product_lists/:listId/items/:itemId/purchases/:purchaseId",
  "/price_adjustment_limits",
].map((path) => path.split("/").slice(1));

const paramsOf = (pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined => {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
};

const spelled = resources.map((resource) => ({ resource, pattern: resource.path.split("/").slice(1) }));

/** The row of the table that fits, with its parameters as they stand in the address. */
export const findResource = (
  method: string,
  segments: readonly string[],
  query: URLSearchParams,
): { resource: ShopResource; params: Record<string, string> } | undefined => {
  for (const { resource, pattern } of spelled) {
    if (resource.method !== method || (resource.when !== undefined && !query.has(resource.when))) continue;
    const params = paramsOf(pattern, segments);
    if (params) return { resource, params };
  }
  return undefined;
};

/** Whether the platform has the resource and the sandbox does not. */
export const isAbsent = (segments: readonly string[]): boolean =>
  absent.some((pattern) => paramsOf(pattern, segments) !== undefined);

const open = new Set([
  "categories",
  "content",
  "content_search",
  "folders",
  "product_search",
  "products",
  "promotions",
  "search_suggestion",
  "site",
  "stores",
]);

/**
 * Whether a resource is for everybody who names a client, without a token: reading the shop, and a forgotten password.
 */
export const isOpenResource = (method: string, segments: readonly string[]): boolean =>
  (method === "get" && open.has(segments[0] ?? "")) ||
  (method === "post" && segments.join("/") === "customers/password_reset");
