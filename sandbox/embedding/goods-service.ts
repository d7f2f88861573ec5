import type { SearchRules } from "#sandbox/platform/search/search-rules.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import type { Site } from "#sandbox/organization/sites/site.ts";
import { inventoryExchange } from "#sandbox/platform/inventory/module.ts";
import { priceExchange } from "#sandbox/platform/prices/module.ts";
import type { ProductFacts } from "#sandbox/platform/products/exchanged-product.ts";
import { categoryExchange, productExchange } from "#sandbox/platform/products/module.ts";
import { writeChangedDocuments } from "#sandbox/platform/search/search-document-service.ts";

/** One product for a test. What is left out is usual: ten in stock, in the category `goods`. */
export interface ProductSeed {
  id: string;
  name: string;
  /** In the currency of the site. */
  price: number;
  /** Pieces on the shelf; those that open orders were promised are among them. */
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
  const book = (await priceExchange(database).books()).find(
    (each) => each.siteIds.includes(id) && each.currency === currency && each.kind === "list" && !each.customerGroup,
  );
  const list = (await inventoryExchange(database).lists()).find(({ siteIds }) => siteIds.includes(id));
  if (!book || !list) throw new Error(`The site ${id} has no price book in ${currency}, or no stock list.`);
  return { priceBookId: book.id, inventoryListId: list.id };
};

/** Sets what a product costs in a site. */
export const setPrice = async (database: Database, site: Site, productId: string, price: number): Promise<void> => {
  const { priceBookId } = await listsIn(database, site);
  const prices = priceExchange(database);
  const always = (await prices.tables([productId], priceBookId)).find((each) => !each.validFrom && !each.validTo);
  const step = { minQuantity: 1, priceCents: Math.round(price * CENTS), percentage: null };
  const others = (always?.steps ?? []).filter(({ minQuantity }) => minQuantity > 1);
  await prices.putTables([{ priceBookId, productId, validFrom: null, validTo: null, steps: [step, ...others] }]);
};

/** Only what stands in a category is found. */
const putIntoCategory = async (database: Database, productId: string, categoryId: string): Promise<void> => {
  const categories = categoryExchange(database);
  const words = { name: categoryId, description: "", pageTitle: categoryId, pageDescription: "", imageFile: null };
  if ((await categories.countOf([categoryId])) === 0)
    await categories.put([
      { ...words, id: categoryId, parentId: "root", position: 0, online: true, attributes: {}, texts: [] },
    ]);
  await categories.assign([{ categoryId, productId, isPrimary: true }]);
};

const plainProduct: Omit<ProductFacts, "id" | "name"> = {
  upc: "",
  ean: "",
  manufacturerName: "",
  manufacturerSku: "",
  unit: "",
  minOrderQuantity: 1,
  stepQuantity: 1,
  shortDescription: "",
  longDescription: "",
  texts: [],
  siteIds: [],
  validFrom: null,
  validTo: null,
  pictures: [],
  taxClass: "standard",
  brand: "",
  pageTitle: "",
  pageDescription: "",
  keywords: "",
  weightGrams: 0,
  attributes: {},
  variations: [],
  variantIds: [],
  groupIds: [],
  options: [],
  sharedOptionIds: [],
  bundled: [],
  inSet: [],
  links: [],
};

/** Puts a product into a site, with its price and stock; one of that id is what is said here from then on. */
export const putProduct = async (
  database: Database,
  site: Site,
  seed: ProductSeed,
  searchRules?: SearchRules,
): Promise<void> => {
  const { id, name, price, stock = 10, brand = "", description = "" } = seed;
  const { attributes = {}, categoryId = "goods" } = seed;
  const { inventoryListId } = await listsIn(database, site);
  const products = productExchange(database);
  const [before] = await products.read([id]);
  const texts = { shortDescription: description, longDescription: description };
  const pages = before ? {} : { pageTitle: name, pageDescription: description };
  const siteIds = [...new Set([...(before?.siteIds ?? []), site.id])];
  const told = { id, name, brand, attributes: { ...attributes }, siteIds, ...texts, ...pages };
  await products.put([{ ...plainProduct, ...before, ...told }]);
  await putIntoCategory(database, id, categoryId);
  await setPrice(database, site, id, price);
  const inventory = inventoryExchange(database);
  // A record that is there has sold some of its stock; this one begins anew.
  await inventory.removeRecord(inventoryListId, id);
  const terms = { perpetual: false, handling: "none", preorderBackorderAllocation: 0, inStockDate: null } as const;
  await inventory.putRecords([{ ...terms, inventoryListId, productId: id, allocation: stock }]);
  await writeChangedDocuments(
    database,
    { products: new Set([id]), categories: new Set(), isWhole: false },
    searchRules,
  );
};
