import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { LogoSleeveService } from "./logo-sleeve-service.ts";

/** `POST /custom/sleeves/v1/…/logo-sleeves`: sleeves with a logo are wanted; answers `{ success, requestId }`. */
export const logoSleeveFamilies = (sleeves: LogoSleeveService): ApiFamily[] => [
  {
    base: "/custom/sleeves/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "Sleeves.requestLogoSleeves",
        method: "post",
        path: "/logo-sleeves",
        handle: async ({ siteId, shopper: { customerId }, body }) => ({
          success: true,
          requestId: await sleeves.take({ siteId, customerId }, body),
        }),
      },
    ],
  },
];
