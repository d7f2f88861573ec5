import { InMemorySpanExporter, type ReadableSpan } from "@opentelemetry/sdk-trace-base";
import express from "express";
import request from "supertest";
import { startTracing } from "./start-tracing.ts";

test("an answer is a span of its caller's trace, and holds nothing of the query", async () => {
  const spans: ReadableSpan[] = [];
  const exporter = new InMemorySpanExporter();
  const shutdown = exporter.shutdown.bind(exporter);
  exporter.shutdown = () => {
    spans.push(...exporter.getFinishedSpans());
    return shutdown();
  };
  const tracing = startTracing(exporter);
  const app = express().get("/product/shopper-products/v1/x", (_request, response) => void response.json({}));
  const listener = tracing.traced("sandbox", app);
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  await request(listener)
    .get("/product/shopper-products/v1/x?email=june%40example.test")
    .set("traceparent", `00-${trace}-00f067aa0ba902b7-01`)
    .expect(200);
  await request(listener).get("/broken").expect(404);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await tracing.stop();
  expect(spans.map(({ name }) => name)).toEqual(["GET /product/shopper-products", "GET /broken"]);
  expect(spans[0]?.spanContext().traceId).toBe(trace);
  expect(spans[0]?.parentSpanContext?.spanId).toBe("00f067aa0ba902b7");
  expect(spans[0]?.attributes).toMatchObject({ "http.response.status_code": 200 });
  expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toContain("june");
});
