import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";
import express from "express";
import type { Logger } from "pino";
import type { Config } from "#config/config.ts";
import { isLoopback } from "#config/load-config.ts";
import { siteForHost } from "#config/sites.ts";
import { createAgents } from "#server/agents/transports/agents-router.ts";
import { createBackendProxies } from "#server/api/backend-proxy.ts";
import { createGuestTokens } from "#server/api/guest-tokens.ts";
import { createPolicyReports } from "#server/api/policy-reports.ts";
import { createScapiRouter } from "#server/api/scapi-router.ts";
import { createShopperLogin } from "#server/api/shopper-login.ts";
import { createShopperVerifier, type VerifyShopper } from "#server/api/shopper-verifier.ts";
import { createSiteRouter } from "#server/api/site-router.ts";
import { createRefreshes } from "#server/api/site/refreshes.ts";
import type { SiteServices } from "#server/api/site/create-site-context.ts";
import { extended } from "#server/extended.ts";
import { Overloaded, problem } from "#server/problem.ts";
import { createBackendReadiness } from "#server/backend-readiness.ts";
import { createDiscoveryRouter } from "#server/discovery/discovery-router.ts";
import { createInstallableRouter } from "#server/assets/installable.ts";
import { rootFiles, staticFiles, type Assets } from "#server/assets/assets.ts";
import { createSourcePlaces } from "#server/assets/source-places.ts";
import type { SharedFiles } from "#server/assets/shared-files.ts";
import { createLimits, type Limits } from "#server/limits/limits.ts";
import { createErrorHandler } from "#server/middleware/error-handler.ts";
import { jsonBody } from "#server/middleware/json-body.ts";
import { createHitLogger, createRequestLogger, giveId } from "#server/middleware/logger.ts";
import { toOriginForm } from "#server/middleware/origin-form.ts";
import { apiSecurityHeaders } from "#server/middleware/security-headers.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { requestKind } from "#server/metrics/request-kind.ts";
import { redactUrl } from "#server/middleware/redact.ts";
import { inRequestSpan } from "#server/tracing/spans.ts";
import { sendProblem } from "#server/middleware/send-problem.ts";
import { createPlainRouter } from "#server/plain/plain-router.ts";
import { createPageCache, type PageCache } from "#server/page-cache/page-cache.ts";
import { purgePages } from "#server/page-cache/purge-route.ts";
import { createSharedPages } from "#server/page-cache/shared-pages.ts";
import { createPreviewLinks } from "#server/preview/preview-link.ts";
import { createPreviewPasses } from "#server/preview/preview-pass.ts";
import { createPreviewReader } from "#server/preview/read-preview.ts";
import { createMessageLoader } from "#server/render/load-messages.ts";
import { createRenderQueue } from "#server/render/render-queue.ts";
import { answerFromCache, servePages } from "#server/render/page-handler.ts";
import { createSharedAnswers } from "#server/shared-answers.ts";
import type { RenderPage } from "#server/render/render-page.ts";
import type { Secrets } from "#server/secrets.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";

/** What the storefront is made of; everything comes in as an argument. */
export interface ServerOptions {
  config: Config;
  secrets: Secrets;
  log: Logger;
  assets: Assets;
  /** Makes the page renderer from the server's own services. */
  createRenderer(services: SiteServices): RenderPage;
  /** What strangers may do only so often; by `config.limits` when left out. */
  limits?: Limits;
  /** Whose access token it is; asked of the login service's keys when left out. */
  verifyShopper?: VerifyShopper;
  /** What all processes of the shop know; left out in a shop of one process. */
  store?: SharedStore;
  /** Counts what happens; left out where nobody asks. */
  metrics?: Metrics;
  /** Files of builds that other processes run or ran. */
  sharedFiles?: SharedFiles;
  /** Keeps pages; development leaves it off. */
  pageCache?: PageCache;
}

/** The running parts of the storefront. */
export interface Storefront {
  /** The whole server as one `node:http` listener. */
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  services: SiteServices;
  cache: PageCache;
  /** Whether the backend answers and lets the default site's guest in. */
  isBackendReady(): Promise<boolean>;
  /** From now on `/readyz` says no and connections are not kept. */
  drain(): void;
  /** Ends what is done without a request, such as following orders; answers when it is over. */
  end(): Promise<void>;
}

/** So long pages share what they have in common. */
const SHARED_ANSWERS_MS = 10_000;

