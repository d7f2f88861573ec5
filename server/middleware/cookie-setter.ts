import type { Response } from "express";
import type { SiteConfig } from "#config/sites.ts";

/** Attributes of a cookie that a handler sets; every cookie is `Path=/` and, unless frames need it, `SameSite=Lax`. */
export interface CookieOptions {
  /** Seconds until the browser drops it; 0 removes it at once; left out means until the browser closes. */
  maxAgeSeconds?: number;
  /** True unless page scripts must read it. */
  httpOnly?: boolean;
  /** True for one that must also be sent from within a frame of another site. */
  framed?: boolean;
}

/** Sets a cookie on the answer. */
export type SetCookie = (name: string, value: string, options?: CookieOptions) => void;

/**
 * Sets cookies of a site on an answer: for the whole shop in all its languages, not sent along from other sites, hidden
 * from scripts unless said.
 */
export const cookieSetter =
  (response: Response, site: SiteConfig): SetCookie =>
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
