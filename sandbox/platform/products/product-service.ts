import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { createSharedReads } from "#sandbox/core/database/shared-read.ts";
import { categoriesOf, isCategoryShown, type Catalogue, type CatalogueCategory } from "./catalogue.ts";
import { isOffered, toCatalogueItem, type CatalogueItem, type CatalogueProduct, type GoodsRules } from "./product.ts";
import type { ProductRepository } from "./product-repository.ts";

/** The catalogue as the other domains see it. */
export interface ProductService {
  /** Products by id in the order asked for; unknown and offline ones are left out. */
  findItems(ids: string[], siteId: string): Promise<CatalogueItem[]>;
  /** Products with their texts, in the order asked for; unknown and offline ones are left out. */
  findProducts(ids: string[], siteId: string, locale: string): Promise<CatalogueProduct[]>;
  /** One product. Throws 404 `product-not-found`. */
  product(id: string, siteId: string, locale: string): Promise<CatalogueProduct>;
  /** One category that is online. Throws 404 `product-not-found`, as the platform documents it. */
  category(id: string, siteId: string, locale: string): Promise<CatalogueCategory>;
  /** Everything in one language; the same object until something is written. */
  catalogue(locale: string): Promise<Catalogue>;
  /**
   * Products of every kind, online or not, whose id, name or bar code holds a text, in the order of the catalogue.
   * An empty text finds all.
   */
  list(query: {
    text: string;
    limit: number;
    offset: number;
  }): Promise<{ total: number; products: CatalogueProduct[] }>;
  /** Puts a product on or off the shelf of every site. @throws Fault 404 `product-not-found` */
  setOnline(id: string, online: boolean): Promise<void>;
  /** Forgets what was read; to be called after writing to the catalogue. */
  invalidate(): void;
}

/** The language whose texts other domains show where no call has another. */
const DEFAULT_LOCALE = "en-US";

/** The catalogue, kept in memory between writes. */
export const createProductService = (
  repository: ProductRepository,
  clock: Clock,
  /** The language of the running call; nothing outside of one. */
  localeOfCall: () => string | undefined = () => undefined,
  /** What the merchant makes of a product; nothing special when left out. */
  goodsOf?: (attributes: Readonly<Record<string, unknown>>) => GoodsRules,
): ProductService => {
  const catalogue = createSharedReads((locale: string) => repository.readCatalogue(locale));

  const findProducts = async (ids: string[], siteId: string, locale: string) => {
    const { products } = await catalogue(locale);
    const now = clock.now();
    return ids.flatMap((id) => {
      const product = products.get(id);
      return product && isOffered(product, siteId, now) ? [product] : [];
    });
  };

  return {
    catalogue,
    findProducts,

    findItems: async (ids, siteId) => {
      const locale = localeOfCall() || DEFAULT_LOCALE;
      const all = await catalogue(locale);
      return (await findProducts(ids, siteId, locale)).map((product) =>
        toCatalogueItem(
          product,
          product.masterId === null ? null : (all.products.get(product.masterId) ?? null),
          categoriesOf(all, product),
          goodsOf,
        ),
      );
    },

    product: async (id, siteId, locale) => {
      const [product] = await findProducts([id], siteId, locale);
      if (!product)
        throw new Fault(404, "product-not-found", `No product with ID '${id}' for site '${siteId}' could be found.`, {
          productId: id,
          siteId,
        });
      return product;
    },

    category: async (id, siteId, locale) => {
      const all = await catalogue(locale);
      const category = all.categories.get(id);
      if (!category || !isCategoryShown(all, id))
        throw new Fault(404, "product-not-found", `No category with ID '${id}' for site '${siteId}' could be found.`, {
          categoryId: id,
          siteId,
        });
      return category;
    },

    list: async ({ text, limit, offset }) => {
      const wanted = text.trim().toLowerCase();
      const { products } = await catalogue(DEFAULT_LOCALE);
      const found = [...products.values()].filter(({ id, name, upc }) =>
        [id, name, upc].some((value) => value.toLowerCase().includes(wanted)),
      );
      return { total: found.length, products: found.slice(offset, offset + limit) };
    },

    setOnline: async (id, online) => {
      if (!(await repository.setOnline(id, online)))
        throw new Fault(404, "product-not-found", `No product with ID '${id}' could be found.`, { productId: id });
    },

    invalidate: () => catalogue.forget(),
  };
};
