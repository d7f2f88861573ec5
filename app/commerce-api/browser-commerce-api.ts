import type { SiteConfig } from "#config/sites.ts";
import { createBrowserSession, type Session, sessionHint } from "./auth/session.ts";
import type { ShopperContext } from "./auth/shopper-context.ts";
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

/** What the backend knows of how somebody shops; a chunk that could not be loaded is asked for again. */
const loadShopperContext = (
  site: SiteConfig,
  current: () => Promise<Session | null>,
): (() => Promise<ShopperContext>) => {
  let loaded: Promise<ShopperContext> | undefined;
  const load = async () => {
    try {
      const { createShopperContext } = await import(
        /* webpackChunkName: "shopper-context" */ "./auth/shopper-context.ts"
      );
      return createShopperContext({ site, current });
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  };
  return () => (loaded ??= load());
};

/** The commerce API of a browser; some refusals of the backend lead away from the page (`redirectForError`). */
export const createBrowserCommerceApi = (site: SiteConfig): CommerceApi => {
  const { id: siteId, refreshTokens } = site;
  const shopperContext = loadShopperContext(site, () => session.current());
  const session = createBrowserSession({
    siteId,
    introduce: (shopper) =>
      shopperContext().then(
        ({ tell }) => tell(shopper),
        () => false,
      ),
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
  if (sessionHint(document.cookie, siteId))
    void Promise.all([loadMoreFamilies(), shopperContext()]).catch(() => undefined);
  return createCommerceApi({
    scapi: createScapiTransport(options),
    site: createSiteTransport(options),
    session,
    shopperContext: { load: shopperContext },
    backInStock: {
      signUp: async (...signup) => {
        const { createBackInStockApi } = await import(/* webpackChunkName: "back-in-stock" */ "./back-in-stock.ts");
        return createBackInStockApi({ siteId }).signUp(...signup);
      },
    },
  });
};
