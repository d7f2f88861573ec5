import type { BrowserSession } from "./auth/session.ts";
import type { ShopperContext } from "./auth/shopper-context.ts";
import type { BackInStockApi } from "./back-in-stock.ts";
import { createCategoriesApi, type CategoriesApi } from "./categories.ts";
import { createContentApi, type ContentApi } from "./content.ts";
import { createInventoryApi, type InventoryApi } from "./inventory.ts";
import { createProductsApi, type ProductsApi } from "./products.ts";
import type { StoresApi } from "./stores.ts";
import type { OrdersApi } from "./orders.ts";
import type { PaymentsApi } from "./payments.ts";
import type { AddressesApi } from "./addresses.ts";
import type { ReviewsApi } from "./reviews.ts";
import type { SubscriptionOptinsApi } from "./subscription-optins.ts";
import type { SessionFamilies } from "./session-families.ts";
import type { ScapiTransport } from "./scapi-transport.ts";
import { createSearchApi, type SearchApi } from "./search.ts";
import type { SiteTransport } from "./site-api-client.ts";
import { createSitePreferencesApi, type SitePreferencesApi } from "./site-preferences.ts";

/** The shopper's session as pages see it. */
export type SessionApi = Pick<BrowserSession, "current" | "ensure" | "signIn" | "enter" | "signOut" | "listen">;

/** The whole backend as plain async functions; each throws `CommerceApiError`. */
export interface CommerceApi extends SessionFamilies {
  stores: StoresApi;
  orders: OrdersApi;
  payments: PaymentsApi;
  addresses: AddressesApi;
  reviews: ReviewsApi;
  subscriptionOptins: SubscriptionOptinsApi;

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

/** The code of the families about whoever has a session; asking again asks for it once. */
export const loadSessionFamilies = () => import(/* webpackChunkName: "commerce-session" */ "./session-families.ts");

/** The names of all calls of a family; a missing and an unknown one are errors of type. */
type Names<Family> = Record<keyof Family, 1>;

/**
 * The calls of a family whose code comes with the first of them; a chunk that could not be loaded is asked for again by
 * the next.
 */
const later = <Family extends object>(load: () => Promise<Family>, names: Names<Family>): Family =>
  Object.fromEntries(
    Object.keys(names).map((name) => [
      name,
      async (...given: unknown[]) => {
        const calls = (await load()) as Record<string, (...given: unknown[]) => unknown>;
        return calls[name]?.(...given);
      },
    ]),
  ) as Family;

/** Puts the families together over the transports. */
export const createCommerceApi = ({
  scapi,
  site,
  session,
  shopperContext,
  backInStock,
}: {
  scapi: ScapiTransport;
  site: SiteTransport;
  session: SessionApi;
  shopperContext: CommerceApi["shopperContext"];
  backInStock: BackInStockApi;
}): CommerceApi => {
  const loadForSession = async () =>
    (await loadSessionFamilies()).createSessionFamilies({ scapi, site, currentSession: () => session.current() });
  return {
    products: createProductsApi(scapi),
    search: createSearchApi(scapi),
    categories: createCategoriesApi(scapi),
    inventory: createInventoryApi(site),
    stores: later(
      async () => (await import(/* webpackChunkName: "api-stores" */ "./stores.ts")).createStoresApi(scapi, site),
      { all: 1, nearby: 1, get: 1, stock: 1 },
    ),
    backInStock,
    baskets: {
      ...later(async () => (await loadForSession()).baskets, {
        current: 1,
        create: 1,
        update: 1,
        addItems: 1,
        updateItem: 1,
        updateItems: 1,
        removeItem: 1,
        addCoupon: 1,
        removeCoupon: 1,
        setEmail: 1,
        setShippingAddress: 1,
        createShipment: 1,
        removeShipments: 1,
        shippingMethods: 1,
        setShippingMethod: 1,
        setBillingAddress: 1,
        updateShipment: 1,
        paymentMethods: 1,
        addPaymentInstrument: 1,
        removePaymentInstrument: 1,
        merge: 1,
      }),
      // A visitor without a session has no basket, and that is known without the family's code.
      current: async () => ((await session.current()) ? (await loadForSession()).baskets.current() : null),
    },
    shipments: later(async () => (await loadForSession()).shipments, {
      act: 1,
      setGiftMessages: 1,
      update: 1,
      methods: 1,
      costs: 1,
      setSubscriptionOptins: 1,
    }),
    // Small families share one script: each script of its own is a line more that every page brings.
    orders: later(
      async () => (await import(/* webpackChunkName: "api-account" */ "./orders.ts")).createOrdersApi(scapi),
      { create: 1, get: 1 },
    ),
    customers: later(async () => (await loadForSession()).customers, { get: 1, register: 1, addAddress: 1 }),
    session,
    shopperContext,
    transports: { scapi, site },
    content: createContentApi(site),
    sitePreferences: createSitePreferencesApi(site),
    payments: later(
      async () => (await import(/* webpackChunkName: "api-account" */ "./payments.ts")).createPaymentsApi(site),
      {
        methods: 1,
        paypalOrder: 1,
        expressWallets: 1,
        updatePaypalOrder: 1,
        paypalContact: 1,
        klarnaSession: 1,
        applePaySession: 1,
        addWallet: 1,
        addPlain: 1,
        addSavedCard: 1,
        saveCard: 1,
        cardContext: 1,
        addCard: 1,
      },
    ),
    addresses: later(
      async () => (await import(/* webpackChunkName: "api-account" */ "./addresses.ts")).createAddressesApi(site),
      { suggestions: 1, format: 1, verify: 1 },
    ),
    reviews: later(
      async () => (await import(/* webpackChunkName: "api-account" */ "./reviews.ts")).createReviewsApi(site),
      { list: 1, submit: 1, vote: 1 },
    ),
    subscriptionOptins: later(
      async () =>
        (await import(/* webpackChunkName: "api-account" */ "./subscription-optins.ts")).createSubscriptionOptinsApi(
          site,
        ),
      { set: 1 },
    ),
  };
};
