import type { CustomerGroupService } from "#sandbox/platform/customers/customer-group-service.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily, ApiRequest } from "#sandbox/core/api-route.ts";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import { presentPrices } from "#sandbox/platform/prices/price-presenter.ts";
import { presentCategory } from "./category-presenter.ts";
import { imageViewsOf, onlyGroupsOf, presentImageGroups } from "./image-presenter.ts";
import type { Onlooker, ProductDocumentService } from "./product-document-service.ts";
import { pricedIds } from "./product-facts.ts";
import { presentProduct, presentPromotions, productExpansions, type ProductPresentation } from "./product-presenter.ts";
import type { ProductService } from "./product-service.ts";
import { checkSelector, selected } from "./property-selector.ts";
import { atMost, booleanOf, expandOf, integerOf, listOf, requiredList } from "#sandbox/core/request/query-values.ts";

/** The most products, categories and stock lists one call may name. */
export const MAX_PRODUCTS = 24;
export const MAX_CATEGORIES = 50;
export const MAX_INVENTORY_LISTS = 5;

/** What product operations need. */
export interface ProductRouteServices {
  products: ProductService;
  documents: ProductDocumentService;
  imageAddress: ImageAddress;
  /** Groups a shopper's prices are chosen by. */
  groupsOf: CustomerGroupService["groupsOf"];
}

const productQuery = ["inventoryIds", "expand", "allImages", "imgTypes", "perPricebook", "select"];

