import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { inventoryLists, inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { variantsOf } from "#worlds/wickett-plum/catalogue/variants.ts";
import type { WorldFlag, WorldProduct, WorldStock } from "#worlds/wickett-plum/catalogue/world-product.ts";
import { shops } from "#worlds/wickett-plum/shops/shops.ts";
import type { WorldShop } from "#worlds/wickett-plum/shops/world-shop.ts";

type Row = typeof inventoryRecords.$inferInsert;

const warehouses = [
  { id: "inventory_us", siteIds: ["WickettPlumUS", "WickettPlumBusiness", "WickettPlumFundraising"], share: 1 },
  { id: "inventory_ca", siteIds: ["WickettPlumCA"], share: 0.5 },
];

const empty = {
  allocation: 0,
  perpetual: false,
  handling: "none" as const,
  preorderBackorderAllocation: 0,
  onOrder: 0,
  turnover: 0,
};

const warehouseRow = (inventoryListId: string, productId: string, stock: WorldStock, share: number): Row => {
  const row = { ...empty, inventoryListId, productId };
  if (stock === "perpetual") return { ...row, perpetual: true };
  if (stock === "shops-only") return row;
  if (typeof stock === "number") return { ...row, allocation: Math.ceil(stock * share) };
  if ("preorder" in stock)
    return {
      ...row,
      handling: "preorder",
      preorderBackorderAllocation: Math.ceil(stock.preorder * share),
      inStockDate: new Date(`${stock.from}T08:00:00Z`),
    };
  return { ...row, handling: "backorder", preorderBackorderAllocation: Math.ceil(stock.backorder * share) };
};

/** The same number for the same text, below `limit`. */
const numberFrom = (text: string, limit: number) =>
  Array.from(text).reduce((hash, character) => (hash * 31 + character.charCodeAt(0)) % 1_000_003, 7) % limit;

/** What no shop puts on its counter. */
const neverOnCounters: readonly WorldFlag[] = [
  "onlineOnly",
  "noPickup",
  "giftCard",
  "comingSoon",
  "collateral",
  "subscriptionOnly",
];

/** The shops that have the most, one of each country. */
const flagships = ["1001", "2001"];

/** Something that can be ordered, and what it is a size or color of. */
interface Article {
  product: WorldProduct;
  id: string;
  stock: WorldStock;
}

const isForCounters = ({ product }: Article) => !product.flags.some((flag) => neverOnCounters.includes(flag));

/** Whether it is a box that shoppers fill themselves, or a sweet that goes into one. */
const isOfMixBar = ({ product: { flags } }: Article) => flags.includes("customMix") || flags.includes("customMixPiece");

/** Whether a shop has a bar where such boxes are filled: the largest, and every other one. */
const hasMixBar = ({ id }: WorldShop) => flagships.includes(id) || numberFrom(`${id}/mix-bar`, 2) === 0;

/** How many stock units one handful of a sweet is: pops are counted one by one, the others in hundredths of a share. */
const handful = ({ flags, kind }: WorldProduct): number =>
  !flags.includes("customMixPiece") ? 1 : kind === "lollipops" ? 10 : 2500;

/** What a shop has on its counter of one thing: nothing of some, a handful of most. */
const counterRow = ({ id: shopId }: WorldShop, { product, id: productId }: Article): Row => {
  const pieces = numberFrom(`${shopId}/${productId}`, 30);
  const isFlagship = flagships.includes(shopId);
  const handfuls = product.stock === "shops-only" ? 6 + pieces : pieces < 4 && !isFlagship ? 0 : 3 + pieces;
  const allocation = handfuls * handful(product);
  return { ...empty, inventoryListId: `inventory_shop_${shopId}`, productId, allocation };
};

/**
 * The articles of a shop: all that belongs to its mix bar where it has one, what only shops have, then what is liked
 * best, each shop with a taste of its own.
 */
const assortmentOf = (shop: WorldShop, articles: readonly Article[]): Article[] =>
  articles
    .filter((article) => hasMixBar(shop) || !isOfMixBar(article))
    .map((article) => {
      const { product, stock } = article;
      const taste = numberFrom(`${shop.id}/${product.id}`, 60) + numberFrom(`${article.id}/${shop.id}`, 20);
      const isAlwaysThere = stock === "shops-only" || isOfMixBar(article);
      return { article, rank: isAlwaysThere ? Infinity : product.popularity + taste };
    })
    .sort((a, b) => b.rank - a.rank || (a.article.id < b.article.id ? -1 : 1))
    .slice(0, shop.counterSize)
    .map(({ article }) => article);

const articlesOf = (products: readonly WorldProduct[]): Article[] =>
  products.flatMap((product) => {
    if (product.parts?.kind === "set") return [];
    const variants = variantsOf(product);
    const items = variants.length > 0 ? variants : [{ id: product.id, stock: product.stock ?? 0 }];
    return items.map(({ id, stock }) => ({ product, id, stock }));
  });

const stockedShops = shops.filter(({ counterSize }) => counterSize > 0);

const warehouseRows = (articles: readonly Article[]) =>
  warehouses.flatMap((list) => articles.map(({ id, stock }) => warehouseRow(list.id, id, stock, list.share)));

/** Adds the stock of products to the warehouses and the two largest shops, which have all of them. */
export const addStock = async (database: Database, products: readonly WorldProduct[]): Promise<void> => {
  const articles = articlesOf(products);
  const largest = stockedShops.filter(({ id }) => flagships.includes(id));
  await insertRows(database, inventoryRecords, [
    ...warehouseRows(articles),
    ...largest.flatMap((shop) => articles.filter(isForCounters).map((article) => counterRow(shop, article))),
  ]);
};

/** Puts the stock of warehouses and shops into their tables. */
export const seedInventory = async (database: Database): Promise<void> => {
  await database.sql
    .insert(inventoryLists)
    .values([
      ...warehouses.map(({ id, siteIds }) => ({ id, siteIds, defaultInStock: false })),
      ...stockedShops.map(({ id }) => ({ id: `inventory_shop_${id}`, siteIds: [], defaultInStock: false })),
    ]);
  const articles = articlesOf(catalogue.files.flatMap((file) => file.products));
  const forCounters = articles.filter(isForCounters);
  await insertRows(database, inventoryRecords, [
    ...warehouseRows(articles),
    ...stockedShops.flatMap((shop) => assortmentOf(shop, forCounters).map((article) => counterRow(shop, article))),
  ]);
};
