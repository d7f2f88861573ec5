import { createHash } from "node:crypto";
import type { SiteConfig } from "#config/sites.ts";
import type { ShopperTokens } from "../shopper-login.ts";
import type { SiteContext } from "./site-operation.ts";

/** The refresh token a visitor's browser keeps, and whose it is. */
export interface StoredSession {
  refreshToken: string;
  registered: boolean;
}

/** The longest a browser keeps a session, also where the login service would allow more. */
const MOST_DAYS = 90;

/**
 * What the names of secret cookies begin with, so that no other host and no plain connection can set them (RFC 6265bis,
 * 4.1.3): `__Host-` where they belong to one host, `__Secure-` where several share them.
 */
const prefixOf = ({ origin, cookieDomain }: SiteConfig): string => {
  if (!origin.startsWith("https:")) return "";
  return cookieDomain === undefined ? "__Host-" : "__Secure-";
};

const names = (site: SiteConfig) => {
  const prefix = prefixOf(site);
  return {
    guest: `${prefix}cc-nx-g_${site.id}`,
    registered: `${prefix}cc-nx_${site.id}`,
    usid: `${prefix}usid_${site.id}`,
    hint: `session_${site.id}`,
  };
};

/** Cookie names that must never leave this server for a backend. */
export const isSessionCookie = (name: string): boolean =>
  /^(?:__Host-|__Secure-)?(?:cc-nx|cc-nx-g|usid|session)_/i.test(name);

/**
 * What scripts may know of a session: guest or registered, and a mark that is another one for every customer, so that a
 * tab sees that another tab has changed the customer.
 */
export const hintOf = ({ registered, customerId }: Pick<ShopperTokens, "registered" | "customerId">): string => {
  const mark = createHash("sha256").update(customerId).digest("hex").slice(0, 8);
  return `${registered ? "registered" : "guest"}.${mark}`;
};

/**
 * How recommendations and activities know a visit: as steady as the session's id, which opens a guest's bag to whoever
 * knows it and is told to nobody.
 */
export const visitorIdOf = (usid: string): string =>
  createHash("sha256").update(`visitor\n${usid}`).digest("hex").slice(0, 32);

/** What a browser sends along that keeps its refresh tokens itself (`REFRESH_TOKENS=browser`). */
const sentToken = (body: unknown, name: string): string | undefined => {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === "string" && value !== "" && value.length <= 4096 ? value : undefined;
};

type Visit = Pick<SiteContext, "site" | "cookies">;

const isKeptByBrowser = ({ site }: Visit) => site.refreshTokens === "browser";

/**
 * The session a request speaks of, by its cookies or, where browsers keep the tokens, its body; an account before a
 * guest.
 */
export const storedSession = (visit: Visit, body?: unknown): StoredSession | null => {
  const { guest, registered } = names(visit.site);
  const isKept = isKeptByBrowser(visit);
  const token = (cookie: string, member: string) => (isKept ? sentToken(body, member) : visit.cookies[cookie]);
  const ofAccount = token(registered, "registeredToken");
  if (ofAccount) return { refreshToken: ofAccount, registered: true };
  const ofGuest = token(guest, "guestToken");
  return ofGuest ? { refreshToken: ofGuest, registered: false } : null;
};

/** The visitor's session id that links a guest with the account logged in to. */
export const storedUsid = (visit: Visit, body?: unknown): string | undefined =>
  (isKeptByBrowser(visit) ? sentToken(body, "usid") : visit.cookies[names(visit.site).usid]) || undefined;

/**
 * Keeps the refresh token where scripts cannot read it, beside a readable hint that a session exists. Where browsers
 * keep the tokens themselves it sets no cookie and gives what they are to keep.
 */
export const keepSession = (
  context: Pick<SiteContext, "site" | "cookies" | "setCookie">,
  tokens: ShopperTokens,
): { hint: string; refreshToken?: string; refreshExpiresInSeconds?: number; usid?: string } => {
  const { site, setCookie } = context;
  const { guest, registered, usid, hint: hintName } = names(site);
  const { refreshToken, refreshExpiresInSeconds } = tokens;
  const hint = hintOf(tokens);
  const maxAgeSeconds = Math.min(refreshExpiresInSeconds, MOST_DAYS * 86_400);
  if (isKeptByBrowser(context))
    return { hint, refreshToken, refreshExpiresInSeconds: maxAgeSeconds, usid: tokens.usid };
  setCookie(tokens.registered ? registered : guest, refreshToken, { maxAgeSeconds });
  setCookie(tokens.registered ? guest : registered, "", { maxAgeSeconds: 0 });
  setCookie(usid, tokens.usid, { maxAgeSeconds });
  setCookie(hintName, hint, { maxAgeSeconds, httpOnly: false });
  return { hint };
};
