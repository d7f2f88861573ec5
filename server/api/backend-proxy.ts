import type { IncomingMessage, ServerResponse } from "node:http";
import { Router, type RequestHandler } from "express";
import { createProxyMiddleware } from "http-proxy-middleware";
import type { Config } from "#config/config.ts";
import { idOf } from "#server/middleware/logger.ts";
import { isSessionCookie } from "./site/session-cookies.ts";
import { problem } from "./upstream-problem.ts";

/** Largest body that is passed on, in bytes. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** Headers that describe one connection, or a packing that is undone on the way. */
const hopHeaders = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
  "proxy-authenticate",
  "te",
  "trailer",
]);

/** What an error looks like in the dialect behind the proxy: an OCAPI fault, or a problem document. */
const errorBody = (name: string, slug: string, title: string, detail: string): [type: string, body: unknown] =>
  name === "ocapi"
    ? ["application/json", { _v: "23.2", fault: { type: `${title.replaceAll(" ", "")}Exception`, message: detail } }]
    : ["application/problem+json", problem(slug, title, detail)];

const sendError = (response: ServerResponse, status: number, [type, body]: [string, unknown]) => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(JSON.stringify(body));
};

/** Headers of a backend that speak for its own origin: whom it lets in from elsewhere, and what it runs on. */
const isOwnAffair = (header: string) => /^(access-control-|x-powered-by$|server$)/.test(header);

const backendCookies = (header: string | undefined): string | undefined => {
  const kept = header?.split(";").filter((part) => !isSessionCookie(part.split("=")[0]?.trim() ?? ""));
  return kept?.length ? kept.join(";") : undefined;
};

const passOn = (name: string, answer: IncomingMessage, response: ServerResponse) => {
  if (/^text\/html|^application\/xhtml/i.test(answer.headers["content-type"] ?? "")) {
    answer.resume();
    const status = answer.statusCode && answer.statusCode >= 400 ? answer.statusCode : 502;
    sendError(
      response,
      status,
      errorBody(name, "bad-gateway", "Bad Gateway", "The backend gave an answer that is not JSON."),
    );
    return;
  }
  for (const [header, value] of Object.entries(answer.headers))
    if (value !== undefined && !hopHeaders.has(header) && !isOwnAffair(header)) response.setHeader(header, value);
  response.writeHead(answer.statusCode ?? 502);
  answer.pipe(response);
  answer.on("error", () => response.destroy());
};

const createProxy = (name: string, target: string, timeoutMs: number): RequestHandler =>
  createProxyMiddleware({
    target,
    changeOrigin: true,
    selfHandleResponse: true,
    proxyTimeout: timeoutMs,
    timeout: timeoutMs * 2,
    cookieDomainRewrite: "",
    on: {
      proxyReq: (outgoing, request) => {
        const cookies = backendCookies(request.headers.cookie);
        if (cookies) outgoing.setHeader("cookie", cookies);
        else outgoing.removeHeader("cookie");
        outgoing.setHeader("correlation-id", idOf(request));
        outgoing.removeHeader("origin");
        outgoing.removeHeader("referer");
      },
      proxyRes: (answer, _request, response) => passOn(name, answer, response as ServerResponse),
      error: (error, _request, response) => {
        const slow = ["ECONNRESET", "ETIMEDOUT", "ESOCKETTIMEDOUT"].includes((error as { code?: string }).code ?? "");
        if (!("writeHead" in response)) return;
        sendError(
          response,
          slow ? 504 : 502,
          slow
            ? errorBody(name, "gateway-timeout", "Gateway Timeout", "The backend did not answer in time.")
            : errorBody(name, "bad-gateway", "Bad Gateway", "The backend could not be reached."),
        );
      },
    },
  }) as RequestHandler;

/**
 * `/mobify/proxy/<name>/…` for the names of `config.proxies` (`ocapi`: Shop API, `api`: shopper APIs). Statuses and bodies pass
 * unchanged, HTML never does: it becomes a fault or problem document, as do 502, 504, 413 and unknown names (404).
 * Our own session cookies stay here.
 */
export const createBackendProxies = (config: Config): Router => {
  const router = Router();
  for (const [name, target] of Object.entries(config.proxies)) {
    const proxy = createProxy(name, target, config.commerce.timeoutMs);
    router.use(`/${name}`, (request, response, next) => {
      if (Number(request.get("content-length") ?? 0) > BODY_LIMIT_BYTES)
        sendError(response, 413, errorBody(name, "payload-too-large", "Payload Too Large", "The body is too large."));
      else void proxy(request, response, next);
    });
  }
  router.use((request, response) => {
    const [type, body] = errorBody("api", "not-found", "Not Found", `There is no proxy at ${request.path}.`);
    response.status(404).set({ "content-type": type, "cache-control": "no-store" }).send(JSON.stringify(body));
  });
  return router;
};
