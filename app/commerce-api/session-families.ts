import type { Session } from "./auth/session.ts";
import { type BasketsApi, createBasketsApi } from "./baskets.ts";
import { createCustomersApi, type CustomersApi } from "./customers.ts";
import type { ScapiTransport } from "./scapi-transport.ts";
import { createShipmentsApi, type ShipmentsApi } from "./shipments.ts";
import type { SiteTransport } from "./site-api-client.ts";

/** The families about whoever has a session; nobody else calls them on a first page. */
export interface SessionFamilies {
  baskets: BasketsApi;
  customers: CustomersApi;
  shipments: ShipmentsApi;
}

/** Puts them together over the transports; they come with the chunk of the session itself. */
export const createSessionFamilies = ({
  scapi,
  site,
  currentSession,
}: {
  scapi: ScapiTransport;
  site: SiteTransport;
  currentSession: () => Promise<Session | null>;
}): SessionFamilies => ({
  baskets: createBasketsApi(scapi, currentSession),
  customers: createCustomersApi(scapi, site),
  shipments: createShipmentsApi(scapi, site),
});
