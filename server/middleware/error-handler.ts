import type { ErrorRequestHandler, Request } from "express";
import type { Config } from "#config/config.ts";
import { siteForHost } from "#config/sites.ts";
import { Overloaded, problem, TooManyRequests, UpstreamProblem } from "#server/problem.ts";
import { TOO_DEEP } from "./json-body.ts";
import { idOf } from "./logger.ts";
import { plainErrorPage } from "./plain-error-page.ts";
import { pageSecurityHeaders } from "./security-headers.ts";
import { sendProblem } from "./send-problem.ts";

/** What the body parser and the router find wrong with a request, by their own words. */
const requestFaults: Record<string, [status: number, slug: string, title: string, detail: string]> = {
  "entity.parse.failed": [400, "bad-request", "Bad Request", "The body is not valid JSON."],
  "entity.too.large": [413, "payload-too-large", "Payload Too Large", "The body is too large."],
  [TOO_DEEP]: [400, "bad-request", "Bad Request", "The body is nested too deep."],
  "encoding.unsupported": [
    415,
    "unsupported-media-type",
    "Unsupported Media Type",
    "The body's packing is not understood.",
  ],
  "charset.unsupported": [415, "unsupported-media-type", "Unsupported Media Type", "The body must be UTF-8."],
  "request.aborted": [400, "bad-request", "Bad Request", "The request broke off."],
  "request.size.invalid": [400, "bad-request", "Bad Request", "The body's length is wrong."],
};

/** When to ask again where a backend is away for a while. */
const AWAY_SECONDS = 5;

const isApi = (request: Request) => /^\/(api|mobify|ucp\/(?:v1|mcp)|__)/.test(request.originalUrl);

const fault = (error: unknown, requestId: string): { status: number; body: unknown } => {
  if (error instanceof UpstreamProblem) return error;
  const { type, status } = (error ?? {}) as { type?: string; status?: number };
  const requestFault = type ? requestFaults[type] : undefined;
  if (requestFault)
    return { status: requestFault[0], body: problem(requestFault[1], requestFault[2], requestFault[3]) };
  if (error instanceof URIError || status === 400)
    return { status: 400, body: problem("bad-request", "Bad Request", "The address is not well formed.") };
  return {
    status: 500,
    body: problem("internal-server-error", "Internal Server Error", "Something unexpected went wrong.", { requestId }),
  };
};

/** Whoever has left a page no longer waits for its files, and gets no answer; that is nobody's fault. */
const hasLeft = (error: unknown): boolean => (error as { code?: string } | undefined)?.code === "ECONNABORTED";

/**
 * Renders every error: known refusals as they are, anything else as a neutral 500 with the request id.
 * Problem documents for APIs, an HTML page for pages; nothing of the error's own text is shown.
 */
export const createErrorHandler =
  (config: Config): ErrorRequestHandler =>
  (error, request, response, _next) => {
    if (hasLeft(error)) {
      response.destroy();
      return;
    }
    const requestId = idOf(request);
    const { status, body } = fault(error, requestId);
    if (error instanceof Overloaded) request.log.warn("The page was refused, for too many others are made.");
    else if (status >= 500) request.log.error({ err: error as unknown }, "The request failed.");
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error instanceof TooManyRequests || error instanceof Overloaded)
      response.set("retry-after", String(error.retryAfterSeconds));
    else if (status === 503) response.set("retry-after", String(AWAY_SECONDS));
    if (isApi(request)) {
      sendProblem(response, status, body);
      return;
    }
    const site = siteForHost(config.sites, request.get("host"));
    response.set(pageSecurityHeaders(config, site, { scripts: [], styles: plainErrorPage.styleHashes }));
    response.status(status).set("cache-control", "no-store").type("html");
    response.send(plainErrorPage.html({ site, status, requestId }));
  };
