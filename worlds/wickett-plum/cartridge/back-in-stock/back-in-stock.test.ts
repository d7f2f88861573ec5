import { and, eq } from "drizzle-orm";
import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods } from "#sandbox/test-shopper.ts";

const MINUTE_MS = 60_000;

describe("signing up for a product that is out of stock", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock: frozenClock(new Date("2026-11-20T10:30:00Z")) });
  }, 120_000);
  afterAll(() => sandbox.close());

  const signUp = (query: Record<string, string>, site = "WickettPlumUS") =>
    request(sandbox.app).get(`/s/${site}/bisn`).query(query);
  const mailsTo = async (to: string) => (await sandbox.services.outbox.list({ to })).messages;
  const restock = async (productId: string) => {
    const listId = (await sandbox.services.inventory.listOf("WickettPlumUS")) ?? "";
    await sandbox.database.sql
      .update(inventoryRecords)
      .set({ allocation: 1000 })
      .where(and(eq(inventoryRecords.inventoryListId, listId), eq(inventoryRecords.productId, productId)));
  };

  test("brings one mail when it is back, however often somebody signed up", async () => {
    for (const email of ["June@Example.test", "june@example.test", "noel@example.test"])
      expect((await signUp({ pid: goods.soldOut, email })).body).toEqual({ success: true });
    await sandbox.dueWork.advance(MINUTE_MS);
    expect(await mailsTo("june@example.test")).toEqual([]);
    await restock(goods.soldOut);
    await sandbox.dueWork.advance(MINUTE_MS);
    expect(await mailsTo("june@example.test")).toMatchObject([
      { about: "back-in-stock", siteId: "WickettPlumUS", text: expect.stringContaining(goods.soldOut) },
    ]);
    expect(await mailsTo("noel@example.test")).toHaveLength(1);
    await sandbox.dueWork.advance(MINUTE_MS);
    expect(await mailsTo("june@example.test")).toHaveLength(1);
  });

  test("brings none as long as the product is still to come, however much of it there is", async () => {
    const { products } = await sandbox.services.products.catalogue("en-US");
    const awaited = [...products.values()].find(
      ({ attributes, type }) => attributes["c_isComingSoon"] === true && type !== "variant",
    );
    const pid = awaited?.id ?? "";
    expect((await signUp({ pid, email: "early@example.test" })).body).toEqual({ success: true });
    await restock(pid);
    await sandbox.dueWork.advance(MINUTE_MS);
    expect(await mailsTo("early@example.test")).toEqual([]);
  });

  test.each([
    ["no product", { email: "a@example.test" }, 400, "MissingQueryParameterException"],
    ["no address", { pid: goods.soldOut }, 400, "MissingQueryParameterException"],
    ["something that is no address", { pid: goods.soldOut, email: "nobody" }, 400, "InvalidEmailException"],
    [
      "an address longer than any",
      { pid: goods.soldOut, email: `${"a".repeat(300)}@b.test` },
      400,
      "InvalidEmailException",
    ],
    ["a product nobody knows", { pid: "nothing", email: "a@example.test" }, 404, "ProductNotFoundException"],
  ])("%s is refused", async (_, query, status, type) => {
    const answer = await signUp(query as Record<string, string>);
    expect([answer.status, answer.body.fault.type]).toEqual([status, type]);
  });

  test("an address waits for twenty products of a site and no more, and may say so again", async () => {
    const { products } = await sandbox.services.products.catalogue("en-US");
    const ids = [...products.values()].filter(({ type }) => type !== "variant").map(({ id }) => id);
    const answers: { pid: string; status: number }[] = [];
    for (const pid of ids.slice(0, 40)) {
      const { status } = await signUp({ pid, email: "full@example.test" });
      if (status !== 404) answers.push({ pid, status });
    }
    expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answers[20]?.status).toBe(429);
    expect((await signUp({ pid: answers[0]?.pid ?? "", email: "full@example.test" })).status).toBe(200);
    expect((await signUp({ pid: answers[20]?.pid ?? "", email: "empty@example.test" })).status).toBe(200);
  });

  test("an unknown site or controller is a fault", async () => {
    expect((await signUp({ pid: goods.soldOut, email: "a@example.test" }, "Nowhere")).status).toBe(400);
    const other = await request(sandbox.app).get("/s/WickettPlumUS/nothing");
    expect([other.status, other.body.fault.type]).toEqual([404, "ResourcePathNotFoundException"]);
  });
});
