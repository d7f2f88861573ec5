import type { BrowserSession } from "./auth/session.ts";
import type { BackInStockApi } from "./back-in-stock.ts";
import { type AddressesApi, createAddressesApi } from "./addresses.ts";
import { createBasketsApi, type BasketsApi } from "./baskets.ts";
import { createCategoriesApi, type CategoriesApi } from "./categories.ts";
import { CommerceApiError } from "./commerce-api-error.ts";
import { createContentApi, type ContentApi } from "./content.ts";
import { createCustomersApi, type CustomersApi } from "./customers.ts";
import { createInventoryApi, type InventoryApi } from "./inventory.ts";
import { createOrdersApi, type OrdersApi } from "./orders.ts";
import { createPaymentsApi, type PaymentsApi } from "./payments.ts";
import { createProductsApi, type ProductsApi } from "./products.ts";
import type { ScapiTransport } from "./scapi-transport.ts";
import { createReviewsApi, type ReviewsApi } from "./reviews.ts";
import { createSearchApi, type SearchApi } from "./search.ts";
import { createShipmentsApi, type ShipmentsApi } from "./shipments.ts";
import type { SiteTransport } from "./site-api-client.ts";
import { createSitePreferencesApi, type SitePreferencesApi } from "./site-preferences.ts";
import { createSubscriptionOptinsApi, type SubscriptionOptinsApi } from "./subscription-optins.ts";
import { createStoresApi, type StoresApi } from "./stores.ts";

/** The shopper's session as pages see it. */
export type SessionApi = Pick<BrowserSession, "current" | "ensure" | "signIn" | "signOut" | "listen">;

/** The whole backend as plain async functions; each throws `CommerceApiError`. */
export interface CommerceApi {
  products: ProductsApi;
  search: SearchApi;
  categories: CategoriesApi;
  inventory: InventoryApi;
  stores: StoresApi;
  backInStock: BackInStockApi;
  baskets: BasketsApi;
  shipments: ShipmentsApi;
  orders: OrdersApi;
  customers: CustomersApi;
  session: SessionApi;
  /** The ways to the backend themselves, for families that come with the chunk of a page. */
  transports: { scapi: ScapiTransport; site: SiteTransport };
  content: ContentApi;
  sitePreferences: SitePreferencesApi;
  payments: PaymentsApi;
  addresses: AddressesApi;
  reviews: ReviewsApi;
  subscriptionOptins: SubscriptionOptinsApi;
}

const noSession = () => Promise.reject(new CommerceApiError(401, "no-session", "Rendering has no shopper."));

/** The session while the server renders: there is none, and none can be made. */
const renderingSession: SessionApi = {
  current: () => Promise.resolve(null),
  ensure: noSession,
  signIn: noSession,
  signOut: noSession,
  listen: () => () => undefined,
};

/** Signups while the server renders: nobody is there to sign up. */
const renderingSignups: BackInStockApi = { signUp: noSession };

/** Puts the families together over the transports; `session` and `backInStock` are given in the browser only. */
export const createCommerceApi = ({
  scapi,
  site,
  session = renderingSession,
  backInStock = renderingSignups,
}: {
  scapi: ScapiTransport;
  site: SiteTransport;
  session?: SessionApi;
  backInStock?: BackInStockApi;
}): CommerceApi => ({
  products: createProductsApi(scapi),
  search: createSearchApi(scapi),
  categories: createCategoriesApi(scapi),
  inventory: createInventoryApi(scapi),
  stores: createStoresApi(scapi, site),
  backInStock,
  baskets: createBasketsApi(scapi, () => session.current()),
  shipments: createShipmentsApi(scapi, site),
  orders: createOrdersApi(scapi),
  customers: createCustomersApi(scapi, site),
  session,
  transports: { scapi, site },
  content: createContentApi(site),
  sitePreferences: createSitePreferencesApi(site),
  payments: createPaymentsApi(site),
  addresses: createAddressesApi(site),
  reviews: createReviewsApi(site),
  subscriptionOptins: createSubscriptionOptinsApi(site),
});
