import type { Response } from "express";
import type { SiteConfig } from "#config/sites.ts";
import type { SiteContext } from "#server/api/site/site-operation.ts";

/** Sets cookies of a site on an answer: for the whole shop in all its languages, not sent along from other sites, hidden from scripts unless said. */
export const cookieSetter =
  (response: Response, site: SiteConfig): SiteContext["setCookie"] =>
  (name, value, { maxAgeSeconds, httpOnly = true, framed = false } = {}) => {
    const isHttps = site.origin.startsWith("https:");
    response.cookie(name, value, {
      path: "/",
      // A frame of another site sends no other cookie; it gets a jar of its own there.
      ...(framed && isHttps ? { sameSite: "none", partitioned: true } : { sameSite: "lax" }),
      ...(site.cookieDomain !== undefined && !framed && { domain: site.cookieDomain }),
      secure: isHttps,
      httpOnly,
      ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds * 1000 }),
    });
  };
