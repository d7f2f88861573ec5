import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";
import express from "express";
import type { Logger } from "pino";
import type { Config } from "#config/config.ts";
import { isLoopback } from "#config/load-config.ts";
import { siteForHost } from "#config/sites.ts";
import { createBackendProxies } from "#server/api/backend-proxy.ts";
import { createGuestTokens } from "#server/api/guest-tokens.ts";
import { createScapiRouter } from "#server/api/scapi-router.ts";
import { createShopperLogin } from "#server/api/shopper-login.ts";
import { createShopperVerifier, type VerifyShopper } from "#server/api/shopper-verifier.ts";
import { createSiteRouter } from "#server/api/site-router.ts";
import type { SiteServices } from "#server/api/site/create-site-context.ts";
import { siteOperations } from "#server/api/site/site-operations.ts";
import { problem } from "#server/problem.ts";
import { createBackendReadiness } from "#server/backend-readiness.ts";
import { createDiscoveryRouter } from "#server/discovery/discovery-router.ts";
import { createInstallableRouter } from "#server/assets/installable.ts";
import { rootFiles, staticFiles, type Assets } from "#server/assets/assets.ts";
import { createLimits, type Limits } from "#server/limits/limits.ts";
import { createErrorHandler } from "#server/middleware/error-handler.ts";
import { jsonBody } from "#server/middleware/json-body.ts";
import { createRequestLogger } from "#server/middleware/logger.ts";
import { apiSecurityHeaders } from "#server/middleware/security-headers.ts";
import { sendProblem } from "#server/middleware/send-problem.ts";
import { createPlainRouter } from "#server/plain/plain-router.ts";
import { createPageCache, type PageCache } from "#server/page-cache/page-cache.ts";
import { purgePages } from "#server/page-cache/purge-route.ts";
import { createPreviewLinks } from "#server/preview/preview-link.ts";
import { createPreviewPasses } from "#server/preview/preview-pass.ts";
import { createPreviewReader } from "#server/preview/read-preview.ts";
import { createMessageLoader } from "#server/render/load-messages.ts";
import { answerFromCache, servePages } from "#server/render/page-handler.ts";
import type { RenderPage } from "#server/render/render-page.ts";
import type { Secrets } from "#server/secrets.ts";
import { createVendors } from "#server/vendors/vendors.ts";

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
}

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
  const vendors = createVendors({ config, secrets });
  const limits = options.limits ?? createLimits(config.limits);
  const verifyShopper =
    options.verifyShopper ??
    createShopperVerifier({ ...config.commerce, hasMovableClock: isLoopback(config.commerce.origin) });
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
  };
  const cache =
    options.pageCache ??
    createPageCache({
      ...config.pageCache,
      onRefreshError: (error, page) => log.error({ err: error, page }, "A page could not be refreshed."),
    });
  const pages = { config, cache, render: options.createRenderer(services), previews, log };
  const { origin, organizationId, timeoutMs } = config.commerce;
  const isBackendReady = createBackendReadiness({
    admit: () => guestToken(defaultSite).get(),
    probeUrl: `${origin}/shopper/auth/v1/organizations/${organizationId}/oauth2/jwks`,
    timeoutMs: Math.min(timeoutMs, 2_000),
  });
  let draining = false;

  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustedProxies);
  app.set("query parser", "simple");

  app.use(createRequestLogger(log));
  app.use((request, response, next) => {
    if (draining) response.set("connection", "close");
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
    });
  });

  app.use(createDiscoveryRouter(services, siteOperations));
  app.use(createInstallableRouter(config, assets));
  app.use(rootFiles(assets.rootFolder));
  app.use("/static", staticFiles(assets.staticFolder));

  app.post("/__cache/purge", jsonBody, purgePages(cache, secrets.cachePurgeSecret, limits));
  app.use("/mobify/proxy", createBackendProxies(config));

  app.use("/api", compression());
  app.use("/api/:site/scapi", createScapiRouter(services));
  app.use("/api/:site", createSiteRouter(services, siteOperations));
  app.use(["/api", "/mobify", "/__cache"], (_request, response) => {
    sendProblem(response, 404, problem("not-found", "Not Found", "There is nothing at this address."));
  });

  app.use("/plain", createPlainRouter({ services, loadMessages: createMessageLoader(assets.staticFolder) }));
  app.use(servePages(pages));
  app.use(createErrorHandler(config));

  const fromCache = answerFromCache(pages);
  return {
    listener: (request, response) => {
      if (draining || !fromCache(request, response)) app(request, response);
    },
    services,
    cache,
    isBackendReady,
    drain: () => {
      draining = true;
    },
  };
};
