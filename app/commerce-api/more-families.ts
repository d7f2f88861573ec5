import { type AddressesApi, createAddressesApi } from "./addresses.ts";
import type { Session } from "./auth/session.ts";
import { type BasketsApi, createBasketsApi } from "./baskets.ts";
import { createCustomersApi, type CustomersApi } from "./customers.ts";
import { createOrdersApi, type OrdersApi } from "./orders.ts";
import { createPaymentsApi, type PaymentsApi } from "./payments.ts";
import { createReviewsApi, type ReviewsApi } from "./reviews.ts";
import type { ScapiTransport } from "./scapi-transport.ts";
import { createShipmentsApi, type ShipmentsApi } from "./shipments.ts";
import type { SiteTransport } from "./site-api-client.ts";
import { createStoresApi, type StoresApi } from "./stores.ts";
import { createSubscriptionOptinsApi, type SubscriptionOptinsApi } from "./subscription-optins.ts";

/** The families that a visitor without a session needs on no page at first sight. */
export interface MoreFamilies {
  addresses: AddressesApi;
  baskets: BasketsApi;
  customers: CustomersApi;
  orders: OrdersApi;
  payments: PaymentsApi;
  reviews: ReviewsApi;
  shipments: ShipmentsApi;
  stores: StoresApi;
  subscriptionOptins: SubscriptionOptinsApi;
}

/** Puts them together over the transports; a chunk of its own, so that no page carries them before it calls them. */
export const createMoreFamilies = ({
  scapi,
  site,
  currentSession,
}: {
  scapi: ScapiTransport;
  site: SiteTransport;
  currentSession: () => Promise<Session | null>;
}): MoreFamilies => ({
  addresses: createAddressesApi(site),
  baskets: createBasketsApi(scapi, currentSession),
  customers: createCustomersApi(scapi, site),
  orders: createOrdersApi(scapi),
  payments: createPaymentsApi(site),
  reviews: createReviewsApi(site),
  shipments: createShipmentsApi(scapi, site),
  stores: createStoresApi(scapi, site),
  subscriptionOptins: createSubscriptionOptinsApi(site),
});
