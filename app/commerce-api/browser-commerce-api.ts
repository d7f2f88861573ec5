import type { SiteConfig } from "#config/sites.ts";
import { createLaterSession } from "./auth/later-session.ts";
import { kindOf, sessionHint } from "./auth/session-hint.ts";
import { createCommerceApi, type CommerceApi, loadSessionFamilies } from "./commerce-api.ts";
import { once } from "./once.ts";

/** The commerce API of a browser; some refusals of the backend lead away from the page (`redirectForError`). */
export const createBrowserCommerceApi = (site: SiteConfig): CommerceApi => {
  const { id: siteId, refreshTokens } = site;
  // The browser's own keeper of refresh tokens, loaded only where the shop is configured so.
  const storage = once(async () =>
    (await import(/* webpackChunkName: "token-storage" */ "./auth/token-storage.ts")).createTokenStorage(siteId),
  );
  const isKeptHere = refreshTokens === "browser";
  const shopperContext = once(async () => {
    const { createShopperContext } = await import(
      /* webpackChunkName: "commerce-session" */ "./auth/shopper-context.ts"
    );
    return createShopperContext({ site, current: () => session.current() });
  });
  const leave = (path: string) => {
    if (!path.startsWith(window.location.pathname)) window.location.assign(path);
  };
  const session = createLaterSession({
    hint: async () => (isKeptHere ? kindOf((await storage()).hint()) : sessionHint(document.cookie, siteId)),
    load: async () => {
      const { createBrowserSession } = await import(/* webpackChunkName: "commerce-session" */ "./auth/session.ts");
      return createBrowserSession({
        siteId,
        leave,
        introduce: (shopper) =>
          shopperContext().then(
            ({ tell }) => tell(shopper),
            () => false,
          ),
        ...(isKeptHere && { storage }),
      });
    },
  });
  const transports = once(async () => {
    const { createBrowserTransports } = await import(
      /* webpackChunkName: "commerce-transport" */ "./browser-transports.ts"
    );
    return createBrowserTransports({ siteId, session, leave });
  });
  // Whoever has a session has a basket, too, which is asked for as soon as the session is known.
  if (sessionHint(document.cookie, siteId))
    void Promise.all([loadSessionFamilies(), transports()]).catch(() => undefined);
  return createCommerceApi({
    scapi: async (...call) => (await transports()).scapi(...call),
    site: async (request) => (await transports()).site(request),
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
