import { Router } from "express";
import { brand, brandManifest } from "#config/brand.ts";
import type { Config } from "#config/config.ts";
import { siteForHost, type SiteConfig } from "#config/sites.ts";
import type { Assets } from "./assets.ts";

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
  categories: brandManifest.categories,
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: brandManifest.shortcuts.map(({ names, url }) => ({
    name: names[site.locale.slice(0, 2)] ?? names.en,
    url,
  })),
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
    // The shop may lie in a folder whose name begins with a dot.
    response.sendFile(assets.workerFile, { cacheControl: false, dotfiles: "allow" }, (error) => error && next(error));
  });
  return router;
};
