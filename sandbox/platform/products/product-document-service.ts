import type { InventoryRecord } from "#sandbox/platform/inventory/inventory.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import { bestPrice } from "#sandbox/platform/prices/price.ts";
import type { PriceService } from "#sandbox/platform/prices/price-service.ts";
import { isOffered, type CatalogueProduct, type ProductRules } from "./product.ts";
import type { ProductFacts, PromotionMention, ShippingMention } from "./product-facts.ts";
import type { ProductService } from "./product-service.ts";
import type { Clock } from "#sandbox/core/clock.ts";

/** Who looks at products, from where. */
export interface Onlooker {
  siteId: string;
  locale: string;
  currency: string;
  customerGroups: string[];
}

/** Promotions to mention on products, by product id. */
export type ProductPromotionLookup = (
  productIds: string[],
  onlooker: Onlooker,
) => Promise<ReadonlyMap<string, PromotionMention[]>>;

/** Ways to ship one piece at a price, for whoever looks. */
export type ShippingLookup = (priceCents: number, onlooker: Onlooker) => Promise<ShippingMention[]>;

/** What is read for documents beside texts and prices. */
export interface WantedFacts {
  inventoryListIds: string[];
  promotions: boolean;
  stock: boolean;
  shippingMethods?: boolean;
}

/** Gathers what product documents are made from: texts, prices, stock and promotions, each asked for once. */
export interface ProductDocumentService {
  /** Facts of products in the order given. Stock is read for the products and their variants. */
  factsOf(products: CatalogueProduct[], onlooker: Onlooker, wanted: WantedFacts): Promise<ProductFacts[]>;
}

interface Services {
  products: ProductService;
  prices: PriceService;
  inventory: InventoryService;
  /** Left out, no promotions are mentioned. */
  promotionsOf?: ProductPromotionLookup;
  /** Left out, no shipping methods are mentioned. */
  shippingMethodsOf?: ShippingLookup;
}

/** Puts the document service together. */
export const createProductDocumentService = (
  {
    products,
    prices,
    inventory,
    promotionsOf = () => Promise.resolve(new Map()),
    shippingMethodsOf = () => Promise.resolve([]),
  }: Services,
  clock: Clock,
  { variantAttributes }: Pick<ProductRules, "variantAttributes"> = {},
): ProductDocumentService => {
  const factsOf: ProductDocumentService["factsOf"] = async (asked, onlooker, wanted) => {
    const catalogue = await products.catalogue(onlooker.locale);
    const now = clock.now();
    const isShown = (product: CatalogueProduct | undefined): product is CatalogueProduct =>
      product !== undefined && isOffered(product, onlooker.siteId, now);
    const shown = (ids: readonly string[]) => ids.map((id) => catalogue.products.get(id)).filter(isShown);
    const families = asked.map((product) => {
      const master = product.masterId === null ? null : (catalogue.products.get(product.masterId) ?? null);
      return { product, master, variants: shown((master ?? product).variantIds) };
    });

    const partIds = [...new Set(asked.flatMap(({ parts }) => parts.map(({ productId }) => productId)))];
    const partFacts =
      partIds.length > 0 ? await factsOf(shown(partIds), onlooker, { ...wanted, shippingMethods: false }) : [];

    const orderableIds = [
      ...new Set(families.flatMap(({ product, variants }) => [product, ...variants].map(({ id }) => id))),
    ].filter((id) => !["master", "set", "variation_group"].includes(catalogue.products.get(id)?.type ?? ""));
    const books = await prices.booksFor(onlooker);
    const stock = wanted.stock ? await inventory.records(orderableIds, { siteId: onlooker.siteId }) : new Map();
    const stockByList = await inventory.recordsInLists(orderableIds, wanted.inventoryListIds);
    const promotions = wanted.promotions
      ? await promotionsOf([...new Set([...asked.map(({ id }) => id), ...orderableIds])], onlooker)
      : new Map<string, PromotionMention[]>();

    return Promise.all(
      families.map(async (family): Promise<ProductFacts> => {
        const parts = family.product.parts.flatMap(({ productId, quantity }) => {
          const facts = partFacts.find(({ product }) => product.id === productId);
          return facts ? [{ facts, quantity }] : [];
        });
        const ids = family.variants.map(({ id }) => id);
        const cents = [family.product.id, ...ids].flatMap((id) => bestPrice(books, id, 1)?.priceCents ?? []);
        return {
          ...family,
          parts,
          books,
          stock: parts.length > 0 ? new Map([...parts.flatMap(({ facts }) => [...facts.stock]), ...stock]) : stock,
          stockByList:
            parts.length > 0
              ? mergedLists(
                  stockByList,
                  parts.map(({ facts }) => facts.stockByList),
                )
              : stockByList,
          promotions: promotions.get(family.product.id) ?? [],
          promotionsByVariant: promotions,
          shippingMethods: wanted.shippingMethods
            ? await shippingMethodsOf(cents.length > 0 ? Math.min(...cents) : 0, onlooker)
            : [],
          catalogue,
          ...(variantAttributes && { variantAttributes }),
        };
      }),
    );
  };
  return { factsOf };
};

type ByList = ReadonlyMap<string, ReadonlyMap<string, InventoryRecord>>;

/** Several readings of the same lists as one. */
const mergedLists = (own: ByList, others: readonly ByList[]): ByList =>
  new Map(
    [...own].map(([listId, records]) => [
      listId,
      new Map([...others.flatMap((other) => [...(other.get(listId) ?? [])]), ...records]),
    ]),
  );
