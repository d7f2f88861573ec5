import type { Clock } from "#sandbox/core/clock.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { OrderClaimService } from "#sandbox/platform/orders/order-claim-service.ts";
import { presentOrder } from "#sandbox/platform/orders/order-presenter.ts";
import { ownerOf } from "#sandbox/platform/orders/order-request-routes.ts";

/** `POST /custom/orders/v1/…/orders/{orderNo}/claim`: a guest's order becomes the account's that the guest has made. */
export const orderClaimFamilies = (claims: OrderClaimService, clock: Clock): ApiFamily[] => [
  {
    base: "/custom/orders/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "CustomOrders.claimOrder",
        method: "post",
        path: "/orders/:orderNo/claim",
        handle: async (request) =>
          presentOrder(await claims.claim(request.params.orderNo ?? "", ownerOf(request)), clock.now()),
      },
    ],
  },
];
