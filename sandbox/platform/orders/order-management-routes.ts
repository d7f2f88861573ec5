import type { ShopperOrdersTypes } from "@salesforce/commerce-sdk-isomorphic";
import { type Body, listOf, objectOf, requiredText, textOf } from "#sandbox/core/request/body-values.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiRoute } from "#sandbox/core/api-route.ts";
import type { OrderAccessService } from "./order-access-service.ts";
import {
  cancelReasons,
  type OrderManagementService,
  type ReturnedItem,
  returnReasons,
} from "./order-management-service.ts";
import { presentOmsData } from "./oms-presenter.ts";
import { accessCodeOf, ownerOf } from "./order-request-routes.ts";
import { presentOrder } from "./order-presenter.ts";
import type { Order } from "./order.ts";

const returnedItemsOf = (body: Body): ReturnedItem[] => {
  const entries = listOf(body.productItems, "productItems");
  if (entries.length === 0)
    throw new Fault(400, "bad-request", "'productItems' must name at least one item.", { path: "productItems" });
  return entries.map((entry, index) => {
    const path = `productItems[${index}]`;
    const item = objectOf(entry, path);
    const { quantity } = item;
    if (typeof quantity !== "number" || !Number.isInteger(quantity) || quantity < 1 || quantity > 999)
      throw new Fault(400, "bad-request", `'${path}.quantity' must be a whole number from 1 to 999.`, { path });
    return { itemId: requiredText(item, "itemId"), quantity, reason: textOf(item, "reason") };
  });
};

const reasonCodes = (reasons: readonly string[]) => reasons.map((reason, index) => ({ reason, default: index === 0 }));

/** What a shopper may do with a placed order: the sandbox is its own order management. */
export const managementRoutes = ({
  orderAccess,
  orderManagement,
  clock,
}: {
  orderAccess: OrderAccessService;
  orderManagement: OrderManagementService;
  clock: Clock;
}): ApiRoute[] => {
  const show = async (order: Order): Promise<ShopperOrdersTypes.Order> =>
    presentOmsData(presentOrder(order, clock.now()), order, {
      returns: await orderManagement.returns(order.orderNo),
      withItems: true,
      withShipments: false,
    });

  return [
    {
      operation: "ShopperOrders.getOmsMetaData",
      method: "get",
      path: "/orders/oms-meta-data",
      handle: (): ShopperOrdersTypes.OmsMetaData => ({
        cancelReasonCodes: reasonCodes(cancelReasons),
        returnReasonCodes: reasonCodes(returnReasons),
      }),
    },
    {
      operation: "ShopperOrders.requestOrderAccessCode",
      method: "post",
      path: "/orders/:orderNo/actions/request-access-code",
      query: ["expand"],
      handle: async ({ params, body, siteId }) => {
        const email = requiredText(objectOf(body), "email");
        await orderAccess.requestCode(params.orderNo ?? "", siteId, email);
        return new ApiReply(202);
      },
    },
    {
      operation: "ShopperOrders.cancelOmsOrder",
      method: "post",
      path: "/orders/:orderNo/actions/oms-cancel-order",
      ownTransactions: true,
      handle: async (request) => {
        const body = objectOf(request.body ?? {});
        const options = { reason: textOf(body, "reason"), accessCode: accessCodeOf(body) };
        return show(await orderManagement.cancel(request.params.orderNo ?? "", ownerOf(request), options));
      },
    },
    {
      operation: "ShopperOrders.returnOmsOrder",
      method: "post",
      path: "/orders/:orderNo/actions/oms-return-order",
      ownTransactions: true,
      handle: async (request) => {
        const body = objectOf(request.body);
        const options = { items: returnedItemsOf(body), accessCode: accessCodeOf(body) };
        return show(await orderManagement.return(request.params.orderNo ?? "", ownerOf(request), options));
      },
    },
  ];
};
