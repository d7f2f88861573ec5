import { createPublicKey } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createVerifier, httpbis } from "http-message-signatures";
import type { JWK } from "jose";
import { contractFaults } from "#server/agents/contract/contract.ts";
import { connectSharedStore, type SharedStore } from "#server/shared-store/shared-store.ts";
import { startTestRedis, type TestRedis } from "#server/shared-store/test-redis.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { asking, cardOf, readyCheckout } from "./agent-requests.ts";
import { type HeardWebhook, startTestPlatform, type TestPlatform } from "./test-platform.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";
import { worldConfig } from "#tests/world-shop.ts";

jest.setTimeout(60_000);

const environment = () => ({ AGENTS_ORDER_WATCH_SECONDS: "1" });

let redis: TestRedis;
let store: SharedStore;
let shop: WholeShop;
let platform: TestPlatform;

const connect = async () => {
  const connected = connectSharedStore({
    url: redis.url,
    namespace: "news",
    onChange: () => undefined,
    answerMs: 20_000,
  });
  await connected.whenReady(5_000);
  return connected;
};

beforeAll(async () => {
  redis = await startTestRedis();
  store = await connect();
  shop = await startWholeShop({ environment, storefront: { store } });
}, 180_000);
beforeEach(async () => {
  platform = await startTestPlatform();
});
afterEach(() => platform.close());
afterAll(async () => {
  await shop.close();
  await redis.close();
});

const placeOrder = async (): Promise<string> => {
  const ask = asking(
    () => platform,
    () => shop.origin,
  );
  const checkout = await readyCheckout(ask);
  const { body } = await ask("POST", `/checkout-sessions/${checkout.id}/complete`, await cardOf(checkout));
  expect(body.status).toBe("completed");
  return body.order.label as string;
};

interface Told {
  label: string;
  line_items: { status: string; quantity: object }[];
  fulfillment: { events: { type: string; tracking_number?: string }[] };
  adjustments: { type: string; status: string }[];
}

const told = ({ body }: HeardWebhook) => JSON.parse(body) as Told;

/** The first of what the platform hears that is as it should be. */
const heard = async (isIt: (order: Told) => boolean): Promise<HeardWebhook> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = platform.webhooks.find((each) => isIt(told(each)));
    if (found) return found;
    await pause(50);
  }
  throw new Error(`The platform has heard ${platform.webhooks.map(({ body }) => body).join("\n")}`);
};

const move = (orderNo: string, goal: "ship" | "deliver") => {
  const { database, services } = shop.sandbox;
  return database.transaction(() => services.orderProgress.bring(orderNo, goal, new Date()));
};

const ownerOf = async (orderNo: string) => {
  const order = await shop.sandbox.services.orderManagement.find(orderNo);
  if (!order) throw new Error("The order is not there.");
  const { customerId, siteId, items } = order;
  return { owner: { customerId, siteId, registered: false, previousCustomerId: null }, items };
};

/** Holds a webhook against the keys of the shop's profile. */
const isSigned = async ({ headers, body }: HeardWebhook): Promise<boolean> => {
  const profile = (await (await fetch(`${shop.origin}/.well-known/ucp`)).json()) as { signing_keys: JWK[] };
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const request = { method: "POST", url: new URL("/webhooks/orders", platform.profileUrl).href, headers: texts };
  const keyLookup = ({ keyid }: { keyid?: string }) => {
    const key = profile.signing_keys.find(({ kid }) => kid === keyid) as JWK;
    const verify = createVerifier(createPublicKey({ key: { ...key }, format: "jwk" }), "ecdsa-p256-sha256");
    return Promise.resolve({ id: keyid ?? "", verify });
  };
  expect(body).not.toBe("");
  return (await httpbis.verifyMessage({ keyLookup }, request)) === true;
};

test("a platform hears that its order is placed, leaves, arrives and comes back, each time signed and by the schema", async () => {
  const orderNo = await placeOrder();
  await heard(({ line_items: lines }) => lines.every(({ status }) => status === "processing"));
  await move(orderNo, "ship");
  const shipped = await heard(({ fulfillment }) => fulfillment.events.some(({ type }) => type === "shipped"));
  expect(told(shipped).fulfillment.events[0]?.tracking_number).toMatch(/\w{10,}/);
  await move(orderNo, "deliver");
  await heard(({ fulfillment }) => fulfillment.events.some(({ type }) => type === "delivered"));
  const { owner, items } = await ownerOf(orderNo);
  await shop.sandbox.services.orderManagement.return(orderNo, owner, {
    items: [{ itemId: items[0]?.id ?? "", quantity: 1, reason: null }],
    accessCode: null,
  });
  const returned = await heard(({ adjustments }) => adjustments.length > 0);
  expect(told(returned).adjustments).toMatchObject([
    { type: "return", status: "pending", line_items: [{ quantity: -1 }], totals: [{ type: "total", amount: -750 }] },
  ]);
  expect(platform.webhooks).toHaveLength(4);
  expect(new Set(platform.webhooks.map(({ headers }) => headers["webhook-id"])).size).toBe(4);
  for (const each of platform.webhooks) {
    expect(contractFaults(JSON.parse(each.body), ["schemas/shopping/order.json"])).toEqual([]);
    expect(await isSigned(each)).toBe(true);
  }
});

test("a platform hears that its order was canceled", async () => {
  const orderNo = await placeOrder();
  const { owner } = await ownerOf(orderNo);
  await shop.sandbox.services.orderManagement.cancel(orderNo, owner, { reason: null, accessCode: null });
  const canceled = told(await heard(({ adjustments }) => adjustments.length > 0));
  expect(canceled).toMatchObject({
    line_items: [{ status: "removed", quantity: { original: 2, total: 0, fulfilled: 0 } }],
    adjustments: [{ type: "cancellation", status: "completed" }],
  });
});

test("what a process could not tell before it ended is told by the next one, under the same id", async () => {
  platform.refusals = 1;
  const orderNo = await placeOrder();
  const refused = await heard(({ label }) => label === orderNo);
  // What it will try next is kept before the process ends.
  await pause(300);
  await store.close();
  await pause(1_500);
  expect(platform.webhooks).toHaveLength(1);
  store = await connect();
  const config = worldConfig({ COMMERCE_API_ORIGIN: shop.sandbox.origin, ...environment() });
  const next = createTestStorefront(config, { store });
  for (let tries = 0; platform.webhooks.length < 2 && tries < 100; tries += 1) await pause(50);
  const [, taken] = platform.webhooks;
  expect(taken?.headers["webhook-id"]).toBe(refused.headers["webhook-id"]);
  expect(taken?.body).toBe(refused.body);
  await next.end();
  await store.close();
});
