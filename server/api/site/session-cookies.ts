import type { ShopperTokens } from "../shopper-login.ts";
import type { SiteContext } from "./site-operation.ts";

/** The refresh token a visitor's browser keeps, and whose it is. */
export interface StoredSession {
  refreshToken: string;
  registered: boolean;
}

const names = (siteId: string) => ({
  guest: `cc-nx-g_${siteId}`,
  registered: `cc-nx_${siteId}`,
  usid: `usid_${siteId}`,
  hint: `session_${siteId}`,
});

/** Cookie names that must never leave this server for a backend. */
export const isSessionCookie = (name: string): boolean => /^(cc-nx|cc-nx-g|usid|session)_/.test(name);

/** The session the request's cookies speak of; an account before a guest. */
export const storedSession = ({ site, cookies }: Pick<SiteContext, "site" | "cookies">): StoredSession | null => {
  const { guest, registered } = names(site.id);
  if (cookies[registered]) return { refreshToken: cookies[registered], registered: true };
  return cookies[guest] ? { refreshToken: cookies[guest], registered: false } : null;
};

/** The visitor's session id that links a guest with the account logged in to. */
export const storedUsid = ({ site, cookies }: Pick<SiteContext, "site" | "cookies">): string | undefined =>
  cookies[names(site.id).usid] || undefined;

/** Keeps the refresh token where scripts cannot read it, beside a readable hint that a session exists. */
export const keepSession = (
  { site, setCookie }: Pick<SiteContext, "site" | "setCookie">,
  tokens: ShopperTokens,
): void => {
  const { guest, registered, usid, hint } = names(site.id);
  const maxAgeSeconds = tokens.refreshExpiresInSeconds;
  setCookie(tokens.registered ? registered : guest, tokens.refreshToken, { maxAgeSeconds });
  setCookie(tokens.registered ? guest : registered, "", { maxAgeSeconds: 0 });
  setCookie(usid, tokens.usid, { maxAgeSeconds });
  setCookie(hint, tokens.registered ? "registered" : "guest", { maxAgeSeconds, httpOnly: false });
};
