import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { CatalogRequestService } from "./catalog-request-service.ts";

const TOO_MANY = "We already send catalogs to five addresses for this email. Please call us, and we will sort it out.";

/**
 * `POST /custom/catalogs/v1/…/future-catalogs`: the form for future catalogs; a refusal in words is a flagged answer
 * (forms-14).
 */
export const catalogRequestFamilies = (requests: CatalogRequestService): ApiFamily[] => [
  {
    base: "/custom/catalogs/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "Catalogs.requestFutureCatalogs",
        method: "post",
        path: "/future-catalogs",
        handle: async ({ siteId, shopper: { customerId, registered }, body }) => {
          const requestId = await requests.askForFuture({ siteId, customerId, registered }, body);
          return requestId === undefined ? { isError: true, message: TOO_MANY } : { success: true, requestId };
        },
      },
    ],
  },
];
