import request from "supertest";
import { createTestBackend, testAccessToken, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;
let listener: ReturnType<typeof createTestStorefront>["listener"];
/** Questions of the backend: under way, and the most at once. */
let asked = { ids: [] as string[], now: 0, most: 0 };

const path = "/checkout/shopper-baskets/v1/organizations/f_ecom_swee_001/baskets/b1/shipments/:id/shipping-methods";

/** A backend that says something else about some shipments. */
const setUp = async (answers: Record<string, [status: number, body: object]> = {}) => {
  backend = await createTestBackend();
  listener = createTestStorefront(backend.config).listener;
  asked = { ids: [], now: 0, most: 0 };
  backend.app.get(path, ({ params: { id } }, response) => {
    asked.ids.push(id);
    asked.now += 1;
    asked.most = Math.max(asked.most, asked.now);
    const [status, body] = answers[id] ?? [200, { applicableShippingMethods: [{ id: `way-of-${id}` }] }];
    setTimeout(() => {
      asked.now -= 1;
      response.status(status).json(body);
    }, 20);
  });
};
afterEach(() => backend.close());

const ask = (body: unknown, token: string | null = testAccessToken("june")) => {
  const sent = request(listener).post(`/api/${testSiteIds.us}/shipping/methods`);
  return (token ? sent.set("authorization", `Bearer ${token}`) : sent).send(body as object);
};

const idsOf = (count: number) => Array.from({ length: count }, (_, at) => `s${at}`);

test("the ways to ship of several parcels come in one answer, in the order asked for", async () => {
  await setUp();
  const shipmentIds = idsOf(20);
  const { body } = await ask({ basketId: "b1", shipmentIds: [...shipmentIds, "s3"] }).expect(200);
  expect(body).toEqual({
    shipments: shipmentIds.map((shipmentId) => ({
      shipmentId,
      applicableShippingMethods: [{ id: `way-of-${shipmentId}` }],
    })),
  });
  expect(asked.ids).toHaveLength(20);
  expect(asked.most).toBe(6);
});

test("a refusal that is about one parcel stands beside it", async () => {
  await setUp({ s1: [404, { title: "Not Found", type: "x/shipment-not-found", detail: "There is no shipment s1." }] });
  const { body } = await ask({ basketId: "b1", shipmentIds: idsOf(3) }).expect(200);
  expect((body as { shipments: object[] }).shipments).toEqual([
    expect.objectContaining({ shipmentId: "s0" }),
    {
      shipmentId: "s1",
      problem: expect.objectContaining({ status: 404, detail: "There is no shipment s1." }) as unknown,
    },
    expect.objectContaining({ shipmentId: "s2", applicableShippingMethods: [{ id: "way-of-s2" }] }),
  ]);
});

test.each([
  [401, "invalid-access-token"],
  [503, "site-unavailable"],
])("a %i of one question is the answer to all", async (status, type) => {
  await setUp({ s1: [status, { title: "No", type: `x/${type}`, detail: "Not now." }] });
  const answer = await ask({ basketId: "b1", shipmentIds: idsOf(3) });
  expect([answer.status, (answer.body as { type: string }).type]).toEqual([status, expect.stringContaining(type)]);
});

test.each([
  [{}, "'basketId'"],
  [{ basketId: "../b2", shipmentIds: ["s1"] }, "'basketId'"],
  [{ basketId: "b1" }, "'shipmentIds'"],
  [{ basketId: "b1", shipmentIds: [] }, "'shipmentIds'"],
  [{ basketId: "b1", shipmentIds: ["s1", "a/b"] }, "'shipmentIds'"],
  [{ basketId: "b1", shipmentIds: idsOf(101) }, "'shipmentIds' must be 1 to 100"],
])("%j is refused before the backend is asked", async (body, says) => {
  await setUp();
  const answer = await ask(body);
  expect([answer.status, (answer.body as { detail: string }).detail]).toEqual([400, expect.stringContaining(says)]);
  expect(asked.ids).toEqual([]);
});

test("without a session nothing is asked", async () => {
  await setUp();
  await ask({ basketId: "b1", shipmentIds: ["s1"] }, null).expect(401);
  expect(asked.ids).toEqual([]);
});
