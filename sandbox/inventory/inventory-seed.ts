import type { Database } from "#sandbox/database/connection.ts";
import { inventoryLists, inventoryRecords } from "#sandbox/database/schema/inventory.ts";
import { catalogue } from "#sandbox/world/catalogue/catalogue.ts";
import { variantsOf } from "#sandbox/world/catalogue/variants.ts";
import type { WorldProduct, WorldStock } from "#sandbox/world/catalogue/world-product.ts";
import { shops } from "#sandbox/world/shops.ts";

type Row = typeof inventoryRecords.$inferInsert;

/** The most rows one statement takes. */
const CHUNK = 5000;

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

/** What a shop has on its counter: nothing of some things, a handful of most. */
const counterRow = (shopId: string, product: WorldProduct, productId: string): Row[] => {
  if (
    product.flags.some((flag) =>
      ["onlineOnly", "noPickup", "giftCard", "comingSoon", "collateral", "subscriptionOnly"].includes(flag),
    )
  )
    return [];
  const pieces = numberFrom(`${shopId}/${productId}`, 30);
  const isFlagship = shopId === "1001" || shopId === "2001";
  const allocation = product.stock === "shops-only" ? 6 + pieces : pieces < 4 && !isFlagship ? 0 : 3 + pieces;
  return [{ ...empty, inventoryListId: `inventory_shop_${shopId}`, productId, allocation }];
};

const orderableOf = (product: WorldProduct): { id: string; stock: WorldStock }[] => {
  if (product.parts?.kind === "set") return [];
  const variants = variantsOf(product);
  return variants.length > 0 ? variants : [{ id: product.id, stock: product.stock ?? 0 }];
};

const stockedShops = shops.filter(({ hasStockList }) => hasStockList);

/** Adds the stock of products to the lists of warehouses and shops that are there. */
export const addStock = async (database: Database, products: readonly WorldProduct[]): Promise<void> => {
  const orderable = products.flatMap((product) => orderableOf(product).map((item) => ({ product, ...item })));
  const rows = [
    ...warehouses.flatMap((list) => orderable.map(({ id, stock }) => warehouseRow(list.id, id, stock, list.share))),
    ...stockedShops.flatMap((shop) => orderable.flatMap(({ product, id }) => counterRow(shop.id, product, id))),
  ];
  for (let start = 0; start < rows.length; start += CHUNK)
    await database.sql.insert(inventoryRecords).values(rows.slice(start, start + CHUNK));
};

/** Puts the stock of warehouses and shops into their tables. */
export const seedInventory = async (database: Database): Promise<void> => {
  await database.sql
    .insert(inventoryLists)
    .values([
      ...warehouses.map(({ id, siteIds }) => ({ id, siteIds, defaultInStock: false })),
      ...stockedShops.map(({ id }) => ({ id: `inventory_shop_${id}`, siteIds: [], defaultInStock: false })),
    ]);
  await addStock(
    database,
    catalogue.files.flatMap((file) => file.products),
  );
};
