import type { BrowserSession } from "./auth/session.ts";
import type { ShopperContext } from "./auth/shopper-context.ts";
import type { BackInStockApi } from "./back-in-stock.ts";
import { createCategoriesApi, type CategoriesApi } from "./categories.ts";
import { CommerceApiError } from "./commerce-api-error.ts";
import { createContentApi, type ContentApi } from "./content.ts";
import { createInventoryApi, type InventoryApi } from "./inventory.ts";
import { createProductsApi, type ProductsApi } from "./products.ts";
import type { MoreFamilies } from "./more-families.ts";
import type { ScapiTransport } from "./scapi-transport.ts";
import { createSearchApi, type SearchApi } from "./search.ts";
import type { SiteTransport } from "./site-api-client.ts";
import { createSitePreferencesApi, type SitePreferencesApi } from "./site-preferences.ts";

/** The shopper's session as pages see it. */
export type SessionApi = Pick<BrowserSession, "current" | "ensure" | "signIn" | "enter" | "signOut" | "listen">;

/** The whole backend as plain async functions; each throws `CommerceApiError`. */
export interface CommerceApi extends MoreFamilies {
  products: ProductsApi;
  search: SearchApi;
  categories: CategoriesApi;
  inventory: InventoryApi;
  backInStock: BackInStockApi;
  session: SessionApi;
  /** Which groups the shopper is in; fetched on demand, and fails while the server renders. */
  shopperContext: { load: () => Promise<ShopperContext> };
  /** The ways to the backend themselves, for families that come with the chunk of a page. */
  transports: { scapi: ScapiTransport; site: SiteTransport };
  content: ContentApi;
  sitePreferences: SitePreferencesApi;
}

const noSession = () => Promise.reject(new CommerceApiError(401, "no-session", "Rendering has no shopper."));

/** The session while the server renders: there is none, and none can be made. */
const renderingSession: SessionApi = {
  current: () => Promise.resolve(null),
  ensure: noSession,
  signIn: noSession,
  enter: noSession,
  signOut: noSession,
  listen: () => () => undefined,
};

/** Signups while the server renders: nobody is there to sign up. */
const renderingSignups: BackInStockApi = { signUp: noSession };

/** The code of the families that come later; asking again asks for it once. */
export const loadMoreFamilies = () => import(/* webpackChunkName: "commerce-api-more" */ "./more-families.ts");

/** A family whose code comes with its first call; a chunk that could not be loaded is asked for again by the next. `known` needs none. */
const later = <Family extends keyof MoreFamilies>(
  family: Family,
  load: () => Promise<MoreFamilies>,
  known: Partial<MoreFamilies[Family]> = {},
): MoreFamilies[Family] =>
  new Proxy(known as MoreFamilies[Family], {
    get: (own, name) => {
      // Whoever returns this object from an async function must get it as it is, not wait for its `then`.
      if (name in own || name === "then") return Reflect.get(own, name) as unknown;
      return async (...given: unknown[]) => {
        const { [family]: loaded } = await load();
        return (loaded as unknown as Record<string | symbol, (...given: unknown[]) => unknown>)[name]?.(...given);
      };
    },
  });

/** Puts the families together over the transports; `session`, `shopperContext` and `backInStock` are given in the browser only. */
export const createCommerceApi = ({
  scapi,
  site,
  session = renderingSession,
  shopperContext = { load: noSession },
  backInStock = renderingSignups,
}: {
  scapi: ScapiTransport;
  site: SiteTransport;
  session?: SessionApi;
  shopperContext?: CommerceApi["shopperContext"];
  backInStock?: BackInStockApi;
}): CommerceApi => {
  const load = async () =>
    (await loadMoreFamilies()).createMoreFamilies({
      scapi,
      site,
      currentSession: () => session.current(),
    });
  return {
    products: createProductsApi(scapi),
    search: createSearchApi(scapi),
    categories: createCategoriesApi(scapi),
    inventory: createInventoryApi(site),
    stores: later("stores", load),
    backInStock,
    // A visitor without a session has no basket, and that is known without the family's code.
    baskets: later("baskets", load, {
      current: async () => ((await session.current()) ? (await load()).baskets.current() : null),
    }),
    shipments: later("shipments", load),
    orders: later("orders", load),
    customers: later("customers", load),
    session,
    shopperContext,
    transports: { scapi, site },
    content: createContentApi(site),
    sitePreferences: createSitePreferencesApi(site),
    payments: later("payments", load),
    addresses: later("addresses", load),
    reviews: later("reviews", load),
    subscriptionOptins: later("subscriptionOptins", load),
  };
};
