import { eq } from "drizzle-orm";
import fc from "fast-check";
import type { Database } from "#sandbox/core/database/connection.ts";
import { inventoryLists, inventoryRecords } from "./inventory-tables.ts";
import { createTestDatabase } from "#sandbox/core/database/test-database.ts";
import { stockRow } from "#sandbox/core/database/test-stock.ts";
import { createInventoryExchange } from "./inventory-exchange-repository.ts";
import { createInventoryRepository } from "./inventory-repository.ts";
import { createInventoryService, type InventoryService } from "./inventory-service.ts";

const site = "WickettPlumUS";
let database: Database;
let inventory: InventoryService;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql.insert(inventoryLists).values([
    { id: "warehouse", siteIds: [site], defaultInStock: false },
    { id: "counter", siteIds: [], defaultInStock: false },
  ]);
  inventory = createInventoryService(createInventoryRepository(database));
}, 120_000);
afterAll(() => database.close());

const stockUp = async (stock: Record<string, number>, inventoryListId = "warehouse") => {
  await database.sql.delete(inventoryRecords).where(eq(inventoryRecords.inventoryListId, inventoryListId));
  await database.sql
    .insert(inventoryRecords)
    .values(Object.entries(stock).map(([productId, allocation]) => stockRow(inventoryListId, productId, allocation)));
};

const left = async (...ids: string[]) => {
  const records = await inventory.records(ids, { siteId: site });
  return ids.map((id) => records.get(id)?.ats);
};

test("an order takes its pieces from the list of the site", async () => {
  await stockUp({ bar: 5, mint: 5 });
  await inventory.reserve([{ productId: "bar", quantity: 2 }], site);
  expect(await left("bar", "mint")).toEqual([3, 5]);
});

test("an order picked up in a shop takes its pieces from the counter of that shop", async () => {
  await stockUp({ bar: 5 });
  await stockUp({ bar: 2 }, "counter");
  await inventory.reserve([{ productId: "bar", quantity: 2, inventoryListId: "counter" }], site);
  const counter = await inventory.records(["bar"], { siteId: site, inventoryListId: "counter" });
  expect([await left("bar"), counter.get("bar")?.ats]).toEqual([[5], 0]);
});

test("an order of which one line is short takes nothing, and says which", async () => {
  await stockUp({ bar: 5, mint: 1 });
  const order = inventory.reserve(
    [
      { productId: "bar", quantity: 2 },
      { productId: "mint", quantity: 2 },
    ],
    site,
  );
  await expect(order).rejects.toMatchObject({
    status: 400,
    type: "product-item-not-available",
    extra: { productId: "mint" },
  });
  expect(await left("bar", "mint")).toEqual([5, 1]);
});

test("two lines of one product count together", async () => {
  await stockUp({ bar: 3 });
  const lines = [
    { productId: "bar", quantity: 2 },
    { productId: "bar", quantity: 2 },
  ];
  await expect(inventory.reserve(lines, site)).rejects.toMatchObject({ type: "product-item-not-available" });
});

test("a product without stock record can not be ordered", async () => {
  await expect(inventory.reserve([{ productId: "nougat", quantity: 1 }], site)).rejects.toMatchObject({ status: 400 });
});

test("what is given back can be sold again", async () => {
  await stockUp({ bar: 3 });
  await inventory.reserve([{ productId: "bar", quantity: 3 }], site);
  await inventory.release([{ productId: "bar", quantity: 3 }], site);
  expect(await left("bar")).toEqual([3]);
});

test.each(["release", "turnOver"] as const)(
  "what is promised to one order is not lost by what another lets go twice: %s",
  async (verb) => {
    await stockUp({ bar: 5 });
    const [two, three] = [2, 3].map((quantity) => [{ productId: "bar", quantity }]);
    await inventory.reserve(two ?? [], site);
    await inventory.reserve(three ?? [], site);
    await inventory[verb](two ?? [], site);
    await inventory.release(three ?? [], site);
    const after = await left("bar");
    await expect(inventory[verb](two ?? [], site)).rejects.toThrow("Only 0 of 'bar' are promised in 'warehouse'");
    expect(await left("bar")).toEqual(after);
  },
);

test("goods that come back after a shelf was counted stand on it beside what was counted", async () => {
  await stockUp({ bar: 5 });
  await inventory.reserve([{ productId: "bar", quantity: 3 }], site);
  await inventory.turnOver([{ productId: "bar", quantity: 3 }], site);
  await inventory.setStock("warehouse", "bar", 2);
  await inventory.restock([{ productId: "bar", quantity: 3 }], site);
  expect(await left("bar")).toEqual([5]);
});

