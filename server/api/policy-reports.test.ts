import request from "supertest";
import { createLimits } from "#server/limits/limits.ts";
import { createMetrics } from "#server/metrics/metrics.ts";
import { createLogger } from "#server/middleware/logger.ts";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;
let shop: ReturnType<typeof createTestStorefront>;
let metrics: ReturnType<typeof createMetrics>;
let lines: { violation?: object; site?: string }[];

beforeEach(async () => {
  backend = await createTestBackend();
  metrics = createMetrics();
  lines = [];
  const log = createLogger("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
  shop = createTestStorefront(backend.config, { metrics, log });
});
afterEach(async () => {
  metrics.close();
  await backend.close();
});

const report = (body: unknown, type = "application/reports+json") =>
  request(shop.listener)
    .post(`/api/${testSiteIds.us}/policy-reports`)
    .set("content-type", type)
    .send(typeof body === "string" ? body : JSON.stringify(body));

const noted = () => lines.flatMap(({ violation }) => violation ?? []);

const violation = (patch: object = {}) => ({
  type: "csp-violation",
  body: {
    effectiveDirective: "script-src-elem",
    blockedURL: "https://evil.test/steal.js?who=june",
    documentURL: "https://shop.test/order-confirmation?email=june@shop.test",
    sourceFile: "https://shop.test/static/main.js?v=june",
    sample: "var card = 4111",
    ...patch,
  },
});

test("every page says where browsers report to, in both forms", async () => {
  const { headers } = await request(shop.listener).get("/").expect(200);
  expect(headers["content-security-policy"]).toMatch(
    new RegExp(`; report-uri \\/api\\/${testSiteIds.us}\\/policy-reports; report-to policy`),
  );
  expect(headers["reporting-endpoints"]).toBe(`policy="/api/${testSiteIds.us}/policy-reports"`);
});

test("a report is a line of the log that names nobody, and counts", async () => {
  await report([violation()]).expect(204);
  expect(noted()).toEqual([
    {
      directive: "script-src-elem",
      blocked: "https://evil.test",
      page: "/order-confirmation",
      source: "https://shop.test/static/main.js",
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/june|var card/);
  expect(await metrics.registry.metrics()).toContain(
    'storefront_policy_violations_total{directive="script-src-elem"} 1',
  );
});

test("older browsers report one at a time, in words of their own", async () => {
  const old = {
    "violated-directive": "img-src 'self'",
    "blocked-uri": "data",
    "document-uri": "https://shop.test/cart",
  };
  await report({ "csp-report": old }, "application/csp-report").expect(204);
  expect(noted()).toEqual([{ directive: "img-src", blocked: "data", page: "/cart" }]);
});

test.each([
  ["of an extension of the browser", violation({ blockedURL: "chrome-extension://abc/x.js" })],
  ["about an extension's code", violation({ sourceFile: "moz-extension://abc/x.js" })],
  ["with a directive there is none of", violation({ effectiveDirective: "x".repeat(50) })],
  ["of another kind", { type: "deprecation", body: { effectiveDirective: "script-src" } }],
  ["that is a number", 7],
])("a report %s is taken and left", async (_, each) => {
  await report([each]).expect(204);
  expect(noted()).toEqual([]);
});

test("ten violations of a report are read, and no more", async () => {
  await report(Array.from({ length: 30 }, () => violation())).expect(204);
  expect(noted()).toHaveLength(10);
});

test.each([
  ["in another form", "<x/>", "text/html", 415],
  ["that is no JSON", "{", "application/csp-report", 400],
  ["that is too large", JSON.stringify("x".repeat(40_000)), "application/reports+json", 413],
])("a report %s is refused", async (_, body, type, status) => {
  await report(body, type).expect(status);
});

test("one address reports only so often", async () => {
  shop = createTestStorefront(backend.config, { limits: createLimits({ exempt: [] }, null) });
  for (let count = 0; count < 30; count += 1) await report([]).expect(204);
  await report([violation()]).expect(429);
  expect(noted()).toEqual([]);
});
