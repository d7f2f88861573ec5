import { createBrowserSession } from "./auth/session.ts";
import { createBackInStockApi } from "./back-in-stock.ts";
import { createCommerceApi, type CommerceApi } from "./commerce-api.ts";
import { createScapiTransport } from "./scapi-transport.ts";
import { createSiteTransport } from "./site-api-client.ts";

/** The commerce API of a browser; a maintenance answer leads to `/maintenance`. */
export const createBrowserCommerceApi = (siteId: string): CommerceApi => {
  const session = createBrowserSession({ siteId });
  const options = {
    siteId,
    session,
    onMaintenance: () => {
      if (window.location.pathname !== "/maintenance") window.location.assign("/maintenance");
    },
  };
  return createCommerceApi({
    scapi: createScapiTransport(options),
    site: createSiteTransport(options),
    session,
    backInStock: createBackInStockApi({ siteId }),
  });
};
