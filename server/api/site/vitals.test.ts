import request from "supertest";
import { createLimits } from "#server/limits/limits.ts";
import { createMetrics, type Metrics } from "#server/metrics/metrics.ts";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;
let metrics: Metrics;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  metrics = createMetrics();
});
afterEach(() => metrics.close());

const send = (body: unknown, from = "same-origin") =>
  request(createTestStorefront(backend.config, { metrics }).listener)
    .post(`/api/${testSiteIds.us}/vitals`)
    .set("sec-fetch-site", from)
    .send(body as object);

test("what a browser has measured counts by the kind of its first page, in seconds", async () => {
  const vitals = [
    { name: "LCP", value: 1500 },
    { name: "CLS", value: 0.02 },
  ];
  await send({ path: "/category/truffles?q=june", vitals }).expect(204);
  const text = await metrics.registry.metrics();
  expect(text).toContain('storefront_web_vital_seconds_sum{vital="LCP",kind="category"} 1.5\n');
  expect(text).toContain('storefront_layout_shift_sum{kind="category"} 0.02\n');
  expect(text).not.toMatch(/june|truffles/);
});

test.each([
  ["of another name", { name: "NAME", value: 1 }],
  ["named like a member of every object", { name: "constructor", value: 1 }],
  ["that is no number", { name: "LCP", value: "1" }],
  ["below nothing", { name: "LCP", value: -1 }],
  ["beyond all patience", { name: "LCP", value: 1e9 }],
])("a measure %s is left out", async (_name, entry) => {
  await send({ path: "/", vitals: [entry] }).expect(204);
  expect(await metrics.registry.metrics()).not.toMatch(/vital_seconds_count\{/);
});

test.each([[{}], [{ path: "/", vitals: "x" }], [{ path: "x", vitals: [] }]])("%j is no measure at all", (body) =>
  send(body).expect(400),
);

test("another page's measures are none of ours", () => send({ path: "/", vitals: [] }, "cross-site").expect(403));

test("one address measures only so often", async () => {
  const { listener } = createTestStorefront(backend.config, { metrics, limits: createLimits({ exempt: [] }) });
  const statuses: number[] = [];
  for (let count = 0; count < 122; count += 1) {
    const answer = request(listener).post(`/api/${testSiteIds.us}/vitals`).set("sec-fetch-site", "same-origin");
    statuses.push((await answer.send({ path: "/", vitals: [] })).status);
  }
  expect([statuses[119], statuses[120]]).toEqual([204, 429]);
});

test("a problem in a browser counts by its site", async () => {
  await request(createTestStorefront(backend.config, { metrics }).listener)
    .post(`/api/${testSiteIds.us}/problems`)
    .set("sec-fetch-site", "same-origin")
    .send({ what: "The page could not be shown." })
    .expect(204);
  expect(await metrics.registry.metrics()).toContain(`storefront_browser_problems_total{site="${testSiteIds.us}"} 1\n`);
});