test("what an order takes from a list that knows nothing of it is promised, also once it is counted", async () => {
  await database.sql.insert(inventoryLists).values({ id: "open", siteIds: ["Open"], defaultInStock: true });
  inventory.invalidate();
  const line = [{ productId: "fudge", quantity: 2 }];
  await inventory.reserve(line, "Open");
  await inventory.setStock("open", "fudge", 5);
  const of = async () => (await inventory.records(["fudge"], { siteId: "Open" })).get("fudge")?.ats;
  expect(await of()).toBe(3);
  await inventory.release(line, "Open");
  expect(await of()).toBe(5);
});

test("a record that a feed takes away keeps its promises until they are met, and then goes", async () => {
  await stockUp({ bar: 5 });
  const exchange = createInventoryExchange(database);
  const line = [{ productId: "bar", quantity: 2 }];
  await inventory.reserve(line, site);
  await exchange.removeRecord("warehouse", "bar");
  expect(await left("bar")).toEqual([0]);
  await exchange.putRecords([{ ...stockRow("warehouse", "bar", 5), inStockDate: null }]);
  expect(await left("bar")).toEqual([3]);
  await inventory.turnOver(line, site);
  await exchange.removeRecord("warehouse", "bar");
  expect(await exchange.records(["bar"], "warehouse")).toEqual([]);
});

test("rule 3.3.12: whatever orders come together, never more is sold than there was", async () => {
  const line = fc.record({ productId: fc.constantFrom("bar", "mint"), quantity: fc.integer({ min: 1, max: 6 }) });
  const orders = fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 12 }), orders, async (pieces, placed) => {
      await stockUp({ bar: pieces, mint: pieces });
      const outcomes = await Promise.allSettled(
        placed.map((lines) => database.transaction(() => inventory.reserve(lines, site))),
      );
      const sold = { bar: 0, mint: 0 };
      placed.forEach((lines, index) => {
        if (outcomes[index]?.status === "fulfilled")
          for (const { productId, quantity } of lines) sold[productId as "bar" | "mint"] += quantity;
      });
      expect(sold.bar).toBeLessThanOrEqual(pieces);
      expect(sold.mint).toBeLessThanOrEqual(pieces);
      expect(await left("bar", "mint")).toEqual([pieces - sold.bar, pieces - sold.mint]);
    }),
    { numRuns: 25 },
  );
});

test("rule 3.3.12: of two hundred orders at once for the last fifty pieces exactly fifty get one", async () => {
  await stockUp({ bar: 50 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () =>
      database.transaction(() => inventory.reserve([{ productId: "bar", quantity: 1 }], site)),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  expect(await left("bar")).toEqual([0]);
});

test("what can be ordered from one of several lists, a list that counts the unknown as in stock included", async () => {
  await database.sql
    .insert(inventoryLists)
    .values({ id: "generous", siteIds: [], defaultInStock: true })
    .onConflictDoNothing();
  inventory.invalidate();
  await stockUp({ bar: 5, mint: 0, taffy: 1 });
  await stockUp({ mint: 2 }, "counter");
  await stockUp({ bar: 0, taffy: 3 }, "generous");
  await inventory.reserve([{ productId: "taffy", quantity: 1 }], site);
  const orderable = async (...lists: string[]) => {
    const isOrderable = await inventory.orderableIn(lists);
    return ["bar", "mint", "taffy", "unknown"].filter(isOrderable);
  };
  expect(await orderable("warehouse")).toEqual(["bar"]);
  expect(await orderable("warehouse", "counter")).toEqual(["bar", "mint"]);
  expect(await orderable("generous")).toEqual(["mint", "taffy", "unknown"]);
  expect(await orderable("counter", "generous")).toEqual(["mint", "taffy", "unknown"]);
  expect(await orderable()).toEqual([]);
  expect(await orderable("nowhere")).toEqual([]);
});

test("what never ends and what may be ordered ahead can be ordered from a list, as its records say", async () => {
  await stockUp({ endless: 0, ahead: 0, spent: 0, none: 0 });
  const change = (productId: string, values: Partial<typeof inventoryRecords.$inferInsert>) =>
    database.sql.update(inventoryRecords).set(values).where(eq(inventoryRecords.productId, productId));
  await change("endless", { perpetual: true });
  await change("ahead", { handling: "backorder", preorderBackorderAllocation: 2 });
  await change("spent", { handling: "preorder", preorderBackorderAllocation: 2, onOrder: 2 });
  await change("none", { preorderBackorderAllocation: 9 });
  const ids = ["endless", "ahead", "spent", "none"];
  const records = await inventory.records(ids, { siteId: site });
  const isOrderable = await inventory.orderableIn(["warehouse"]);
  expect(ids.map(isOrderable)).toEqual([true, true, false, false]);
  expect(ids.map(isOrderable)).toEqual(ids.map((id) => records.get(id)?.orderable));
});
