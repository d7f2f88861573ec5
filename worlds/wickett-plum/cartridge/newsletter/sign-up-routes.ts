import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { SignUpService } from "./sign-up-service.ts";

/** `GET /custom/subscriptions/v1/…/subscribe`: the newsletter form. */
export const signUpFamilies = (signUps: SignUpService): ApiFamily[] => [
  {
    base: "/custom/subscriptions/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "Subscriptions.subscribe",
        method: "get",
        path: "/subscribe",
        handle: async ({ shopper, siteId, query }) => {
          const owner = { customerId: shopper.customerId, registered: shopper.registered, siteId };
          await signUps.signUp(owner, query);
          return { success: true };
        },
      },
    ],
  },
];
