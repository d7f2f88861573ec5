import { InMemorySpanExporter, type ReadableSpan } from "@opentelemetry/sdk-trace-base";
import type { IncomingHttpHeaders } from "node:http";
import request from "supertest";
import { createLogger } from "#server/middleware/logger.ts";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { createTestStorefront, testPage } from "#server/test-storefront.ts";
import { inSpan } from "./spans.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { startTracing, type Tracing } from "./start-tracing.ts";

const caller = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${caller}-00f067aa0ba902b7-01`;

let backend: TestBackend;
let tracing: Tracing;
let spans: () => Promise<ReadableSpan[]>;
const seen: IncomingHttpHeaders[] = [];

beforeEach(async () => {
  backend = await createTestBackend();
  backend.app.get("/product/shopper-products/v1/organizations/:o/products", ({ headers }, response) => {
    seen.push(headers);
    response.json({ data: [], total: 0, limit: 0 });
  });
  seen.length = 0;
  const exporter = new InMemorySpanExporter();
  tracing = startTracing({ service: "storefront", exporter });
  spans = async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const kept: ReadableSpan[] = [];
    const shutdown = exporter.shutdown.bind(exporter);
    exporter.shutdown = () => {
      kept.push(...exporter.getFinishedSpans());
      return shutdown();
    };
    await tracing.stop();
    return kept;
  };
});
afterEach(async () => {
  await tracing.stop();
  await backend.close();
});

const byName = (all: readonly ReadableSpan[], name: string | RegExp) =>
  all.find((span) => (typeof name === "string" ? span.name === name : name.test(span.name)));

test("a call goes from its caller's trace through the storefront into the backend", async () => {
  const { listener } = createTestStorefront(backend.config);
  await request(listener)
    .get(`/api/${testSiteIds.us}/scapi/ShopperProducts/getProducts?ids=secret-1`)
    .set("traceparent", traceparent)
    .expect(200);
  const all = await spans();
  const [whole, operation] = [byName(all, "GET shopper-api"), byName(all, "ShopperProducts.getProducts")];
  const call = all.find(({ attributes }) => String(attributes["url.full"]).includes("/products"));
  expect([whole, operation, call]).not.toContain(undefined);
  expect(new Set(all.map((span) => span.spanContext().traceId))).toEqual(new Set([caller]));
  expect(whole?.parentSpanContext?.spanId).toBe("00f067aa0ba902b7");
  expect(operation?.parentSpanContext?.spanId).toBe(whole?.spanContext().spanId);
  expect(call?.parentSpanContext?.spanId).toBe(operation?.spanContext().spanId);
  expect(seen[0]?.["traceparent"]).toBe(`00-${caller}-${call?.spanContext().spanId ?? ""}-01`);
  expect(whole?.attributes).toMatchObject({ "http.response.status_code": 200, "http.route": "shopper-api" });
});

test("no span holds what stands in a query", async () => {
  const { listener } = createTestStorefront(backend.config);
  await request(listener).get(`/api/${testSiteIds.us}/scapi/ShopperProducts/getProducts?ids=secret-1`).expect(200);
  const told = (await spans()).map(({ attributes }) => attributes);
  expect(told.length).toBeGreaterThan(2);
  expect(JSON.stringify(told)).not.toContain("secret-1");
});

test("a page is one span, made in others; its line of the log names the trace", async () => {
  const lines: string[] = [];
  const { listener } = createTestStorefront(backend.config, {
    log: createLogger("info", { write: (line) => void lines.push(line) }),
    render: () => inSpan("load page", {}, () => Promise.resolve(testPage())),
  });
  await request(listener).get("/").set("traceparent", traceparent).expect(200);
  const all = await spans();
  const [page, made, loaded] = ["GET home", "render page", "load page"].map((name) => byName(all, name));
  expect([page, made, loaded]).not.toContain(undefined);
  expect(made?.parentSpanContext?.spanId).toBe(page?.spanContext().spanId);
  expect(loaded?.parentSpanContext?.spanId).toBe(made?.spanContext().spanId);
  expect(page?.attributes["storefront.cache"]).toBe("miss");
  expect(lines.join("\n")).toContain(`"traceId":"${caller}"`);
});

test("a failure is its span's outcome", async () => {
  await expect(inSpan("breaks", {}, () => Promise.reject(new TypeError("secret")))).rejects.toThrow("secret");
  const broken = byName(await spans(), "breaks");
  expect(broken?.status).toMatchObject({ code: 2, message: "TypeError" });
});

test("switched off, no span is made and no call names a trace", async () => {
  const all = await spans();
  const { listener } = createTestStorefront(backend.config);
  await request(listener).get(`/api/${testSiteIds.us}/scapi/ShopperProducts/getProducts?ids=a`).expect(200);
  expect(all).toEqual([]);
  expect(seen[0]?.["traceparent"]).toBeUndefined();
});
