import compression from "compression";
import { Router, type Request, type Response } from "express";
import { LRUCache } from "lru-cache";
import { PROFILE_PATH } from "#server/agent-paths.ts";
import { siteForHost, type SiteConfig } from "#config/sites.ts";
import type { SiteServices } from "#server/api/site/create-site-context.ts";
import type { SiteOperation } from "#server/api/site/site-operation.ts";
import { problem } from "#server/problem.ts";
import { sendProblem } from "#server/middleware/send-problem.ts";
import { createSitePages, type SitePages } from "./site-pages.ts";
import { feedText, isFeed } from "./feeds.ts";
import { productFeed } from "./product-feed.ts";
import { sitemapParts, type SitemapPart } from "./page-entry.ts";
import { robotsText } from "./robots.ts";
import { sitemapFile, sitemapIndex, sitesByLanguage } from "./sitemap.ts";

const FRESH_MS = 60 * 60 * 1000;
const CACHE_CONTROL = "public, max-age=3600";

const isPart = (name: string): name is SitemapPart => (sitemapParts as readonly string[]).includes(name);

/** What is made once an hour however many ask; a failed question is forgotten. */
const remember = <Name extends string, Made>(make: (site: SiteConfig, name: Name) => Promise<Made>) => {
  const made = new LRUCache<string, Promise<Made>>({ max: 100, ttl: FRESH_MS });
  return (site: SiteConfig, name: Name): Promise<Made> => {
    const key = `${site.alias} ${name}`;
    const cached = made.get(key);
    if (cached) return cached;
    const making = make(site, name);
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  };
};

/**
 * What machines ask before they read the shop: `/robots.txt`, `/sitemap.xml` with its files `/sitemap-<part>.xml`, and
 * the feeds `/feeds/recipes.xml`, `/feeds/blog.xml` and `/feeds/products.xml`. While the backend is away each but
 * robots answers 503, never an empty list.
 */
export const createDiscoveryRouter = (
  services: SiteServices,
  operations: readonly SiteOperation[],
  pages: SitePages = createSitePages(services, operations),
): Router => {
  const { config, log } = services;
  const list = remember((site, part: SitemapPart) => pages.list(site, part));
  const products = remember(async (site, _name: "products") => productFeed(site, await pages.goods(site)));
  const siteOf = (request: Request) => siteForHost(config.sites, request.get("host"));

  const send = (response: Response, type: string, make: () => Promise<string>) =>
    make().then(
      (text) => response.set("cache-control", CACHE_CONTROL).type(type).send(text),
      (error: unknown) => {
        log.warn({ err: error }, "A list for search engines could not be made.");
        response.set("retry-after", "120");
        sendProblem(response, 503, problem("unavailable", "Service Unavailable", "Please ask again in a moment."));
      },
    );

  const fileOf = async (site: SiteConfig, part: SitemapPart): Promise<string> => {
    const entries = await list(site, part);
    const others = await Promise.all(
      sitesByLanguage(config.sites).map(async (other) => ({
        site: other,
        paths: new Set((await list(other, part)).map(({ path }) => path)),
      })),
    );
    return sitemapFile(site, entries, others);
  };

  const router = Router();
  router.use(compression());
  router.get("/robots.txt", (request, response) => {
    const text = robotsText(config, siteOf(request), request.get("host") ?? "");
    response.set("cache-control", CACHE_CONTROL).type("text/plain").send(text);
  });
  router.get("/sitemap.xml", async (request, response) => {
    await send(response, "application/xml", () => sitemapIndex(siteOf(request)));
  });
  router.get("/sitemap-:part.xml", async (request, response, next) => {
    const { part } = request.params;
    if (!isPart(part)) return next();
    await send(response, "application/xml", () => fileOf(siteOf(request), part));
  });
  router.get("/feeds/products.xml", async (request, response) => {
    const site = siteOf(request);
    // Whoever reads prices here is led to where they are bought at.
    if (config.agents.enabled) response.set("link", `<${site.origin}${PROFILE_PATH}>; rel="service-desc"`);
    await send(response, "application/rss+xml", () => products(site, "products"));
  });
  router.get("/feeds/:folder.xml", async (request, response, next) => {
    const { folder } = request.params;
    if (!isFeed(folder)) return next();
    const site = siteOf(request);
    await send(response, "application/rss+xml", async () => feedText(site, folder, await pages.content(site, folder)));
  });
  return router;
};
