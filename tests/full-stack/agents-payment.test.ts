import { sql } from "drizzle-orm";
import { magicCards } from "#emulators/card/magic-cards.ts";
import { goods } from "#sandbox/test-shopper.ts";
import { asking, cardOf, messagesOf, readyCheckout } from "./agent-requests.ts";
import { startTestPlatform, type TestPlatform } from "./test-platform.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

jest.setTimeout(60_000);

let shop: WholeShop;
let platform: TestPlatform;

beforeAll(async () => {
  [shop, platform] = await Promise.all([startWholeShop(), startTestPlatform()]);
}, 180_000);
afterAll(() => Promise.all([shop.close(), platform.close()]));

const ask = asking(
  () => platform,
  () => shop.origin,
);

const { declined, insufficientFunds, expired, processorDown, challenged } = magicCards;

test.each([
  ["declined", declined.number, /declined/],
  ["without money", insufficientFunds.number, /does not cover the amount/],
  ["expired", expired.number, /expired/],
  ["of a processor that is down", processorDown.number, /not available/],
])("a card that is %s leaves the checkout open and says why", async (_case, number, words) => {
  const checkout = await readyCheckout(ask, 1);
  const { body } = await ask("POST", `/checkout-sessions/${checkout.id}/complete`, await cardOf(checkout, number));
  expect(messagesOf(body)).toMatchObject([
    { type: "error", code: "payment_failed", severity: "recoverable", content: expect.stringMatching(words) },
  ]);
  expect(body).toMatchObject({ id: checkout.id, status: "ready_for_complete" });
});

test("a card whose bank wants to see who pays is the buyer's, who finds the bag in the shop; another card pays", async () => {
  const checkout = await readyCheckout(ask, 1);
  const path = `/checkout-sessions/${checkout.id}/complete`;
  const { body } = await ask("POST", path, await cardOf(checkout, challenged.number));
  expect(body.status).toBe("requires_escalation");
  expect(messagesOf(body)).toMatchObject([
    {
      type: "error",
      code: "requires_3ds",
      severity: "requires_buyer_input",
      content: expect.stringMatching(/^Your bank wants to check that it is you who pays/),
    },
  ]);
  const { pathname } = new URL(body.continue_url as string);
  const opened = await fetch(shop.origin + pathname, { redirect: "manual" });
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/billing"]);
  const { body: again } = await ask("GET", `/checkout-sessions/${checkout.id}`);
  expect((await ask("POST", path, await cardOf(again))).body.status).toBe("completed");
});

test("an order is not placed at a sum that the platform was not told; once it is, the order is placed at it", async () => {
  const checkout = await readyCheckout(ask, 1);
  const total = ({ totals }: { totals: { type: string; amount: number }[] }) =>
    totals.find(({ type }) => type === "total")?.amount;
  const path = `/checkout-sessions/${checkout.id}/complete`;
  const payment = await cardOf(checkout);
  await shop.sandbox.database.sql.execute(
    sql`update prices set price_cents = price_cents + 300 where product_id = ${goods.bears}`,
  );
  await shop.sandbox.reload();
  const { body } = await ask("POST", path, payment);
  expect([body.status, messagesOf(body)]).toMatchObject(["ready_for_complete", [{ code: "price_changed" }]]);
  expect(total(body)).toBeGreaterThan(total(checkout) ?? Infinity);
  const { body: done } = await ask("POST", path, await cardOf(body));
  expect([done.status, total(done)]).toEqual(["completed", total(body)]);
});
