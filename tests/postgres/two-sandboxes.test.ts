import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import { importArchive } from "#sandbox/archive/import-archive-service.ts";
import { archiveOf, memoryFiles, temporaryFolder } from "#sandbox/archive/test-archives.ts";
import { watchDataChanges } from "#sandbox/core/database/data-changes.ts";
import { openPostgres } from "#sandbox/core/database/postgres.ts";
import { inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { addressedBasket, goods, testShopper, typeOf, type TestShopper } from "#sandbox/test-shopper.ts";
import { sites } from "#worlds/wickett-plum/sites.ts";

jest.setTimeout(120_000);

/** Looks for changes of the other one this often; as a program it does so every five seconds. */
const LOOK_MS = 20;

const SHOPPERS = 24;
const PIECES = 7;

const plainCard = {
  paymentMethodId: "CREDIT_CARD",
  paymentCard: {
    cardType: "Visa",
    maskedNumber: "************1111",
    holder: "June Harper",
    expirationMonth: 9,
    expirationYear: 2039,
  },
};

let first: TestSandbox;
let second: TestSandbox;
const stops: (() => Promise<void>)[] = [];
const { folder, remove } = temporaryFolder();

const watch = async ({ database, reload }: TestSandbox) => {
  stops.push(await watchDataChanges(database, reload, LOOK_MS));
};

beforeAll(async () => {
  first = await createTestSandbox({ cards: "plain" });
  const { rows } = (await first.database.sql.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[];
  };
  const address = new URL(process.env.DATABASE_URL ?? "");
  address.pathname = `/${rows[0]?.name}`;
  second = await createTestSandbox({ cards: "plain", database: await openPostgres(address.href) });
  await watch(first);
  await watch(second);
}, 240_000);

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await second.close();
  await first.close();
  remove();
});

/** The same guest at both. */
const guest = async (): Promise<[TestShopper, TestShopper]> => {
  const token = await first.guestToken();
  return [testShopper(first, token), testShopper(second, token)];
};

/** What a product is called at a sandbox; undefined where it does not exist. */
const nameAt = async (sandbox: TestSandbox, productId: string): Promise<unknown> => {
  const { body } = await testShopper(sandbox, await sandbox.guestToken()).get(`/products/${productId}`);
  return (body as { name?: string }).name;
};

/** Waits until something is read; what never comes fails the test by its time limit. */
const until = async (read: () => Promise<unknown>, expected: unknown): Promise<void> => {
  while ((await read()) !== expected) await sleep(LOOK_MS);
};

const renamed = (name: string) =>
  `<catalog xmlns="http://www.demandware.com/xml/impex/catalog/2006-10-31" catalog-id="elsewhere"><product product-id="${goods.bears}">
   <display-name xml:lang="x-default">${name}</display-name><online-flag>true</online-flag></product></catalog>`;

describe("two sandboxes on one database", () => {
  it("take one guest's calls in turn, up to the order that both know", async () => {
    const [here, there] = await guest();
    const { basketId } = await addressedBasket(here, [{ productId: goods.bears, quantity: 2 }]);
    expect((await there.post(`/baskets/${basketId}/payment-instruments`, plainCard)).status).toBe(200);
    const order = await here.post("/orders", { basketId });
    expect(order.status).toBe(200);
    const { body } = await there.get(`/orders/${order.body.orderNo}`);
    expect([body.orderNo, body.orderTotal]).toEqual([order.body.orderNo, order.body.orderTotal]);
    expect((await there.get(`/baskets/${basketId}`)).status).toBe(404);
  });

  it("give one order number for a basket that is ordered at both at once", async () => {
    const [here, there] = await guest();
    const { basketId } = await addressedBasket(here, [{ productId: goods.bears, quantity: 1 }]);
    await here.post(`/baskets/${basketId}/payment-instruments`, plainCard);
    const answers = await Promise.all([here.post("/orders", { basketId }), there.post("/orders", { basketId })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.orderNo)).size).toBe(1);
  });

  it(`sell the last ${PIECES} pieces once each to ${SHOPPERS} shoppers at both, and both say none is left`, async () => {
    const list = (await first.services.inventory.listOf("WickettPlumUS")) ?? "";
    await first.database.sql
      .update(inventoryRecords)
      .set({ allocation: PIECES, onOrder: 0, turnover: 0, perpetual: false, handling: "none" })
      .where(and(eq(inventoryRecords.inventoryListId, list), eq(inventoryRecords.productId, goods.chews)));
    const buyers = await Promise.all(
      Array.from({ length: SHOPPERS }, async (_, index) => {
        const shopper = (await guest())[index % 2] as TestShopper;
        const { basketId } = await addressedBasket(shopper, [{ productId: goods.chews, quantity: 1 }]);
        await shopper.post(`/baskets/${basketId}/payment-instruments`, plainCard);
        return () => shopper.post("/orders", { basketId });
      }),
    );
    const answers = await Promise.all(buyers.map((buy) => buy()));
    const sold = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(sold).toHaveLength(PIECES);
    expect(new Set(refused.map(({ body }) => typeOf(body)))).toEqual(new Set(["product-item-not-available"]));
    for (const shopper of await guest()) {
      const { body } = await shopper.get(`/products/${goods.chews}`, { expand: "availability" });
      expect([body.inventory.ats, body.inventory.orderable]).toEqual([0, false]);
    }
  });

  it("show what an archive brought in at one, and the world as it was after a reset at the other", async () => {
    await expect(nameAt(second, goods.bears)).resolves.toBe("Garden Bears, Six Fruits");
    const file = await archiveOf(path.join(folder, "renamed.zip"), {
      "catalogs/elsewhere/catalog.xml": renamed("Bears"),
    });
    await importArchive({
      database: first.database,
      file,
      siteIds: sites.map(({ id }) => id),
      staticFiles: memoryFiles(),
      dryRun: false,
    });
    await until(() => nameAt(second, goods.bears), "Bears");
    await until(() => nameAt(first, goods.bears), "Bears");
    await second.reset({ world: "default", seed: 1 });
    await until(() => nameAt(first, goods.bears), "Garden Bears, Six Fruits");
    await expect(nameAt(second, goods.bears)).resolves.toBe("Garden Bears, Six Fruits");
    const [here] = await guest();
    const { body } = await here.get(`/products/${goods.chews}`, { expand: "availability" });
    expect(body.inventory.ats).toBeGreaterThan(PIECES);
  });
});
