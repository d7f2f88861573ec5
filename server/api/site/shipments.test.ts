import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, testShopper } from "#sandbox/test-shopper.ts";
import { sites } from "#world/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { worldConfig } from "#tests/world-shop.ts";

const siteId = sites[0]?.id;
let sandbox: TestSandbox;
let listener: ReturnType<typeof createTestStorefront>["listener"];
let token: string;

beforeAll(async () => {
  sandbox = await createTestSandbox({ clock: frozenClock(new Date("2026-11-21T10:00:00Z")) });
  const config = worldConfig({
    COMMERCE_API_ORIGIN: sandbox.origin,
    CARD_API_BASE_URL: sandbox.vendorsOrigin,
    CONTENT_BASE_URL: `${sandbox.vendorsOrigin}/content`,
  });
  listener = createTestStorefront(config).listener;
  token = await sandbox.guestToken();
  await basketWith(testShopper(sandbox, token), [{ productId: goods.bears, quantity: 2 }]);
}, 120_000);
afterAll(() => sandbox.close());

const bearer = () => `Bearer ${token}`;
const post = (path: string, body: unknown) =>
  request(listener)
    .post(`/api/${siteId}/${path}`)
    .set("authorization", bearer())
    .send(body as object);
const costs = (query: string) =>
  request(listener).get(`/api/${siteId}/payment/shipping-costs?${query}`).set("authorization", bearer());

test("a gift message is written into its parcel, and an empty one takes it away", async () => {
  const written = await post("shipping/gift-message", [{ shipment_id: "me", giftMessage: "For Theo" }]).expect(200);
  expect((written.body as { shipments: unknown[] }).shipments[0]).toMatchObject({
    gift: true,
    giftMessage: "For Theo",
  });
  const gone = await post("shipping/gift-message", [{ shipment_id: "me", giftMessage: "" }]).expect(200);
  expect((gone.body as { shipments: object[] }).shipments[0]).not.toHaveProperty("giftMessage");
});

test("several parcels are changed in one call", async () => {
  const answer = await post("shipping/update", {
    shipments: [{ shipmentId: "me", c_DeliveryInstructions: "By the blue door" }],
  }).expect(200);
  expect((answer.body as { shipments: unknown[] }).shipments[0]).toMatchObject({
    c_DeliveryInstructions: "By the blue door",
  });
});

test("the ways to ship are what the backend offers each parcel", async () => {
  const { body: kept } = await post("shipping/update", { shipments: [{ shipmentId: "me" }] }).expect(200);
  const { basketId } = kept as { basketId: string };
  const { body } = await post("shipping/methods", { basketId, shipmentIds: ["me", "nobody"] }).expect(200);
  const [mine, missing] = (body as { shipments: Record<string, unknown>[] }).shipments;
  expect(mine).toMatchObject({ shipmentId: "me", applicableShippingMethods: expect.any(Array) as unknown });
  expect(mine?.["applicableShippingMethods"]).not.toEqual([]);
  expect(missing).toMatchObject({ shipmentId: "nobody", problem: { status: 404 } });
});

test("what shipping would cost to a place is told without changing the bag", async () => {
  const answer = await costs("country=US&state=CA&postal=94110").expect(200);
  const [parcel] = (answer.body as { shipments: { applicableShippingMethods: { price: number }[] }[] }).shipments;
  expect(parcel?.applicableShippingMethods.length).toBeGreaterThan(0);
  expect(parcel?.applicableShippingMethods[0]?.price).toEqual(expect.any(Number));
});

test("a place without a state is refused in the backend's words", async () => {
  const answer = await costs("country=US");
  expect([answer.status, answer.type]).toEqual([400, "application/problem+json"]);
  expect((answer.body as { detail: string }).detail).toContain("c_state");
});

test("opting in what cannot come again and again is refused", async () => {
  const answer = await post("product/subscription-optins", { subscriptionOptins: [{ productId: "nope" }] });
  expect([answer.status, (answer.body as { type: string }).type]).toEqual([
    400,
    expect.stringMatching(/subscription-not-offered$/),
  ]);
  await post("product/subscription-optins", { subscriptionOptins: [] }).expect(200);
});

test.each([
  ["post", "shipping/gift-message"],
  ["post", "shipping/update"],
  ["post", "product/subscription-optins"],
  ["get", "payment/shipping-costs?country=US&state=CA"],
] as const)("%s %s without a session is a 401", async (method, path) => {
  const answer = await request(listener)[method](`/api/${siteId}/${path}`);
  expect(answer.status).toBe(401);
});