/** Creates the storefront server. Read from top to bottom it is the way of a request. */
export const createServer = (options: ServerOptions): Storefront => {
  const { config, secrets, log, assets } = options;
  const defaultSite = siteForHost(config.sites, undefined);
  const guestToken = createGuestTokens((site) =>
    createShopperLogin({ commerce: config.commerce, site, clientSecret: secrets.commerceClientSecret }).guest(),
  );
  const passes = createPreviewPasses(secrets.contentPreviewSecret);
  const links = createPreviewLinks(secrets.contentPreviewSecret);
  const previews = createPreviewReader(config.thirdParties.content.preview, passes, links);
  const vendors = extended.createVendors({ config, secrets });
  const store = options.store ?? null;
  const limits = options.limits ?? createLimits(config.limits, store);
  const refreshes = createRefreshes({ store, renewMs: config.commerce.timeoutMs + 2_000 });
  const verifyShopper =
    options.verifyShopper ??
    createShopperVerifier({ ...config.commerce, hasMovableClock: isLoopback(config.commerce.origin) });
  const answers = createSharedAnswers({ keepMs: Math.min(SHARED_ANSWERS_MS, config.pageCache.freshSeconds * 1000) });
  const services: SiteServices = {
    config,
    secrets,
    vendors,
    guestToken,
    limits,
    verifyShopper,
    log,
    passes,
    links,
    previews,
    refreshes,
    answers,
    sourcePlaces: createSourcePlaces(assets.mapsFolder),
  };
  const cache =
    options.pageCache ??
    createPageCache({
      ...config.pageCache,
      onRefreshError: (error, page) => {
        if (!(error instanceof Overloaded)) log.error({ err: error, page }, "A page could not be refreshed.");
      },
    });
  const shared =
    store &&
    createSharedPages({
      store,
      build: assets.buildId(),
      most: { fresh: config.pageCache.freshSeconds, stale: config.pageCache.staleSeconds },
      renderMs: config.commerce.timeoutMs + 2_000,
    });
  const purge: PageCache["purge"] = (selection) => {
    answers.clear();
    return cache.purge(selection);
  };
  void shared?.onPurge((selection) => void purge(selection));
  const queue = createRenderQueue(config.overload);
  const pages = { config, cache, queue, shared, render: options.createRenderer(services), previews, log };
  const { origin, organizationId, timeoutMs } = config.commerce;
  const isBackendReady = createBackendReadiness({
    admit: () => guestToken(defaultSite).get(),
    probeUrl: `${origin}/product/shopper-products/v1/organizations/${organizationId}/categories/root?siteId=${defaultSite.id}&levels=0`,
    timeoutMs: Math.min(timeoutMs, 2_000),
  });
  let draining = false;

  const agents = createAgents({ services, store });
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustedProxies);
  app.set("query parser", "simple");

  app.use(createRequestLogger(log, config.trustedProxies));
  app.use((request, response, next) => {
    response.set(apiSecurityHeaders(siteForHost(config.sites, request.get("host"))));
    next();
  });

  app.get("/healthz", (_request, response) => {
    response.set("cache-control", "no-store").json({ status: "ok" });
  });
  app.get("/readyz", async (_request, response) => {
    const ready = !draining && (await isBackendReady());
    response.set("cache-control", "no-store").status(ready ? 200 : 503);
    response.json({
      status: ready ? "ready" : draining ? "draining" : "waiting for the backend",
      cache: cache.statistics(),
      renders: queue.state(),
    });
  });

  app.use(createDiscoveryRouter(services, extended.operations));
  app.use(agents.router);
  app.use(createInstallableRouter(config, assets));
  app.use(rootFiles(assets.rootFolder));
  app.use("/static", staticFiles(assets.staticFolder, options.sharedFiles));

  app.post("/__cache/purge", jsonBody, purgePages(purge, shared, secrets.cachePurgeSecret, limits));
  app.use("/mobify/proxy", createBackendProxies(config, limits));

  app.use("/api", compression());
  app.use("/api/:site/scapi", createScapiRouter(services));
  app.use("/api/:site/policy-reports", createPolicyReports(services, options.metrics));
  app.use("/api/:site", createSiteRouter(services, [...extended.operations, ...agents.operations]));
  app.use(["/api", "/mobify", "/__cache"], (_request, response) => {
    sendProblem(response, 404, problem("not-found", "Not Found", "There is nothing at this address."));
  });

  app.use("/plain", createPlainRouter({ services, loadMessages: createMessageLoader(assets.staticFolder) }));
  app.use(servePages(pages));
  app.use(createErrorHandler(config));

  const fromCache = answerFromCache(pages);
  const logHit = createHitLogger(log, config.trustedProxies);
  options.metrics?.read({ cache: () => cache.statistics(), renders: () => queue.state() });
  const healthHeaders = Object.entries({
    ...apiSecurityHeaders(defaultSite),
    "content-type": "application/json",
    "cache-control": "no-store",
  }).flat();
  const describeRequest = ({ url = "/" }: IncomingMessage) => ({ kind: requestKind(url), url: redactUrl(url) });
  /** Says that the process lives, before whatever else there is to do. */
  const tellHealth = (request: IncomingMessage, response: ServerResponse, own: readonly string[]): boolean => {
    if (request.url !== "/healthz" || request.method !== "GET") return false;
    response.writeHead(200, [...healthHeaders, ...own]).end('{"status":"ok"}');
    return true;
  };
  return {
    listener: (request, response) => {
      if (!toOriginForm(request)) response.writeHead(400, { "cache-control": "no-store", connection: "close" }).end();
      else {
        options.metrics?.watch(request, response);
        const own = ["x-request-id", giveId(request), ...(draining ? ["connection", "close"] : [])];
        if (tellHealth(request, response, own)) return;
        inRequestSpan({ request, response, describe: describeRequest }, () => {
          if (fromCache(request, response, own)) return logHit(request, response);
          for (let at = 0; at < own.length; at += 2) response.setHeader(own[at] ?? "", own[at + 1] ?? "");
          app(request, response);
        });
      }
    },
    services,
    cache,
    isBackendReady,
    drain: () => {
      draining = true;
    },
    end: () => agents.end(),
  };
};
