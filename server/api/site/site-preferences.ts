import type { SiteOperation } from "./site-operation.ts";

/** `GET site-prefs`: what a merchant has switched for this site, as a flat object. */
export const sitePreferences: SiteOperation = {
  method: "GET",
  path: "site-prefs",
  cacheSeconds: 60,
  handle: (context) => context.custom({ api: "site-preferences", path: "site-preferences" }),
};
