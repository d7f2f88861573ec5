import type { InventoryService } from "#sandbox/inventory/inventory-service.ts";
import type { PriceService } from "#sandbox/prices/price-service.ts";
import { isOffered, type CatalogueProduct } from "./product.ts";
import type { ProductFacts, PromotionMention } from "./product-facts.ts";
import type { ProductService } from "./product-service.ts";
import type { Clock } from "#sandbox/clock.ts";

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

/** Gathers what product documents are made from: texts, prices, stock and promotions, each asked for once. */
export interface ProductDocumentService {
  /** Facts of products in the order given. Stock is read for the products and their variants. */
  factsOf(
    products: CatalogueProduct[],
    onlooker: Onlooker,
    wanted: { inventoryListIds: string[]; promotions: boolean; stock: boolean },
  ): Promise<ProductFacts[]>;
}

/** Puts the document service together; without a lookup no promotions are mentioned. */
export const createProductDocumentService = (
  { products, prices, inventory }: { products: ProductService; prices: PriceService; inventory: InventoryService },
  clock: Clock,
  promotionsOf: ProductPromotionLookup = () => Promise.resolve(new Map()),
): ProductDocumentService => ({
  factsOf: async (asked, onlooker, { inventoryListIds, promotions: withPromotions, stock: withStock }) => {
    const catalogue = await products.catalogue(onlooker.locale);
    const now = clock.now();
    const isShown = (product: CatalogueProduct | undefined): product is CatalogueProduct =>
      product !== undefined && isOffered(product, onlooker.siteId, now);
    const families = asked.map((product) => {
      const master = product.masterId === null ? null : (catalogue.products.get(product.masterId) ?? null);
      const variants = (master ?? product).variantIds.map((id) => catalogue.products.get(id)).filter(isShown);
      return { product, master, variants };
    });
    const orderableIds = [
      ...new Set(families.flatMap(({ product, variants }) => [product, ...variants].map(({ id }) => id))),
    ].filter((id) => catalogue.products.get(id)?.type !== "master");
    const books = await prices.booksFor(onlooker);
    const stock = withStock ? await inventory.records(orderableIds, { siteId: onlooker.siteId }) : new Map();
    const stockByList = await inventory.recordsInLists(orderableIds, inventoryListIds);
    const promotions = withPromotions
      ? await promotionsOf([...new Set([...asked.map(({ id }) => id), ...orderableIds])], onlooker)
      : new Map<string, PromotionMention[]>();
    return families.map((family) => ({
      ...family,
      books,
      stock,
      stockByList,
      promotions: promotions.get(family.product.id) ?? [],
      catalogue,
    }));
  },
});
