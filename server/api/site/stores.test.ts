import request from "supertest";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;
let shop: ReturnType<typeof createTestStorefront>;

beforeEach(async () => {
  backend = await createTestBackend();
  shop = createTestStorefront(backend.config);
  const stores = [
    { id: "s1", inventoryId: "i1" },
    { id: "s2", inventoryId: "i2" },
  ];
  backend.app.get(
    "/store/shopper-stores/v1/organizations/:o/:what",
    (_request, response) => void response.json({ data: stores }),
  );
});
afterEach(() => backend.close());

const get = (path: string) => request(shop.listener).get(`/api/WickettPlumUS/${path}`);

test.each([
  ["94110", "US"],
  ["K1A 0B1", "CA"],
])("shops around %s are searched in %s, by miles", async (lookup, country) => {
  const answer = await get(`store-search?lookup=${encodeURIComponent(lookup)}&radius=20`).expect(200);
  expect((answer.body as { stores: unknown[] }).stores).toHaveLength(2);
  const url = new URL(backend.seen.at(-1)?.url ?? "", "http://x");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    postalCode: lookup,
    countryCode: country,
    maxDistance: "20",
    distanceUnit: "mi",
  });
});

test.each([
  "store-search",
  "store-search?lookup=",
  "store-search?lookup=%3Cscript%3E",
  "store-search?lookup=94110&radius=-1",
  "store-search?lookup=94110&radius=x",
  "store-details",
  "store-details?storeID=,,",
  "store-products-inventory?productIDs=a",
  "store-products-inventory?storeIDs=s1",
])("%s is a 400 that never reaches the backend", async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.type, backend.seen.length]).toEqual([400, "application/problem+json", 0]);
});

test("stock in shops is asked for in batches of ten products and joined by shop", async () => {
  backend.app.get("/product/shopper-products/v1/organizations/:o/products", (seen, response) => {
    const ids = (new URL(seen.url, "http://x").searchParams.get("ids") ?? "").split(",");
    response.json({ data: ids.map((id) => ({ id, inventories: id === "p3" ? [] : [{ id: "i1", ats: 4 }] })) });
  });
  const productIds = Array.from({ length: 23 }, (_, index) => `p${index}`);
  const answer = await get(`store-products-inventory?productIDs=${productIds.join(",")}&storeIDs=s1,s2`).expect(200);
  const { products } = answer.body as { products: { productId: string; stores: Record<string, unknown> }[] };
  expect(products.map(({ productId }) => productId)).toEqual(productIds);
  expect(products[0]?.stores).toEqual({ s1: { id: "i1", ats: 4 } });
  expect(products[3]?.stores).toEqual({});
  const batches = backend.seen
    .filter(({ url }) => url.includes("/products?"))
    .map(({ url }) => new URL(url, "http://x").searchParams.get("ids")?.split(",").length);
  expect(batches).toEqual([10, 10, 3]);
});
