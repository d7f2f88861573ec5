import { frozenClock } from "#sandbox/core/clock.ts";
import { baskets as basketTable } from "./basket-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, testShopper } from "#sandbox/test-shopper.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const clock = frozenClock(new Date("2026-11-21T12:00:00Z"));

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox({ clock });
}, 120_000);
afterAll(() => sandbox.close());

/** The same customer again, whenever it is; access tokens end after half an hour. */
const noel = async (basketsVersion = "v1") =>
  testShopper(sandbox, await sandbox.registeredToken({ email: "noel@example.test" }), { basketsVersion });

test("a basket nobody touched for a week is gone, and a new one may be made", async () => {
  const { basketId } = await basketWith(await noel(), [{ productId: goods.bears, quantity: 1 }]);
  clock.advance(6 * DAY_MS);
  const shopper = await noel();
  expect((await shopper.put(`/baskets/${basketId}/customer`, { email: "noel@example.test" })).status).toBe(200);
  clock.advance(6 * DAY_MS);
  expect((await (await noel()).get(`/baskets/${basketId}`)).status).toBe(200);
  clock.advance(DAY_MS + MINUTE_MS);
  const late = await noel();
  expect((await late.get(`/baskets/${basketId}`)).status).toBe(404);
  expect((await late.get("/customers/me/baskets")).body.total).toBe(0);
  const { status, body } = await late.post("/baskets", {});
  expect(status).toBe(200);
  expect((await sandbox.database.sql.select().from(basketTable)).map(({ id }) => id)).toEqual([body.basketId]);
  await late.delete(`/baskets/${body.basketId}`);
});

test("a temporary basket lives for a quarter of an hour", async () => {
  const shopper = await noel("v2");
  const { body } = await shopper.post("/baskets", {}, { temporary: "true" });
  clock.advance(14 * MINUTE_MS);
  expect((await shopper.get(`/baskets/${body.basketId}`)).status).toBe(200);
  clock.advance(2 * MINUTE_MS);
  expect((await shopper.get(`/baskets/${body.basketId}`)).status).toBe(404);
  await sandbox.services.baskets.removeExpired();
  expect(await sandbox.database.sql.select().from(basketTable)).toEqual([]);
});
