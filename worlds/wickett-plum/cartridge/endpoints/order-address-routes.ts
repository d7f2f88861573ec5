import { addressOf } from "#sandbox/platform/baskets/basket-body.ts";
import { objectOf, requiredText } from "#sandbox/core/request/body-values.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import { presentOmsData } from "#sandbox/platform/orders/oms-presenter.ts";
import type { OrderAddressService } from "#sandbox/platform/orders/order-address-service.ts";
import type { OrderManagementService } from "#sandbox/platform/orders/order-management-service.ts";
import { presentOrder } from "#sandbox/platform/orders/order-presenter.ts";
import { accessCodeOf, ownerOf } from "#sandbox/platform/orders/order-request-routes.ts";

/**
 * `POST /custom/orders/v1/…/orders/{orderNo}/shipping-address` with `{ shipmentId, shippingAddress, orderAccessCode?
 * }`: a parcel of a placed order goes to another address. Answers the order with order management's data, as cancelling
 * does.
 */
export const orderAddressFamilies = (
  { change }: OrderAddressService,
  { returns }: Pick<OrderManagementService, "returns">,
  clock: Clock,
): ApiFamily[] => [
  {
    base: "/custom/orders/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "CustomOrders.changeShippingAddress",
        method: "post",
        path: "/orders/:orderNo/shipping-address",
        ownTransactions: true,
        handle: async (request) => {
          const body = objectOf(request.body);
          const order = await change(request.params.orderNo ?? "", ownerOf(request), {
            shipmentId: requiredText(body, "shipmentId"),
            address: addressOf(body.shippingAddress, "shippingAddress"),
            accessCode: accessCodeOf(body),
          });
          return presentOmsData(presentOrder(order, clock.now()), order, {
            returns: await returns(order.orderNo),
            withItems: true,
            withShipments: true,
          });
        },
      },
    ],
  },
];
