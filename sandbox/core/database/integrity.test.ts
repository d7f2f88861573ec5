import { readdirSync } from "node:fs";
import { sql } from "drizzle-orm";
import { rowsOf } from "./json-rows.ts";
import { createTestDatabase } from "./test-database.ts";
import type { Database } from "./connection.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase("world");
}, 120_000);
afterAll(() => database.close());

const written = (statement: string) => database.transaction(() => database.sql.execute(sql.raw(statement)));
const reasonOf = async (statement: string) => {
  const error = await written(statement).then(
    () => undefined,
    (thrown: Error & { cause?: Error }) => thrown,
  );
  return String(error?.cause?.message ?? error?.message);
};

test("the schema is one migration", () => {
  expect(readdirSync("sandbox/core/database/migrations").filter((file) => file.endsWith(".sql"))).toEqual([
    "0000_schema.sql",
  ]);
});

test("there is no index of trigrams: likeness is worked out for every term, which no index can help", async () => {
  const indexes = sql`select indexname from pg_indexes where schemaname = 'public' and indexdef like '%trgm%'`;
  expect(await rowsOf(database, indexes)).toEqual([]);
});

test.each([
  ["a coupon of an order there is not", "update order_coupons set order_no = 'nothing'", "order_coupons_order_no"],
  [
    "a line of an order there is not",
    "update order_items set order_no = 'nothing' || order_no",
    "order_items_order_no",
  ],
  ["no piece of a product", "update order_items set quantity = 0", "order_items_quantity"],
  ["a line below nothing", "update order_items set after_item_discount_cents = -1", "order_items_prices"],
  ["a payment below nothing", "update order_payments set amount_cents = -1", "order_payments_amount"],
  ["more given back than was promised", "update inventory_records set on_order = -1", "inventory_records_counts"],
  ["stock of a list there is not", "delete from inventory_lists", "inventory_records_inventory_list_id"],
  ["a price below nothing", "update prices set price_cents = -1", "prices_amount"],
  ["a price of a book there is not", "delete from price_books", "prices_price_book_id"],
])("the database refuses %s", async (_name, statement, constraint) => {
  expect(await reasonOf(statement)).toContain(constraint);
});

test("an archive may bring a price before its book, in one transaction", async () => {
  const copied = "select id, name, currency, kind, site_ids, customer_group, parent_id, online, valid_from, valid_to";
  await database.transaction(async () => {
    await database.sql.execute(sql.raw(`create temporary table kept as ${copied} from price_books`));
    await database.sql.execute(sql.raw("delete from price_books"));
    await database.sql.execute(sql.raw("insert into price_books select * from kept"));
  });
  expect((await rowsOf(database, sql`select 1 from price_books`)).length).toBeGreaterThan(0);
});

test("an order goes with everything that is of it", async () => {
  await written("delete from orders");
  for (const table of ["order_items", "order_shipments", "order_payments", "order_coupons"])
    expect(await rowsOf(database, sql`select 1 from ${sql.identifier(table)}`)).toEqual([]);
});
