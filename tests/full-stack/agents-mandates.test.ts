import { contractFaults } from "#server/agents/contract/contract.ts";
import { authorizedCheckout, attached } from "#server/agents/mandates/merchant-authorization.ts";
import { signMandate } from "#server/test-mandate.ts";
import { goods } from "#sandbox/test-shopper.ts";
import type { JWK } from "jose";
import { asking, buyer, cardOf, chicago, messagesOf, readyCheckout } from "./agent-requests.ts";
import { startTestPlatform, type TestPlatform } from "./test-platform.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

jest.setTimeout(60_000);

let shop: WholeShop;
let platform: TestPlatform;
let keys: JWK[];

beforeAll(async () => {
  [shop, platform] = await Promise.all([startWholeShop(), startTestPlatform({ withMandates: true })]);
  const profile = (await (await fetch(`${shop.origin}/.well-known/ucp`)).json()) as { signing_keys: JWK[] };
  keys = profile.signing_keys;
}, 180_000);
afterAll(() => Promise.all([shop.close(), platform.close()]));

const ask = asking(
  () => platform,
  () => shop.origin,
);

const complete = async (checkout: Awaited<ReturnType<typeof readyCheckout>>, mandate?: string) => {
  const body = { ...(await cardOf(checkout)), ...(mandate !== undefined && { ap2: { checkout_mandate: mandate } }) };
  return (await ask("POST", `/checkout-sessions/${checkout.id}/complete`, body)).body;
};

const schema = ["schemas/shopping/ap2_mandate.json#/$defs/dev.ucp.shopping.checkout"];

test("a platform with mandates reads the shop's signature in each checkout, and completes it by a mandate", async () => {
  const checkout = await readyCheckout(ask, 1);
  expect(contractFaults(checkout, schema)).toEqual([]);
  const token = attached(checkout.ap2.merchant_authorization as string, checkout);
  const { ap2: _proofs, ...terms } = checkout;
  expect(await authorizedCheckout(token, keys)).toEqual(terms);
  const done = await complete(checkout, await signMandate(checkout, platform.key));
  expect(done.status).toBe("completed");
  expect(await authorizedCheckout(attached(done.ap2.merchant_authorization as string, done), keys)).toMatchObject({
    order: { label: expect.any(String) },
  });
});

test("without a mandate, with one that is over, or with one for other terms no order is placed; the right one places it", async () => {
  const before = await readyCheckout(ask, 1);
  const checkout = (
    await ask("PUT", `/checkout-sessions/${before.id}`, {
      line_items: [{ ...before.line_items[0], quantity: 2 }],
      buyer,
      fulfillment: { methods: [{ type: "shipping", line_item_ids: [], destinations: [chicago] }] },
    })
  ).body;
  const other = await readyCheckout(ask, 2);
  for (const [code, mandate] of [
    ["mandate_required", undefined],
    ["mandate_expired", await signMandate(checkout, platform.key, { expiresIn: -600 })],
    ["mandate_scope_mismatch", await signMandate(before, platform.key)],
    ["mandate_scope_mismatch", await signMandate(other, platform.key)],
  ] as const) {
    const body = await complete(checkout, mandate);
    expect([body.status, messagesOf(body)]).toMatchObject(["ready_for_complete", [{ code }]]);
    expect(body.order).toBeUndefined();
  }
  expect((await complete(checkout, await signMandate(checkout, platform.key))).status).toBe("completed");
});

test("a platform that publishes no key cannot complete by mandates, and is told so", async () => {
  const stranger = await startTestPlatform({ hasKeys: false, withMandates: true });
  const checkout = (
    await stranger.ask("POST", `${shop.origin}/ucp/v1/checkout-sessions`, {
      line_items: [{ item: { id: goods.bears }, quantity: 1 }],
      buyer,
      fulfillment: { methods: [{ type: "shipping", destinations: [chicago] }] },
    })
  ).body;
  const body = { ...(await cardOf(checkout)), ap2: { checkout_mandate: await signMandate(checkout, stranger.key) } };
  const { body: refused } = await stranger.ask(
    "POST",
    `${shop.origin}/ucp/v1/checkout-sessions/${checkout.id}/complete`,
    body,
  );
  expect(messagesOf(refused)).toMatchObject([{ code: "agent_missing_key" }]);
  await stranger.close();
});
