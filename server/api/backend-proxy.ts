import type { IncomingMessage, ServerResponse } from "node:http";
import { Router, type Request, type RequestHandler } from "express";
import { createProxyMiddleware } from "http-proxy-middleware";
import type { Config } from "#config/config.ts";
import { clientAddress } from "#server/limits/client-network.ts";
import type { Limits } from "#server/limits/limits.ts";
import { idOf } from "#server/middleware/logger.ts";
import { refuseForeignOrigin } from "#server/middleware/same-origin.ts";
import { sendProblem } from "#server/middleware/send-problem.ts";
import { traceHeaders } from "#server/tracing/spans.ts";
import { problem, TooManyRequests, type Problem } from "#server/problem.ts";
import { allowanceFor, limitOf } from "./proxy-allowance.ts";
import { isSessionCookie } from "./site/session-cookies.ts";

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

/** What an error looks like in the dialect behind the proxy. */
const fault = (title: string, message: string) => ({
  _v: "23.2",
  fault: { type: `${title.replaceAll(" ", "")}Exception`, message },
});

const sendError = (response: ServerResponse, status: number, body: unknown) => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response
    .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
    .end(JSON.stringify(body));
};

/** Whether the browser says that a page of ours asks. */
const isOwnPage = (request: Request): boolean => {
  try {
    refuseForeignOrigin(request);
    return true;
  } catch {
    return false;
  }
};

/** Headers of a backend that speak for its own origin: whom it lets in from elsewhere, and what it runs on. */
const isOwnAffair = (header: string) => /^(access-control-|x-powered-by$|server$)/.test(header);

const backendCookies = (header: string | undefined): string | undefined => {
  const otherCookies = header?.split(";").filter((part) => !isSessionCookie(part.split("=")[0]?.trim() ?? ""));
  return otherCookies?.length ? otherCookies.join(";") : undefined;
};

const passOn = (answer: IncomingMessage, response: ServerResponse) => {
  if (/^text\/html|^application\/xhtml/i.test(answer.headers["content-type"] ?? "")) {
    answer.resume();
    const status = answer.statusCode && answer.statusCode >= 400 ? answer.statusCode : 502;
    sendError(response, status, fault("Bad Gateway", "The backend gave an answer that is not JSON."));
    return;
  }
  for (const [header, value] of Object.entries(answer.headers))
    if (value !== undefined && !hopHeaders.has(header) && !isOwnAffair(header)) response.setHeader(header, value);
  response.writeHead(answer.statusCode ?? 502);
  answer.pipe(response);
  answer.on("error", () => response.destroy());
};

const createProxy = (target: string, timeoutMs: number): RequestHandler =>
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
        for (const [name, value] of Object.entries(traceHeaders())) outgoing.setHeader(name, value);
        outgoing.removeHeader("origin");
        outgoing.removeHeader("referer");
      },
      proxyRes: (answer, _request, response) => passOn(answer, response as ServerResponse),
      error: (error, _request, response) => {
        const slow = ["ECONNRESET", "ETIMEDOUT", "ESOCKETTIMEDOUT"].includes((error as { code?: string }).code ?? "");
        if (!("writeHead" in response)) return;
        sendError(
          response,
          slow ? 504 : 502,
          slow
            ? fault("Gateway Timeout", "The backend did not answer in time.")
            : fault("Bad Gateway", "The backend could not be reached."),
        );
      },
    },
  }) as RequestHandler;

/**
 * `/mobify/proxy/ocapi/s/<site>/dw/shop/…` and `…/bisn`: the Shop API's resources that a storefront has a use for, of
 * this shop's sites. Statuses and bodies pass unchanged, HTML never does: it becomes a fault document, as do 502, 504,
 * 413, 429 and whatever is not let through (404). Our own session cookies stay here.
 */
export const createBackendProxies = (config: Config, limits: Limits): Router => {
  const router = Router();
  const siteIds: ReadonlySet<string> = new Set(config.sites.map(({ id }) => id));
  const proxy = createProxy(config.proxies.ocapi, config.commerce.timeoutMs);
  /** Counts what guesses or costs; says whether it goes on. */
  const isWithinLimits = async (request: Request, response: ServerResponse, isSignUp: boolean): Promise<boolean> => {
    const name = isSignUp ? "sign-up" : ["GET", "HEAD"].includes(request.method) ? undefined : limitOf(request.path);
    const email = isSignUp ? new URLSearchParams(request.originalUrl.split("?")[1]).get("email") : null;
    try {
      if (name) await limits.take(name, { address: clientAddress(request), subject: email?.toLowerCase() });
      return true;
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      response.setHeader("retry-after", String(error.retryAfterSeconds));
      sendError(response, 429, fault("Too Many Requests", (error.body as Problem).detail));
      return false;
    }
  };
  router.use("/ocapi", async (request, response, next) => {
    const allowance = allowanceFor(request.path, siteIds);
    if (!allowance) {
      const words = "The shop passes no such call on.";
      sendError(response, 404, fault("Not Found", words));
    } else if (allowance === "sign-up" && (request.method !== "GET" || !isOwnPage(request)))
      sendError(response, 403, fault("Forbidden", "This is only possible from the shop's own pages."));
    else if (Number(request.get("content-length") ?? 0) > BODY_LIMIT_BYTES)
      sendError(response, 413, fault("Payload Too Large", "The body is too large."));
    else if (await isWithinLimits(request, response, allowance === "sign-up")) void proxy(request, response, next);
  });
  router.use((request, response) => {
    sendProblem(response, 404, problem("not-found", "Not Found", `There is no proxy at ${request.path}.`));
  });
  return router;
};
