import { refuse } from "../upstream-problem.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

/** Orders on one page of the history when nothing is said, and at most. */
export const ORDERS_PER_PAGE = 10;
const MOST_PER_PAGE = 50;

const requireShopper = ({ bearerToken }: SiteContext) => {
  if (!bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "Orders are shown to their own shopper.");
};

const idOf = (value: string | undefined, name: string): string => {
  if (!value || !/^[\w-]{1,50}$/.test(value))
    throw refuse(400, "bad-request", "Bad Request", `'${name}' is missing or not well formed.`);
  return value;
};

const wholeOf = (value: string | undefined, name: string, fallback: number, least: number, most: number): number => {
  const number = Number(value ?? fallback);
  if (!Number.isInteger(number) || number < least || number > most)
    throw refuse(400, "bad-request", "Bad Request", `'${name}' must be a whole number from ${least} to ${most}.`);
  return number;
};

/** `GET order-history-list?customerId=&limit=&offset=`: a customer's orders, newest first, `{ data, total, limit, offset }`. */
const orderHistoryList: SiteOperation = {
  method: "GET",
  path: "order-history-list",
  handle: (context, { query }) => {
    requireShopper(context);
    const parameters = {
      customerId: idOf(query["customerId"], "customerId"),
      limit: wholeOf(query["limit"], "limit", ORDERS_PER_PAGE, 1, MOST_PER_PAGE),
      offset: wholeOf(query["offset"], "offset", 0, 0, 1_000_000),
      expand: "oms_shipments",
    };
    return context.scapi("ShopperCustomers", "getCustomerOrders", [{ parameters }]);
  },
};

/** `GET order-details?orderId=`: one order of the shopper with what has become of its parcels and what may still be cancelled. */
const orderDetails: SiteOperation = {
  method: "GET",
  path: "order-details",
  handle: (context, { query }) => {
    requireShopper(context);
    const parameters = { orderNo: idOf(query["orderId"], "orderId"), expand: ["oms", "oms_shipments"] };
    return context.scapi("ShopperOrders", "getOrder", [{ parameters }]);
  },
};

/** `POST order-claim {orderNo}`: what a guest ordered goes to the account the guest has made; answers the order. */
const orderClaim: SiteOperation = {
  method: "POST",
  path: "order-claim",
  handle: (context, { body }) => {
    requireShopper(context);
    const { orderNo } = (body ?? {}) as { orderNo?: unknown };
    const path = `orders/${idOf(typeof orderNo === "string" ? orderNo : undefined, "orderNo")}/claim`;
    return context.custom({ api: "orders", path, method: "POST", body: {} });
  },
};

/**
 * `POST order-address {orderNo, shipmentId, shippingAddress, orderAccessCode?}`: a parcel of an order goes somewhere else, as long as
 * nobody has begun to pack it; answers the order. The code is that of a guest's mail.
 */
const orderAddress: SiteOperation = {
  method: "POST",
  path: "order-address",
  handle: (context, { body }) => {
    requireShopper(context);
    const { orderNo, ...change } = (body ?? {}) as { orderNo?: unknown; [member: string]: unknown };
    const path = `orders/${idOf(typeof orderNo === "string" ? orderNo : undefined, "orderNo")}/shipping-address`;
    return context.custom({ api: "orders", path, method: "POST", body: change });
  },
};

/** Orders after they are placed (specification 2, section 7). */
export const orderOperations: SiteOperation[] = [orderHistoryList, orderDetails, orderAddress, orderClaim];
