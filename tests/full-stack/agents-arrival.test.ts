import { goods } from "#sandbox/test-shopper.ts";
import { asking } from "./agent-requests.ts";
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

const boston = { address_country: "US", address_region: "MA", postal_code: "02108" };

interface Way {
  id: string;
  earliest: string;
  latest: string;
  price: { amount: number };
}

interface Found {
  id: string;
  metadata: { arrival?: { postal_code: string; earliest: string; ways: Way[] } };
}

const search = async (arrivesBy: string, more: object = { context: boston }) =>
  (await ask("POST", "/catalog/search", { query: "gummies", filters: { arrives_by: arrivesBy }, ...more })).body as {
    products: Found[];
  };

test("a search tells what arrives in Boston by a day, when, and by which ways; nothing arrives in the past", async () => {
  const { products: all } = await search("2099-12-31");
  expect(all.length).toBeGreaterThan(1);
  const days = all.map(({ metadata }) => metadata.arrival?.earliest ?? "none").toSorted();
  const [first = ""] = days;
  expect(first).toMatch(/^\d{4}-\d\d-\d\d$/);
  const { products } = await search(first);
  for (const { metadata } of products) {
    expect(metadata.arrival).toMatchObject({ postal_code: "02108", ways: expect.any(Array) });
    expect(metadata.arrival?.ways.every(({ latest }) => latest <= first)).toBe(true);
  }
  const fastest = all.filter(({ metadata }) => metadata.arrival?.ways.some(({ latest }) => latest <= first));
  expect(products.map(({ id }) => id).toSorted()).toEqual(fastest.map(({ id }) => id).toSorted());
  expect((await search("2020-01-01")).products).toEqual([]);
});

test.each([
  ["a day that is none", "2026-02-31", { context: boston }],
  ["no day at all", "Friday", { context: boston }],
  ["a day without a place", "2099-12-31", {}],
  ["a place that is none", "2099-12-31", { context: { postal_code: "nowhere" } }],
])("%s is refused", async (_case, day, more) => {
  const { status, body } = await ask("POST", "/catalog/search", {
    query: "gummies",
    filters: { arrives_by: day },
    ...more,
  });
  expect([status, body.code]).toEqual([400, "invalid_request"]);
});

test("a product tells when it arrives at a place, as its page does, and which shops around have it", async () => {
  const place = { address_country: "US", postal_code: "94103" };
  const { product } = (await ask("POST", "/catalog/product", { id: goods.chews, context: place })).body;
  const page = await fetch(
    `${shop.origin}/api/WickettPlumUS/delivery-promise?productId=${goods.chews}&country=US&state=CA&postal=94103`,
  );
  const { methods } = (await page.json()) as { methods: { id: string; c_arrivalPromise: { latest: string } }[] };
  expect(product.metadata.arrival.ways.map(({ id, latest }: Way) => [id, latest])).toEqual(
    methods.map(({ id, c_arrivalPromise: { latest } }) => [id, latest]),
  );
  const [nearest] = product.metadata.pickup;
  expect(nearest).toMatchObject({ id: expect.any(String), name: expect.any(String), available: true });
  expect(nearest.address.postal_code).toMatch(/^94/);
  const { product: anywhere } = (await ask("POST", "/catalog/product", { id: goods.chews })).body;
  expect(Object.keys(anywhere.metadata)).not.toContain("arrival");
});