/** Pairs such as `color=plum` by attribute. @throws Fault 400 `bad-request` for one that is no pair. */
const variationValuesOf = (query: URLSearchParams): Map<string, string> =>
  new Map(
    query
      .getAll("variationAttribute")
      .flatMap((list) => list.split(","))
      .map((pair): [string, string] => {
        const [, id, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
        if (id && value) return [id, value];
        throw new Fault(
          400,
          "bad-request",
          "Query parameter 'variationAttribute' is not of the form attribute=value.",
          {
            parameter: "variationAttribute",
          },
        );
      }),
  );

/** Stock is kept shortest, then prices and promotions; pictures change least. */
const STOCK_SECONDS = 60;
const PRICE_SECONDS = 900;
const IMAGE_SECONDS = 86_400;

/** A document is kept as long as the part of it that changes soonest; without `expand` it has all parts. */
const productSeconds = (query: URLSearchParams): number => {
  const expand = query.get("expand")?.split(",");
  return !expand || expand.includes("availability") ? STOCK_SECONDS : PRICE_SECONDS;
};

/** Who asks, with the groups prices depend on. */
export const onlookerOf = async (
  { siteId, locale, currency, shopper }: ApiRequest,
  groupsOf: CustomerGroupService["groupsOf"],
): Promise<Onlooker> => ({
  siteId,
  locale,
  currency,
  customerGroups: await groupsOf(shopper.customerId, { registered: shopper.registered }),
});

/** Operations of Shopper Products. */
export const productFamilies = ({ products, documents, imageAddress, groupsOf }: ProductRouteServices): ApiFamily[] => {
  const presentationOf = ({ query, currency }: ApiRequest): ProductPresentation => ({
    currency,
    expand: expandOf(
      query,
      productExpansions,
      productExpansions.filter((word) => word !== "page_meta_tags"),
    ),
    allImages: booleanOf(query, "allImages"),
    imgTypes: imageViewsOf(query),
    perPricebook: booleanOf(query, "perPricebook"),
    imageAddress,
  });

  const present = async (ids: string[], request: ApiRequest) => {
    const presentation = presentationOf(request);
    const inventoryListIds = atMost(listOf(request.query, "inventoryIds") ?? [], "inventoryIds", MAX_INVENTORY_LISTS);
    const found = await products.findProducts([...new Set(ids)], request.siteId, request.locale);
    const facts = await documents.factsOf(found, await onlookerOf(request, groupsOf), {
      inventoryListIds,
      promotions: presentation.expand.has("promotions"),
      stock: true,
      shippingMethods: presentation.expand.has("shipping_methods"),
    });
    return facts.map((each) => presentProduct(each, presentation));
  };

  const factsOfOne = async (request: ApiRequest, promotions: boolean) => {
    const product = await products.product(request.params.productId ?? "", request.siteId, request.locale);
    const [facts] = await documents.factsOf([product], await onlookerOf(request, groupsOf), {
      inventoryListIds: [],
      promotions,
      stock: false,
    });
    if (!facts) throw new Fault(404, "product-not-found", `No product with ID '${product.id}' could be found.`);
    return facts;
  };

  return [
    {
      base: "/product/shopper-products/v1",
      routes: [
        {
          operation: "ShopperProducts.getProducts",
          method: "get",
          path: "/products",
          query: ["ids", ...productQuery],
          neutralSeconds: productSeconds,
          handle: async (request) => {
            const selector = request.query.get("select");
            checkSelector(selector);
            const data = await present(requiredList(request.query, "ids", MAX_PRODUCTS), request);
            return selected({ limit: data.length, total: data.length, data }, selector);
          },
        },
        {
          operation: "ShopperProducts.getProduct",
          method: "get",
          path: "/products/:id",
          query: productQuery,
          neutralSeconds: productSeconds,
          handle: async (request) => {
            const id = request.params.id ?? "";
            const selector = request.query.get("select");
            checkSelector(selector);
            await products.product(id, request.siteId, request.locale);
            const [product] = await present([id], request);
            return selected(product, selector);
          },
        },
        {
          operation: "ShopperProducts.getProductImages",
          method: "get",
          path: "/products/:productId/images",
          query: ["imgTypes", "allImages", "variationAttribute"],
          neutralSeconds: IMAGE_SECONDS,
          handle: async (request) => {
            const { product, master } = await factsOfOne(request, false);
            const presentation = {
              allImages: booleanOf(request.query, "allImages"),
              imgTypes: imageViewsOf(request.query),
            };
            const wanted = variationValuesOf(request.query);
            const groups = presentImageGroups(imageAddress, product, master, presentation);
            return { id: product.id, imageGroups: onlyGroupsOf(groups, wanted) };
          },
        },
        {
          operation: "ShopperProducts.getProductPrices",
          method: "get",
          path: "/products/:productId/prices",
          handle: async (request) => {
            const facts = await factsOfOne(request, false);
            const { product, books } = facts;
            const ids = pricedIds(facts);
            return { productId: product.id, ...presentPrices(books, product, ids, request.currency, true) };
          },
        },
        {
          operation: "ShopperProducts.getProductPromotions",
          method: "get",
          path: "/products/:productId/promotions",
          handle: async (request) => {
            const facts = await factsOfOne(request, true);
            return { productId: facts.product.id, productPromotions: presentPromotions(facts, pricedIds(facts)) };
          },
        },
        {
          operation: "ShopperProducts.getCategories",
          method: "get",
          path: "/categories",
          query: ["ids", "levels"],
          cacheSeconds: 900,
          handle: async ({ query, siteId, locale }) => {
            const levels = integerOf(query, "levels", { least: 0, most: 2, otherwise: 1 });
            const catalogue = await products.catalogue(locale);
            const ids = requiredList(query, "ids", MAX_CATEGORIES).filter((id) => catalogue.categories.has(id));
            const found = await Promise.all(ids.map((id) => products.category(id, siteId, locale)));
            const data = found.map((category) => presentCategory(catalogue, category, levels, imageAddress));
            return { limit: data.length, total: data.length, data };
          },
        },
        {
          operation: "ShopperProducts.getCategory",
          method: "get",
          path: "/categories/:id",
          query: ["levels"],
          cacheSeconds: 900,
          handle: async ({ params, query, siteId, locale }) => {
            const levels = integerOf(query, "levels", { least: 0, most: 2, otherwise: 1 });
            const category = await products.category(params.id ?? "", siteId, locale);
            return presentCategory(await products.catalogue(locale), category, levels, imageAddress);
          },
        },
      ],
    },
  ];
};
