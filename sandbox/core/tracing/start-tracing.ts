import type { RequestListener } from "node:http";
import { context, defaultTextMapGetter, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";

/** Spans of what a program answers. */
export interface Tracing {
  /** The listener, each answer of which is a span of its caller's trace. */
  traced(name: string, listener: RequestListener): RequestListener;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** What a call is about: the API or vendor, without ids: `/product/shopper-products`. */
const areaOf = (path: string): string => `/${path.split("/").slice(1, 3).join("/")}`;

/**
 * Begins to make spans; they go to the OpenTelemetry collector at `OTEL_EXPORTER_OTLP_ENDPOINT`, or to `exporter`.
 * Queries of addresses are in no span.
 */
export const startTracing = (exporter: SpanExporter = new OTLPTraceExporter()): Tracing => {
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ "service.name": "sandbox", "process.pid": process.pid }),
    ),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const propagator = new W3CTraceContextPropagator();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return {
    traced: (name, listener) => (request, response) => {
      const { method = "GET", url = "/", headers } = request;
      const [path = "/"] = url.split("?");
      const parent = propagator.extract(context.active(), headers, defaultTextMapGetter);
      const span = provider
        .getTracer(name)
        .startSpan(
          `${method} ${areaOf(path)}`,
          { kind: SpanKind.SERVER, attributes: { "http.request.method": method, "url.path": path } },
          parent,
        );
      response.once("close", () => {
        span.setAttribute("http.response.status_code", response.statusCode);
        if (response.statusCode >= 500 || !response.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), () => listener(request, response));
    },
    stop: async () => {
      await provider.shutdown();
      context.disable();
    },
  };
};
