import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods } from "#sandbox/test-shopper.ts";
import { sites } from "#world/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { worldConfig } from "#tests/world-shop.ts";

const siteId = sites[0]?.id;
let sandbox: TestSandbox;
let listener: ReturnType<typeof createTestStorefront>["listener"];

beforeAll(async () => {
  sandbox = await createTestSandbox({ clock: frozenClock(new Date("2026-11-21T10:00:00Z")) });
  listener = createTestStorefront(
    worldConfig({
      COMMERCE_API_ORIGIN: sandbox.origin,
      CARD_API_BASE_URL: sandbox.vendorsOrigin,
      CONTENT_BASE_URL: `${sandbox.vendorsOrigin}/content`,
    }),
  ).listener;
}, 120_000);
afterAll(() => sandbox.close());

const get = (path: string) => request(listener).get(`/api/${siteId}/${path}`);
const place = "country=US&state=NY&postal=10001";

interface Told {
  arrivals: Record<string, { earliest: string; latest: string }[]>;
}

test("days come by the cheapest way first, then by those that cost more and are sooner", async () => {
  const { body } = await get(`arrivals?productIds=${goods.bears},nothing&${place}`).expect(200);
  const { arrivals } = body as Told;
  const { body: alone } = await get(`delivery-promise?productId=${goods.bears}&${place}`).expect(200);
  const { methods } = alone as { methods: { price: number; c_arrivalPromise: { latest: string } }[] };
  const [cheapest] = [...methods].sort((one, other) => one.price - other.price);
  const days = (arrivals[goods.bears] ?? []).map(({ latest }) => latest);
  expect(days[0]).toBe(cheapest?.c_arrivalPromise.latest);
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual([...new Set(days)].sort().reverse());
  expect(arrivals["nothing"]).toEqual([]);
});

test("more products than the backend takes at once are asked for in parts", async () => {
  const ids = Array.from({ length: 60 }, (_, at) => `nothing-${at}`);
  const { body } = await get(`arrivals?productIds=${ids.join(",")},${goods.mints}&${place}`).expect(200);
  const { arrivals } = body as Told;
  expect(Object.keys(arrivals)).toHaveLength(61);
  expect(arrivals[goods.mints]?.length).toBeGreaterThan(0);
});

test.each([
  ["no products", `arrivals?productIds=&${place}`],
  ["too many", `arrivals?productIds=${Array.from({ length: 201 }, (_, at) => `p${at}`).join(",")}&${place}`],
  ["ids that are none", `arrivals?productIds=a%20b&${place}`],
  ["another country", "arrivals?productIds=p1&country=FR&state=NY&postal=10001"],
  ["no state", "arrivals?productIds=p1&country=US&postal=10001"],
  ["no place", "arrivals?productIds=p1&country=US&state=NY&postal=!"],
])("%s is refused", async (_name, path) => {
  await get(path).expect(400);
});
