import { type Body, centsOf, objectOf, requiredText, wholeOf } from "#sandbox/core/request/body-values.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { Addition, OrderAdditionService } from "#sandbox/platform/orders/order-addition-service.ts";
import { presentOmsData } from "#sandbox/platform/orders/oms-presenter.ts";
import type { OrderManagementService } from "#sandbox/platform/orders/order-management-service.ts";
import { presentOrder } from "#sandbox/platform/orders/order-presenter.ts";
import { accessCodeOf, ownerOf } from "#sandbox/platform/orders/order-request-routes.ts";

/** Pieces of one line at most, as in a basket. */
const MOST_PIECES = 999;

const needed = (value: number | null, name: string): number => {
  if (value === null) throw new Fault(400, "bad-request", `'${name}' is missing.`, { path: name });
  return value;
};

const additionOf = (body: Body): Addition => ({
  itemId: requiredText(body, "itemId"),
  quantity: needed(wholeOf(body, "quantity", 1, MOST_PIECES), "quantity"),
  accessCode: accessCodeOf(body),
});

/**
 * More of what is in a placed order, before anybody packs it.
 * `POST /custom/orders/v1/…/orders/{orderNo}/addition-price` with `{ itemId, quantity, orderAccessCode? }` answers
 * `{ orderTotal, toPay, currency }` of the order with that many pieces in the line; `POST …/addition` with the agreed
 * `orderTotal` besides has the card charged for it and answers the order with order management's data.
 */
export const orderAdditionFamilies = ({
  orderAdditions: { price, add },
  orderManagement: { returns },
  clock,
}: {
  orderAdditions: OrderAdditionService;
  orderManagement: Pick<OrderManagementService, "returns">;
  clock: Clock;
}): ApiFamily[] => [
  {
    base: "/custom/orders/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "CustomOrders.getAdditionPrice",
        method: "post",
        path: "/orders/:orderNo/addition-price",
        ownTransactions: true,
        handle: async (request) => {
          const addition = additionOf(objectOf(request.body));
          const { order, openCents } = await price(request.params.orderNo ?? "", ownerOf(request), addition);
          return {
            orderTotal: (order.totals.orderTotalCents ?? 0) / 100,
            toPay: openCents / 100,
            currency: order.currency,
          };
        },
      },
      {
        operation: "CustomOrders.addToOrder",
        method: "post",
        path: "/orders/:orderNo/addition",
        ownTransactions: true,
        handle: async (request) => {
          const body = objectOf(request.body);
          const order = await add(request.params.orderNo ?? "", ownerOf(request), {
            ...additionOf(body),
            totalCents: needed(centsOf(body, "orderTotal"), "orderTotal"),
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
