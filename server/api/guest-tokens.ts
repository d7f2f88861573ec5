import type { SiteConfig } from "#config/sites.ts";
import type { ShopperTokens } from "./shopper-login.ts";

/** A token with less than this left counts as ended. */
const MARGIN_MS = 60_000;

/** The guest token of one site, shared by every cacheable page and every call that needs no shopper. */
export interface SharedToken {
  /** A token with at least a minute left; many callers share one login. */
  get(): Promise<string>;
  /** Drops a token the backend has refused; a newer one stays. */
  forget(token: string): void;
}

/** Creates the server's own guest tokens, one per site. `login` makes a new guest; `now` is in milliseconds. */
export const createGuestTokens = (
  login: (site: SiteConfig) => Promise<ShopperTokens>,
  now: () => number = Date.now,
): ((site: SiteConfig) => SharedToken) => {
  const tokens = new Map<string, { token: string; endsAt: number }>();
  const pending = new Map<string, Promise<string>>();

  const renew = (site: SiteConfig): Promise<string> => {
    const running = pending.get(site.id);
    if (running) return running;
    const started = login(site)
      .then(({ accessToken, expiresInSeconds }) => {
        tokens.set(site.id, { token: accessToken, endsAt: now() + expiresInSeconds * 1000 });
        return accessToken;
      })
      .finally(() => pending.delete(site.id));
    pending.set(site.id, started);
    return started;
  };

  return (site) => ({
    get: async () => {
      const cached = tokens.get(site.id);
      return cached && cached.endsAt - now() > MARGIN_MS ? cached.token : renew(site);
    },
    forget: (token) => {
      if (tokens.get(site.id)?.token === token) tokens.delete(site.id);
    },
  });
};
