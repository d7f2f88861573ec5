import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";
import { switchTracing } from "./spans.ts";

/** Spans of one process that are made and sent. */
export interface Tracing {
  /** Sends what is left, and makes no more spans. */
  stop(): Promise<void>;
}

/** Where spans go and what they say of their process. */
interface TracingOptions {
  /** The process's name, unless `OTEL_SERVICE_NAME` says another. */
  service: string;
  /** Takes the spans; an OpenTelemetry collector at `OTEL_EXPORTER_OTLP_ENDPOINT` when left out. */
  exporter?: SpanExporter;
}

/**
 * Begins to make spans of requests, pages and all calls by `fetch`, which carry their trace along. Which traces are
 * kept is `OTEL_TRACES_SAMPLER`'s to say. Queries of addresses are in no span: they may hold what somebody typed.
 */
export const startTracing = ({ service, exporter = new OTLPTraceExporter() }: TracingOptions): Tracing => {
  const name = process.env["OTEL_SERVICE_NAME"] ?? service;
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": name, "process.pid": process.pid })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const calls = new UndiciInstrumentation({
    requireParentforSpans: true,
    requestHook: (span, { origin, path }) => {
      const [plain = ""] = path.split("?");
      span.setAttributes({ "url.full": `${origin}${plain}`, "url.query": "" });
    },
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  calls.setTracerProvider(provider);
  calls.enable();
  switchTracing(true);
  return {
    stop: async () => {
      switchTracing(false);
      calls.disable();
      await provider.shutdown();
      trace.disable();
      propagation.disable();
      context.disable();
    },
  };
};
