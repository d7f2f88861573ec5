import { type Body, objectOf, requiredText } from "#sandbox/core/request/body-values.ts";
import { wantedDayOf } from "#sandbox/platform/baskets/basket-body.ts";
import { giftMessageOf } from "#sandbox/platform/baskets/gift-message-body.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import { presentOmsData } from "#sandbox/platform/orders/oms-presenter.ts";
import type { OrderManagementService } from "#sandbox/platform/orders/order-management-service.ts";
import type { OrderParcelService } from "#sandbox/platform/orders/order-parcel-service.ts";
import type { ParcelWish } from "#sandbox/platform/orders/order-parcel.ts";
import { presentOrder } from "#sandbox/platform/orders/order-presenter.ts";
import { presentOffer } from "#sandbox/platform/shipping/shipping-presenter.ts";
import { accessCodeOf, ownerOf } from "#sandbox/platform/orders/order-request-routes.ts";

/** What is wished for a parcel. @throws Fault 400 for words that cannot be printed, no day, and nothing at all. */
const wishOf = (body: Body): ParcelWish => {
  const wish: ParcelWish = {
    ...(body.giftMessage === undefined ? {} : { giftMessage: giftMessageOf(body, "giftMessage") }),
    ...(body.c_DATE_WANTED === undefined ? {} : { dateWanted: wantedDayOf(body.c_DATE_WANTED) }),
  };
  if (Object.keys(wish).length === 0)
    throw new Fault(400, "bad-request", "Say what to change: 'giftMessage' or 'c_DATE_WANTED'.", { path: "body" });
  return wish;
};

/**
 * A parcel of a placed order, before anybody packs it. `POST /custom/orders/v1/…/orders/{orderNo}/parcel` with `{
 * shipmentId, giftMessage?, c_DATE_WANTED?, orderAccessCode? }` changes its card and its day and answers the order with
 * order management's data; `POST …/delivery-days` with `{ shipmentId, orderAccessCode? }` answers the days there are.
 */
export const orderParcelFamilies = ({
  orderParcels: { change, days },
  orderManagement: { returns },
  clock,
}: {
  orderParcels: OrderParcelService;
  orderManagement: Pick<OrderManagementService, "returns">;
  clock: Clock;
}): ApiFamily[] => [
  {
    base: "/custom/orders/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "CustomOrders.changeParcel",
        method: "post",
        path: "/orders/:orderNo/parcel",
        ownTransactions: true,
        handle: async (request) => {
          const body = objectOf(request.body);
          const order = await change(request.params.orderNo ?? "", ownerOf(request), {
            shipmentId: requiredText(body, "shipmentId"),
            accessCode: accessCodeOf(body),
            ...wishOf(body),
          });
          return presentOmsData(presentOrder(order, clock.now()), order, {
            returns: await returns(order.orderNo),
            withItems: true,
            withShipments: true,
          });
        },
      },
      {
        operation: "CustomOrders.getDeliveryDays",
        method: "post",
        path: "/orders/:orderNo/delivery-days",
        ownTransactions: true,
        handle: async (request) => {
          const body = objectOf(request.body);
          const offered = await days(request.params.orderNo ?? "", ownerOf(request), {
            shipmentId: requiredText(body, "shipmentId"),
            accessCode: accessCodeOf(body),
          });
          return offered ? presentOffer(offered.offer, offered.context) : {};
        },
      },
    ],
  },
];
