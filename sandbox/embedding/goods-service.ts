import { asc, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { inventoryLists, inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import { priceBooks, prices } from "#sandbox/platform/prices/price-tables.ts";
import { categories, productCategories, products } from "#sandbox/platform/products/product-tables.ts";
import { writeChangedDocuments } from "#sandbox/platform/search/search-document-service.ts";
import type { Site } from "#sandbox/organization/sites/site.ts";

/** One product for a test. What is left out is usual: ten in stock, in the category `goods`. */
export interface ProductSeed {
  id: string;
  name: string;
  /** In the currency of the site. */
  price: number;
  stock?: number;
  brand?: string;
  description?: string;
  /** Custom attributes with their `c_` names. */
  attributes?: Readonly<Record<string, unknown>>;
  /** Made below the root where there is none of that id. */
  categoryId?: string;
}

const CENTS = 100;

/** The list prices and the stock of a site. @throws Error for a site without */
const listsIn = async (database: Database, { id, currency }: Site) => {
  const books = await database.sql.select().from(priceBooks).orderBy(asc(priceBooks.id));
  const lists = await database.sql.select().from(inventoryLists).orderBy(asc(inventoryLists.id));
  const book = books.find(
    (each) => each.siteIds.includes(id) && each.currency === currency && each.kind === "list" && !each.customerGroup,
  );
  const list = lists.find(({ siteIds }) => siteIds.includes(id));
  if (!book || !list) throw new Error(`The site ${id} has no price book in ${currency}, or no stock list.`);
  return { priceBookId: book.id, inventoryListId: list.id };
};

/** Sets what a product costs in a site. */
export const setPrice = async (database: Database, site: Site, productId: string, price: number): Promise<void> => {
  const { priceBookId } = await listsIn(database, site);
  const priceCents = Math.round(price * CENTS);
  await database.sql
    .insert(prices)
    .values({ priceBookId, productId, minQuantity: 1, priceCents })
    .onConflictDoUpdate({
      target: [prices.priceBookId, prices.productId, prices.period, prices.minQuantity],
      set: { priceCents, percentage: null },
    });
};

/** Only what stands in a category is found. */
const putIntoCategory = async (database: Database, productId: string, categoryId: string): Promise<void> => {
  const texts = { description: "", pageTitle: categoryId, pageDescription: "" };
  await database.sql
    .insert(categories)
    .values({ ...texts, id: categoryId, parentId: "root", name: categoryId, position: 0, online: true, attributes: {} })
    .onConflictDoNothing();
  await database.sql.insert(productCategories).values({ productId, categoryId, position: 0 }).onConflictDoNothing();
};

/** Puts a product into a site, with its price and stock; one of that id is what is said here from then on. */
export const putProduct = async (database: Database, site: Site, seed: ProductSeed): Promise<void> => {
  const { id, name, price, stock = 10, brand = "", description = "" } = seed;
  const { attributes = {}, categoryId = "goods" } = seed;
  const { inventoryListId } = await listsIn(database, site);
  const texts = { shortDescription: description, longDescription: description };
  const own = { name, brand, attributes, ...texts, primaryCategoryId: categoryId };
  await database.sql
    .insert(products)
    .values({
      ...own,
      id,
      type: "item",
      pageTitle: name,
      pageDescription: description,
      taxClass: "standard",
      weightGrams: 0,
      upc: "",
      online: true,
      siteIds: [site.id],
      minOrderQuantity: 1,
      stepQuantity: 1,
      position: 0,
      variationValues: {},
    })
    .onConflictDoUpdate({
      target: products.id,
      set: {
        ...own,
        online: true,
        siteIds: sql`case when ${products.siteIds} ? ${site.id} then ${products.siteIds} else ${products.siteIds} || to_jsonb(${site.id}::text) end`,
      },
    });
  await putIntoCategory(database, id, categoryId);
  await setPrice(database, site, id, price);
  const record = { allocation: stock, perpetual: false, turnover: 0, onOrder: 0 };
  await database.sql
    .insert(inventoryRecords)
    .values({ ...record, inventoryListId, productId: id, handling: "none", preorderBackorderAllocation: 0 })
    .onConflictDoUpdate({ target: [inventoryRecords.inventoryListId, inventoryRecords.productId], set: record });
  await writeChangedDocuments(database, { products: new Set([id]), categories: new Set(), isWhole: false });
};
