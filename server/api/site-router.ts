import { Router, type RequestHandler } from "express";
import { bearerToken } from "#server/middleware/bearer-token.ts";
import { clientAddress } from "#server/limits/client-network.ts";
import { cookieSetter } from "#server/middleware/cookie-setter.ts";
import { jsonBody, jsonBodyWithFile } from "#server/middleware/json-body.ts";
import { idOf } from "#server/middleware/logger.ts";
import { readCookies } from "#server/middleware/read-cookies.ts";
import { requireSameOrigin } from "#server/middleware/same-origin.ts";
import { asksForPreview } from "#server/preview/preview-view.ts";
import { inSpan } from "#server/tracing/spans.ts";
import { requestSite } from "./request-site.ts";
import { createSiteContext, type SiteServices } from "./site/create-site-context.ts";
import { matchOperation, type MatchedOperation } from "./site/match-operation.ts";
import { SiteFile, type SiteOperation } from "./site/site-operation.ts";

/** `/api/<site>/…`: finds the operation, checks origin and body, hands it a context and sends its answer as JSON. */
export const createSiteRouter = (services: SiteServices, operations: readonly SiteOperation[]): Router => {
  const router = Router({ mergeParams: true });

  const findOperation: RequestHandler = (request, response, next) => {
    requestSite(services.config, request);
    const matched = matchOperation(operations, request.method === "HEAD" ? "GET" : request.method, request.path);
    if (matched.operation.sameOrigin) requireSameOrigin(request);
    response.locals["matched"] = matched;
    next();
  };

  /** What nobody reads is let go, whatever it is. */
  const readBody: RequestHandler = (request, response, next) => {
    const { operation } = response.locals["matched"] as MatchedOperation;
    if (!operation.ignoresBody) return (operation.takesFile ? jsonBodyWithFile : jsonBody)(request, response, next);
    request.resume();
    next();
  };

  router.use(findOperation, readBody, async (request, response) => {
    const site = requestSite(services.config, request);
    const { operation, params } = response.locals["matched"] as MatchedOperation;
    let degraded = false;
    const cookies = readCookies(request.get("cookie"));
    const context = createSiteContext(services, {
      site,
      bearerToken: bearerToken(request),
      address: clientAddress(request),
      requestId: idOf(request),
      userAgent: request.get("user-agent"),
      cookies,
      preview: await services.previews.ofEditor({ url: request.originalUrl, cookies }),
      setCookie: cookieSetter(response, site),
      markDegraded: () => {
        degraded = true;
      },
    });
    const query = Object.fromEntries(new URLSearchParams(request.originalUrl.split("?")[1] ?? ""));
    const input = { params, query, body: request.body as unknown };
    if (operation.limit) await context.limit(operation.limit.name, operation.limit.subject?.(input, site));
    const answer = await inSpan(`site ${operation.path}`, {}, () => operation.handle(context, input));
    if (answer instanceof SiteFile) {
      response.set({
        "content-type": answer.contentType,
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "cache-control": `private, max-age=${answer.keepSeconds}, immutable`,
      });
      response.end(answer.content);
      return;
    }
    response.set(
      "cache-control",
      operation.cacheSeconds && !degraded && !asksForPreview(request.originalUrl)
        ? `public, max-age=0, s-maxage=${operation.cacheSeconds}`
        : "no-store",
    );
    if (answer === undefined) response.status(204).end();
    else response.json(answer);
  });

  return router;
};
