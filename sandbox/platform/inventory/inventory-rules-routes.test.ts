import { and, eq, gte, lte } from "drizzle-orm";
import { inventoryRecords } from "./inventory-tables.ts";
import { products } from "#sandbox/platform/products/product-tables.ts";
import { stores } from "#sandbox/platform/stores/store-tables.ts";
import { EXPORT_AFTER_MINUTES } from "#sandbox/platform/orders/fulfilment.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, readyBasket, testShopper, type TestShopper, typeOf } from "#sandbox/test-shopper.ts";

const LIST = "inventory_us";

let sandbox: TestSandbox;
let shopper: TestShopper;
let list = LIST;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  list = (await sandbox.services.inventory.listOf("WickettPlumUS")) ?? LIST;
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  shopper = testShopper(sandbox, await sandbox.guestToken());
});

const rowOf = (productId: string) =>
  and(eq(inventoryRecords.inventoryListId, list), eq(inventoryRecords.productId, productId));

const record = async (productId: string) => {
  const [row] = await sandbox.database.sql.select().from(inventoryRecords).where(rowOf(productId));
  if (!row) throw new Error(`No record of ${productId}.`);
  return row;
};

/** Runs with other stock of a product. */
const withStock = async (
  productId: string,
  changes: Partial<typeof inventoryRecords.$inferInsert>,
  work: () => Promise<void>,
) => {
  const before = await record(productId);
  await sandbox.database.sql.update(inventoryRecords).set(changes).where(rowOf(productId));
  try {
    await work();
  } finally {
    await sandbox.database.sql.update(inventoryRecords).set(before).where(rowOf(productId));
  }
};

const inventoryOf = async (productId: string) => (await shopper.get(`/products/${productId}`)).body.inventory;

test("rule 3.3.2: the stock level is the allocation less what was sold; what is promised still lies there", async () => {
  const stock = { allocation: 40, turnover: 10, onOrder: 5, perpetual: false, handling: "none" as const };
  await withStock(goods.chews, stock, async () => {
    expect(await inventoryOf(goods.chews)).toMatchObject({ ats: 25, stockLevel: 30, orderable: true });
  });
});

test("rule 3.3.4: without an allocation the perpetual flag decides", async () => {
  const none = { allocation: 0, turnover: 0, onOrder: 0, handling: "none" as const };
  await withStock(goods.chews, { ...none, perpetual: true }, async () => {
    expect(await inventoryOf(goods.chews)).toMatchObject({ orderable: true, stockLevel: 999_999 });
  });
  await withStock(goods.chews, { ...none, perpetual: false }, async () => {
    expect(await inventoryOf(goods.chews)).toMatchObject({ orderable: false, ats: 0 });
    const { basketId } = await basketWith(shopper, []);
    const { status, body } = await shopper.post(`/baskets/${basketId}/items`, [
      { productId: goods.chews, quantity: 1 },
    ]);
    expect([status, typeOf(body)]).toEqual([400, "product-item-not-available"]);
  });
});

test("rule 3.3.19: what is offline, or asked of a shop without a list, can not be ordered", async () => {
  const { basketId } = await basketWith(shopper, []);
  const add = async () => {
    const { status } = await shopper.post(`/baskets/${basketId}/items`, [{ productId: goods.mints, quantity: 1 }]);
    return status;
  };
  const online = async (isOnline: boolean) => {
    await sandbox.database.sql.update(products).set({ online: isOnline }).where(eq(products.id, goods.mints));
    sandbox.services.products.invalidate();
  };
  await online(false);
  try {
    expect((await shopper.get(`/products/${goods.mints}`)).status).toBe(404);
    expect(await add()).toBe(400);
  } finally {
    await online(true);
  }
  await sandbox.database.sql.update(stores).set({ inventoryListId: null }).where(eq(stores.id, "1001"));
  sandbox.services.stores.invalidate();
  await shopper.patch(`/baskets/${basketId}/shipments/me`, { c_fromStoreId: "1001" });
  expect(await add()).toBe(400);
  await shopper.patch(`/baskets/${basketId}/shipments/me`, { c_fromStoreId: null });
  expect(await add()).toBe(200);
});

test("rule 3.3.13: an order is on order from its creation, and turnover from its export", async () => {
  const before = await record(goods.chews);
  const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 3 }]);
  expect(await record(goods.chews)).toEqual(before);
  await shopper.post("/orders", { basketId });
  expect(await record(goods.chews)).toEqual({ ...before, onOrder: before.onOrder + 3 });
  await sandbox.dueWork.advance(EXPORT_AFTER_MINUTES * 60_000 + 1000);
  expect(await record(goods.chews)).toEqual({ ...before, turnover: before.turnover + 3 });
  await sandbox.dueWork.setClock({ mode: "real" });
});

test("rule 3.3.14: the world has products of which only one to nine are left", async () => {
  const few = await sandbox.database.sql
    .select()
    .from(inventoryRecords)
    .where(
      and(
        eq(inventoryRecords.inventoryListId, list),
        eq(inventoryRecords.perpetual, false),
        gte(inventoryRecords.allocation, 1),
        lte(inventoryRecords.allocation, 9),
      ),
    );
  expect(few.length).toBeGreaterThanOrEqual(5);
});

test("rule 3.3.17: what ships until a day only is not sold after it", async () => {
  const { sql } = sandbox.database;
  const [before] = await sql.select().from(products).where(eq(products.id, goods.chews));
  const shipThrough = async (day: string) => {
    const attributes = { ...before?.attributes, c_shipThrough: day };
    await sql.update(products).set({ attributes }).where(eq(products.id, goods.chews));
    sandbox.services.forget();
  };
  const { basketId } = await basketWith(shopper, []);
  const add = () => shopper.post(`/baskets/${basketId}/items`, [{ productId: goods.chews, quantity: 1 }]);
  await shipThrough("2020-01-31");
  expect((await add()).status).toBe(400);
  await shipThrough("2999-01-31");
  expect((await add()).status).toBe(200);
  await sql
    .update(products)
    .set({ attributes: before?.attributes ?? {} })
    .where(eq(products.id, goods.chews));
  sandbox.services.forget();
});
