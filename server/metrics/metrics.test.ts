import request from "supertest";
import { createLimits } from "#server/limits/limits.ts";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { createTestStorefront, testPage } from "#server/test-storefront.ts";
import { metricsListener } from "./metrics-listener.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { requestKind } from "./request-kind.ts";

let backend: TestBackend;
let metrics: Metrics;
let shop: ReturnType<typeof createTestStorefront>;

beforeEach(async () => {
  backend = await createTestBackend();
  metrics = createMetrics();
  shop = createTestStorefront(backend.config, { metrics });
});
afterEach(async () => {
  metrics.close();
  await backend.close();
});

const text = async (): Promise<string> =>
  (await request(metricsListener(metrics.registry)).get("/metrics").expect(200)).text;

test("requests are counted by what they are about, how they ended and where the page came from", async () => {
  const { listener } = shop;
  for (const path of ["/", "/", "/", "/cart", "/truffles?utm=1", `/api/${testSiteIds.us}/nothing`])
    await request(listener).get(path);
  const lines = await text();
  for (const [labels, count] of [
    ['kind="home",method="GET",status="200",cache="miss"', 1],
    ['kind="home",method="GET",status="200",cache="hit"', 2],
    ['kind="cart",method="GET",status="200",cache="miss"', 1],
    ['kind="content",method="GET",status="200",cache="miss"', 1],
    ['kind="site-api",method="GET",status="404",cache="none"', 1],
  ] as const)
    expect(lines).toContain(`storefront_request_seconds_count{${labels}} ${count}\n`);
  expect(lines).not.toContain("truffles");
  expect(lines).toMatch(/^storefront_page_cache_pages 2$/m);
  expect(lines).toMatch(/^storefront_renders_running 0$/m);
});

test("calls of the backend are timed by family and outcome, also those without an answer", async () => {
  const session = () =>
    request(shop.listener).post(`/api/${testSiteIds.us}/session`).set("sec-fetch-site", "same-origin").send({});
  await session().expect(200);
  await backend.close();
  await session().expect(502);
  const lines = await text();
  expect(lines).toMatch(/^storefront_backend_call_seconds_count\{family="auth",outcome="200"\} [1-9]/m);
  expect(lines).toMatch(/^storefront_backend_call_seconds_count\{family="auth",outcome="silent"\} [1-9]/m);
  backend = await createTestBackend();
});

test("placing an order is counted by how it ended", async () => {
  backend.app.post("/checkout/shopper-orders/v1/organizations/:o/orders", (seen, response) => {
    const { basketId } = seen.body as { basketId: string };
    if (basketId === "b1") response.json({ orderNo: "WP1" });
    else response.status(400).json({ title: "Empty", type: "x/empty" });
  });
  const { body } = await request(shop.listener)
    .post(`/api/${testSiteIds.us}/session`)
    .set("sec-fetch-site", "same-origin")
    .send({});
  const { accessToken } = body as { accessToken: string };
  const order = (basketId: string) =>
    request(shop.listener)
      .post(`/api/${testSiteIds.us}/scapi/ShopperOrders/createOrder`)
      .set({ "sec-fetch-site": "same-origin", authorization: `Bearer ${accessToken}` })
      .send([{ body: { basketId } }]);
  expect([(await order("b1")).status, (await order("b2")).status]).toEqual([200, 400]);
  const lines = await text();
  expect(lines).toContain('storefront_orders_total{outcome="placed"} 1\n');
  expect(lines).toContain('storefront_orders_total{outcome="refused"} 1\n');
});

test("steps of paying are counted by how they ended, and whoever asks too often by what for", async () => {
  metrics.close();
  metrics = createMetrics();
  const { listener } = createTestStorefront(backend.config, {
    metrics,
    limits: createLimits({ exempt: [] }),
    env: { CACHE_PURGE_SECRET: "right" },
  });
  await request(listener).post(`/api/${testSiteIds.us}/basket-payment?x=1`).send({}).expect(401);
  for (let count = 0; count < 11; count += 1)
    await request(listener).post("/__cache/purge").set("x-purge-secret", "wrong").send({});
  const lines = await text();
  expect(lines).toContain('storefront_payments_total{step="basket-payment",outcome="refused"} 1\n');
  expect(lines).toContain('storefront_limited_total{limit="secret"} 1\n');
});

test("an answer that nobody waited for is no success", async () => {
  let finish: () => void = () => undefined;
  metrics.close();
  metrics = createMetrics();
  shop = createTestStorefront(backend.config, {
    metrics,
    render: () =>
      new Promise((resolve) => {
        finish = () => resolve(testPage());
      }),
  });
  await request(shop.listener)
    .get("/slow")
    .timeout(50)
    .catch(() => undefined);
  finish();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await text()).toMatch(/kind="content",method="GET",status="broken"/);
});

test("nothing but the figures is told at their port", async () => {
  const listener = metricsListener(metrics.registry);
  expect((await request(listener).get("/")).status).toBe(404);
  expect((await request(listener).post("/metrics")).status).toBe(404);
  expect((await request(listener).get("/metrics")).headers["content-type"]).toContain("text/plain");
});

test("a process tells its memory and event loop where it is asked to", async () => {
  const whole = createMetrics({ hasProcess: true });
  const lines = await whole.registry.metrics();
  expect(lines).toMatch(/nodejs_eventloop_lag_seconds|process_resident_memory_bytes/);
  whole.close();
});

test.each([
  ["/", "home"],
  ["/search?q=mint", "search"],
  ["/category/truffles", "category"],
  ["/a/b/p1.html?size=8oz", "product"],
  ["/billing", "checkout"],
  ["/about-us", "content"],
  ["/static/main.js", "static"],
  [`/api/${testSiteIds.us}/scapi/ShopperBaskets/getBasket`, "shopper-api"],
  [`/api/${testSiteIds.us}/session`, "site-api"],
  ["/mobify/proxy/ocapi/x", "proxy"],
  ["/readyz", "health"],
  ["//evil.test", "home"],
])("%s is counted as %s", (url, kind) => {
  expect(requestKind(url)).toBe(kind);
});
