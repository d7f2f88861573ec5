import { Router } from "express";
import { brand } from "#config/brand.ts";
import type { Config } from "#config/config.ts";
import { siteForHost, type SiteConfig } from "#config/sites.ts";
import type { Assets } from "./assets.ts";

/** The shortcuts of the installed shop by language; English where there are no others. */
const shortcutsOf = ({ locale }: SiteConfig): { newest: string; finder: string; shops: string } =>
  locale.startsWith("fr")
    ? { newest: "Nouveautés", finder: "Trouver un cadeau", shops: "Trouver une boutique" }
    : { newest: "New arrivals", finder: "Gift finder", shops: "Find a shop" };

/** What a browser needs to know to install the shop (W3C web app manifest). */
export const webManifest = (site: SiteConfig): Record<string, unknown> => ({
  id: "/",
  name: site.name,
  short_name: brand.name,
  lang: site.locale,
  start_url: "/",
  scope: "/",
  display: "standalone",
  theme_color: brand.themeColor,
  background_color: brand.backgroundColor,
  categories: ["shopping", "food"],
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    { name: shortcutsOf(site).newest, url: "/category/newarrivals" },
    { name: shortcutsOf(site).finder, url: "/gift-finder" },
    { name: shortcutsOf(site).shops, url: "/chocolateshops" },
  ],
});

/**
 * `/site.webmanifest` and `/service-worker.js`. The worker is asked for anew each time, so that a new one takes over
 * with the next page; it may fetch from the shop and the pictures it shows offline, and from nowhere else.
 */
export const createInstallableRouter = (config: Config, assets: Pick<Assets, "workerFile">): Router => {
  const router = Router();
  router.get("/site.webmanifest", (request, response) => {
    const site = siteForHost(config.sites, request.get("host"));
    response.set("cache-control", "public, max-age=3600").type("application/manifest+json");
    response.send(JSON.stringify(webManifest(site)));
  });
  router.get("/service-worker.js", (_request, response, next) => {
    response.set({
      "cache-control": "no-cache",
      "content-security-policy": `default-src 'none'; script-src 'self'; connect-src 'self' ${config.commerce.imageOrigin}`,
      "content-type": "text/javascript; charset=utf-8",
    });
    response.sendFile(assets.workerFile, { cacheControl: false }, (error) => error && next(error));
  });
  return router;
};
