import type { IncomingMessage, ServerResponse } from "node:http";
import { context, propagation, SpanKind, SpanStatusCode, trace, type Attributes } from "@opentelemetry/api";
import { sentPageOf } from "#server/sent-page.ts";

/** Asked for anew each time, because a tracer belongs to the provider of its moment. */
const tracer = () => trace.getTracer("storefront");

let isOn = false;

/** Whether spans are made; off, everything here costs one comparison. */
export const switchTracing = (on: boolean): void => {
  isOn = on;
};

/** Does a piece of work in a span of its own, within the one that runs; an error is its outcome and goes on. */
export const inSpan = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> => {
  if (!isOn) return work();
  return tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "thrown" });
      throw error;
    } finally {
      span.end();
    }
  });
};

type Traced = IncomingMessage & { traceId?: string };

/** The trace that a request belongs to, as 32 hexadecimal digits; nothing while no spans are made. */
export const traceIdOf = (request: IncomingMessage): string | undefined => (request as Traced).traceId;

interface RequestSpan {
  request: IncomingMessage;
  response: ServerResponse;
  /** What it is about, one of a few words, and its address as it may be written down; asked only when needed. */
  describe: (request: IncomingMessage) => { kind: string; url: string };
}

/**
 * Answers a request in a span that belongs to its caller's trace (W3C Trace Context) and ends with the answer. Status
 * codes from 500 on, and answers nobody waited for, are errors.
 */
export const inRequestSpan = ({ request, response, describe }: RequestSpan, answer: () => void): void => {
  if (!isOn) return answer();
  const parent = propagation.extract(context.active(), request.headers);
  const { method = "GET" } = request;
  const { kind, url } = describe(request);
  const attributes = { "http.request.method": method, "http.route": kind, "url.path": url.split("?")[0] ?? "" };
  const span = tracer().startSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes }, parent);
  (request as Traced).traceId = span.spanContext().traceId;
  response.once("close", () => {
    const { statusCode, writableFinished } = response;
    const cache = sentPageOf(response)?.cache;
    span.setAttributes({
      "http.response.status_code": statusCode,
      ...(cache && { "storefront.cache": cache }),
    });
    if (statusCode >= 500 || !writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  return context.with(trace.setSpan(parent, span), answer);
};

/** Headers that say to whoever is called which trace the call belongs to; none while no spans are made. */
export const traceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {};
  if (isOn) propagation.inject(context.active(), headers);
  return headers;
};
