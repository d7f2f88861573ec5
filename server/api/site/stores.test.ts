import request from "supertest";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
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

const many = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`).join(",");

const get = (path: string) => request(shop.listener).get(`/api/${testSiteIds.us}/${path}`);

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

test("a German shop searches in kilometers", async () => {
  const sites = backend.config.sites.map((site) => ({ ...site, country: "DE" as const }));
  const { listener } = createTestStorefront({ ...backend.config, sites });
  await request(listener).get(`/api/${testSiteIds.us}/store-search?lookup=10115&radius=20`).expect(200);
  const { searchParams } = new URL(backend.seen.at(-1)?.url ?? "", "http://x");
  expect([searchParams.get("maxDistance"), searchParams.get("distanceUnit")]).toEqual(["20", "km"]);
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
  "products-inventory",
  "products-inventory?c_productIds=",
  `store-products-inventory?productIDs=${many("p", 200)}&storeIDs=${many("s", 29)}`,
  `store-products-inventory?productIDs=${many("p", 61)}&storeIDs=${many("s", 50)}`,
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

test("the stock of a large bag in many shops is asked for by sixty calls at most, six at a time", async () => {
  const stores = Array.from({ length: 50 }, (_, index) => ({ id: `s${index}`, inventoryId: `i${index}` }));
  const shops = await createTestBackend();
  shops.app.get(
    "/store/shopper-stores/v1/organizations/:o/:what",
    (_request, response) => void response.json({ data: stores }),
  );
  let running = 0;
  let most = 0;
  let tellSix = () => {};
  const sixRun = new Promise<void>((resolve) => (tellSix = resolve));
  shops.app.get("/product/shopper-products/v1/organizations/:o/products", async (seen, response) => {
    running += 1;
    most = Math.max(most, running);
    // Nobody is answered before six have asked, however slow the machine; a seventh would come meanwhile.
    if (running === 6) tellSix();
    await sixRun;
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    const { searchParams } = new URL(seen.url, "http://x");
    const inventories = (searchParams.get("inventoryIds") ?? "").split(",").map((id) => ({ id, ats: 1 }));
    response.json({ data: (searchParams.get("ids") ?? "").split(",").map((id) => ({ id, inventories })) });
  });
  const path = `store-products-inventory?productIDs=${many("p", 60)}&storeIDs=${many("s", 50)}`;
  const answer = await request(createTestStorefront(shops.config).listener)
    .get(`/api/${testSiteIds.us}/${path}`)
    .expect(200);
  const { products } = answer.body as { products: { stores: object }[] };
  expect(products.map(({ stores: found }) => Object.keys(found).length)).toEqual(Array(60).fill(50));
  expect(shops.seen.filter(({ url }) => url.includes("/products?"))).toHaveLength(60);
  expect(most).toBe(6);
  await shops.close();
});

/** What the platform answers where no cartridge has registered an endpoint. */
const withoutCartridge = () =>
  backend.app.use(
    "/custom",
    (_seen, response) => void response.status(404).json({ title: "Not Found", type: "x/not-found" }),
  );

describe("shops by their ids", () => {
  const ask = () => get("store-details?storeID=s1,s2");

  test("come from the shop's own list", async () => {
    backend.app.get("/custom/stores/v1/organizations/:o/list", (seen, response) => {
      response.json({
        stores: (new URL(seen.url, "http://x").searchParams.get("c_rioStoreIds") ?? "")
          .split(",")
          .map((id) => ({ id })),
      });
    });
    expect((await ask()).body).toEqual({ stores: [{ id: "s1" }, { id: "s2" }] });
    expect(backend.seen.some(({ url }) => url.includes("/store/"))).toBe(false);
  });

  test("come from the platform where the instance has no list of its own", async () => {
    withoutCartridge();
    expect((await ask()).body).toEqual({
      stores: [
        { id: "s1", inventoryId: "i1" },
        { id: "s2", inventoryId: "i2" },
      ],
    });
  });

  test("are not to be had while the list is out of order, and that is said", async () => {
    backend.app.get("/custom/stores/v1/organizations/:o/list", (_seen, response) => void response.status(500).json({}));
    const answer = await ask();
    expect([answer.status, (answer.body as { detail: string }).detail]).toEqual([502, "Unable to fetch store list"]);
  });
});

describe("the site's own stock", () => {
  const list = "/custom/scapi/v1/organizations/:o/products-inventory";
  const ids = Array.from({ length: 30 }, (_, index) => `p${index}`);
  const ask = () => get(`products-inventory?c_productIds=${ids.join(",")}`);

  test("comes from the shop's own list, 24 products a call", async () => {
    backend.app.get(list, (seen, response) => {
      const asked = (new URL(seen.url, "http://x").searchParams.get("c_productIds") ?? "").split(",");
      response.json({ data: asked.map((productId) => ({ productId, ats: 4, orderable: true })) });
    });
    const { data } = (await ask()).body as { data: { productId: string }[] };
    expect(data.map(({ productId }) => productId)).toEqual(ids);
    expect(backend.seen.filter(({ url }) => url.includes("products-inventory"))).toHaveLength(2);
  });

  test("comes from the platform where the instance has no list of its own", async () => {
    withoutCartridge();
    backend.app.get("/product/shopper-products/v1/organizations/:o/products", (_seen, response) => {
      response.json({ data: [{ id: "p0", inventory: { id: "us", ats: 2, orderable: true } }, { id: "p1" }] });
    });
    const { data } = (await get("products-inventory?c_productIds=p0,p1")).body as { data: object[] };
    expect(data).toEqual([{ id: "us", productId: "p0", ats: 2, orderable: true }]);
  });

  test("is nothing at all when it cannot be asked for", async () => {
    backend.app.get(list, (_seen, response) => void response.status(500).json({}));
    const answer = await ask();
    expect([answer.status, answer.body]).toEqual([200, {}]);
  });
});
