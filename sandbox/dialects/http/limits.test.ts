import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, testShopper } from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";

const siteId = "WickettPlumUS";
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`).join(",");
const nineRefinements = [
  "cgid=root",
  "price=(1..2000)",
  "brand=Wickett & Plum",
  "htype=product",
  "orderable_only=true",
  "ilids=inventory_us",
  "pmid=brittle",
  "pmpt=all",
  "c_refinementGoodToKnow=dairy-free",
];
const letters = (count: number) => "a".repeat(count);

const products = "/product/shopper-products/v1";
const availability = "/product/shopper-availability/v1";
const search = "/search/shopper-search/v1";
const stores = "/store/shopper-stores/v1";
const experience = "/experience/shopper-experience/v1";
const near = { postalCode: "94110", countryCode: "US" };

type Query = Record<string, string | string[]>;

/** Name, address, what fits, what is one too many. */
const limits: readonly [name: string, base: string, path: string, fits: Query, exceeds: Query][] = [
  ["24 products", products, "/products", { ids: ids(24) }, { ids: ids(25) }],
  ["24 products to look up", availability, "/availability", { productIds: ids(24) }, { productIds: ids(25) }],
  [
    "5 stock lists to look up",
    availability,
    "/availability",
    { productIds: "482101", inventoryIds: ids(5) },
    { productIds: "482101", inventoryIds: ids(6) },
  ],
  ["5 stock lists of a product", products, "/products/482101", { inventoryIds: ids(5) }, { inventoryIds: ids(6) }],
  ["two levels of categories", products, "/categories/root", { levels: "2" }, { levels: "3" }],
  ["50 categories", products, "/categories", { ids: ids(50) }, { ids: ids(51) }],
  ["50 stores", stores, "/stores", { ids: ids(50) }, { ids: ids(51) }],
  ["50 promotions", "/pricing/shopper-promotions/v1", "/promotions", { ids: ids(50) }, { ids: ids(51) }],
  ["50 content assets", experience, "/contents", { ids: ids(50) }, { ids: ids(51) }],
  ["50 folders", experience, "/folders", { ids: ids(50) }, { ids: ids(51) }],
  ["200 hits", search, "/product-search", { q: "mint", limit: "200" }, { q: "mint", limit: "201" }],
  ["no page without a hit", search, "/product-search", { q: "mint", limit: "1" }, { q: "mint", limit: "0" }],
  ["500 letters to search for", search, "/product-search", { q: letters(500) }, { q: letters(501) }],
  [
    "9 refinements",
    search,
    "/product-search",
    { refine: nineRefinements },
    { refine: [...nineRefinements, "c_size=1"] },
  ],
  ["10 suggestions", search, "/search-suggestions", { q: "choc", limit: "10" }, { q: "choc", limit: "11" }],
  ["3 letters for suggestions", search, "/search-suggestions", { q: "cho" }, { q: "ch" }],
  ["50 letters for suggestions", search, "/search-suggestions", { q: letters(50) }, { q: letters(51) }],
  ["200 shops", stores, "/store-search", { ...near, limit: "200" }, { ...near, limit: "201" }],
  ["20012 kilometres", stores, "/store-search", { ...near, maxDistance: "20012" }, { ...near, maxDistance: "20013" }],
  ["50 orders", "/customer/shopper-customers/v1", "/customers/me/orders", { limit: "50" }, { limit: "51" }],
];

/** Operations whose answers a shared cache may keep, with the seconds. */
const cached: readonly [base: string, path: string, query: Query, cacheControl: string][] = [
  [products, "/categories/root", {}, "public, max-age=900"],
  [stores, "/stores", { ids: "1001" }, "public, max-age=900"],
  [experience, "/contents/help-kosher", {}, "public, max-age=900"],
  ["/site/shopper-seo/v1", "/url-mapping", { urlSegment: "homepage" }, "public, max-age=900"],
  ["/customer/shopper-customers/v1", "/customers/me/baskets", {}, "no-store"],
  ["/customer/shopper-customers/v1", "/customers/me/orders", {}, "no-store"],
  ["/checkout/shopper-payments/v1", "/payment-configuration", { currency: "USD" }, "no-store"],
];

describe("the platform's limits", () => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
    token = await sandbox.guestToken();
  }, 120_000);
  afterAll(() => sandbox.close());

  const get = (base: string, path: string, query: Query) =>
    request(sandbox.app)
      .get(`${base}/organizations/${organizationId}${path}`)
      .query({ siteId, ...query })
      .auth(token, { type: "bearer" });

  test.each(limits)("%s: as many are taken, one more is refused with 400", async (_, base, path, fits, exceeds) => {
    expect((await get(base, path, fits)).status).toBe(200);
    const refused = await get(base, path, exceeds);
    expect([refused.status, refused.type]).toEqual([400, "application/problem+json"]);
    expect(refused.body.detail).toEqual(expect.any(String));
  });

  test.each<[string, string, string, Query, number]>([
    ["25 hits", search, "/product-search", { refine: "cgid=root" }, 25],
    ["25 shops", stores, "/store-search", { ...near, maxDistance: "20012" }, 25],
    ["10 orders", "/customer/shopper-customers/v1", "/customers/me/orders", {}, 10],
  ])("a page has %s when nothing is said", async (_, base, path, query, expected) => {
    const { status, body } = await get(base, path, query);
    expect([status, body.limit]).toEqual([200, expected]);
  });

  test("five suggestions come when nothing is said", async () => {
    const { body } = await get(search, "/search-suggestions", { q: "choc" });
    expect(body.productSuggestions.products.length).toBeLessThanOrEqual(5);
    const { body: more } = await get(search, "/search-suggestions", { q: "choc", limit: "10" });
    expect(more.productSuggestions.products.length).toBeGreaterThan(body.productSuggestions.products.length);
  });

  test("a basket holds 200 lines of 999 pieces; one line and one piece more are refused with 400", async () => {
    const shopper = testShopper(sandbox, await sandbox.guestToken());
    const { body: basket } = await shopper.post("/baskets", {});
    const path = `/baskets/${basket.basketId}/items`;
    const line = (index: number) => ({ productId: goods.mints, quantity: 1, gift: true, giftMessage: `No. ${index}` });
    for (const start of [0, 50, 100, 150]) {
      const lines = Array.from({ length: 50 }, (_, index) => line(start + index));
      expect((await shopper.post(path, lines)).status).toBe(200);
    }
    const refused = await shopper.post(path, [line(200)]);
    expect([refused.status, refused.body.maximum]).toEqual([400, 200]);
    const { body } = await shopper.get(`/baskets/${basket.basketId}`);
    expect(body.productItems).toHaveLength(200);
    const [{ itemId }, ...others] = body.productItems;
    expect((await shopper.patch(`${path}/${itemId}`, { quantity: 1000 })).status).toBe(400);
    for (const other of others.slice(0, 3))
      expect((await shopper.patch(`${path}/${other.itemId}`, { quantity: 0 })).status).toBe(200);
    expect((await shopper.patch(`${path}/${itemId}`, { quantity: 999 })).status).toBe(200);
  });

  test.each(cached)("%s%s may be cached as the platform lets it", async (base, path, query, cacheControl) => {
    const answer = await get(base, path, query);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, cacheControl]);
  });

  test("every reading operation takes personalized=none, and a refusal is never cached", async () => {
    const answer = await get(products, "/categories/root", { personalized: "none" });
    expect([answer.status, answer.headers["x-sandbox-warning"]]).toEqual([200, undefined]);
    const refused = await get(products, "/categories/nothing", { personalized: "none" });
    expect([refused.status, refused.headers["cache-control"]]).toEqual([404, "no-store"]);
  });
});
