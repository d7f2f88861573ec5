import { asc, sql } from "drizzle-orm";
import type { Database } from "./connection.ts";
import { insertRows } from "./insert-rows.ts";
import { inventoryLists, inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import { recommendationZones, activities } from "#sandbox/platform/recommendations/recommendation-tables.ts";
import { createTestDatabase } from "./test-database.ts";
import { stockRow } from "./test-stock.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql.insert(inventoryLists).values({ id: "shop", siteIds: [], defaultInStock: false });
}, 60_000);
afterAll(() => database.close());

const stock = (productId: string, allocation: number, inStockDate: Date | null = null) => ({
  ...stockRow("shop", productId, allocation),
  inStockDate,
});

test("many rows arrive as they were given, over the bound of one statement", async () => {
  const rows = Array.from({ length: 2001 }, (_, index) => stock(String(index).padStart(5, "0"), index));
  await insertRows(database, inventoryRecords, rows);
  expect(await database.sql.select().from(inventoryRecords).orderBy(asc(inventoryRecords.productId))).toEqual(rows);
});

test("moments, texts with quotation marks and JSON stay what they are, and what is left out has its default", async () => {
  const happenedAt = new Date("2026-11-20T10:00:00.123Z");
  const said = { siteId: "s", type: "search", cookieId: `O'Brien "says" \\ é`, happenedAt };
  await insertRows(database, activities, [
    { ...said, productIds: ["a", `b"c`], details: { text: "null", nested: { list: [1, null] } } },
    { ...said, productIds: [], searchText: "pralines", details: {} },
  ]);
  const kept = await database.sql.select().from(activities).orderBy(asc(activities.id));
  expect(kept).toEqual([
    expect.objectContaining({
      ...said,
      id: 1,
      productIds: ["a", `b"c`],
      details: { text: "null", nested: { list: [1, null] } },
    }),
    expect.objectContaining({ ...said, id: 2, searchText: "pralines", userId: null }),
  ]);
});

test("what becomes of rows that are there is said with them; no rows are no statement", async () => {
  const onConflict = sql`on conflict (name) do update set recommender = excluded.recommender`;
  await insertRows(database, recommendationZones, [{ name: "cart", recommender: "one" }]);
  await insertRows(database, recommendationZones, [{ name: "cart", recommender: "two" }], onConflict);
  await insertRows(database, recommendationZones, []);
  expect(await database.sql.select().from(recommendationZones)).toEqual([{ name: "cart", recommender: "two" }]);
});
