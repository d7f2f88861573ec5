import type { SiteConfig } from "#config/sites.ts";
import { createBrowserSession, sessionHint } from "./auth/session.ts";
import type { TokenStorage } from "./auth/token-storage.ts";
import { createCommerceApi, type CommerceApi, loadMoreFamilies } from "./commerce-api.ts";
import { createScapiTransport } from "./scapi-transport.ts";
import { createSiteTransport } from "./site-api-client.ts";

/** The browser's own keeper of refresh tokens, loaded only where the shop is configured so. */
const loadTokenStorage = (siteId: string): (() => Promise<TokenStorage>) => {
  let loaded: Promise<TokenStorage> | undefined;
  return () =>
    (loaded ??= import(/* webpackChunkName: "token-storage" */ "./auth/token-storage.ts").then(
      ({ createTokenStorage }) => createTokenStorage(siteId),
    ));
};

/** The commerce API of a browser; some refusals of the backend lead away from the page (`wayOut`). */
export const createBrowserCommerceApi = ({ id: siteId, refreshTokens }: SiteConfig): CommerceApi => {
  const session = createBrowserSession({
    siteId,
    ...(refreshTokens === "browser" && { storage: loadTokenStorage(siteId) }),
  });
  const options = {
    siteId,
    session,
    leave: (path: string) => {
      if (!path.startsWith(window.location.pathname)) window.location.assign(path);
    },
  };
  // Whoever has a session has a basket, too, which is asked for as soon as the session is known.
  if (sessionHint(document.cookie, siteId)) void loadMoreFamilies().catch(() => undefined);
  return createCommerceApi({
    scapi: createScapiTransport(options),
    site: createSiteTransport(options),
    session,
    backInStock: {
      signUp: async (...signup) => {
        const { createBackInStockApi } = await import(/* webpackChunkName: "back-in-stock" */ "./back-in-stock.ts");
        return createBackInStockApi({ siteId }).signUp(...signup);
      },
    },
  });
};
