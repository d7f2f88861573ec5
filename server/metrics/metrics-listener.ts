import type { RequestListener } from "node:http";

/** Figures as text, from one process or from all of a machine. */
interface MetricsText {
  contentType: string;
  metrics(): Promise<string>;
}

/** `GET /metrics` for a port of its own, which nobody but the operator's collector may reach. */
export const metricsListener =
  (source: MetricsText): RequestListener =>
  (request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    source.metrics().then(
      (text) => response.writeHead(200, { "content-type": source.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
