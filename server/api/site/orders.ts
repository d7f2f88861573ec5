import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { type OrderGroup, orderGroups } from "#app/domain/orders/order-progress.ts";
import { refuse } from "#server/problem.ts";
import { filterOrders, type OrderFilter } from "./order-filter.ts";
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

/** Orders a search looks through at most, the newest. */
const MOST_SEARCHED = 1000;
const MOST_CHARACTERS = 100;
const LAST_YEAR = 9999;
const PRODUCTS_PER_CALL = 24;

interface OrderPage {
  data: OrderDocument[];
  total: number;
}

const readPage = async (
  context: SiteContext,
  page: { customerId: string; limit: number; offset: number },
): Promise<OrderPage> =>
  (await context.scapi("ShopperCustomers", "getCustomerOrders", [
    { parameters: { ...page, expand: "oms" } },
  ])) as OrderPage;

/** Every order of a customer, newest first, in pages as large as the platform gives them. */
const readAll = async (context: SiteContext, customerId: string): Promise<OrderDocument[]> => {
  const first = await readPage(context, { customerId, limit: MOST_PER_PAGE, offset: 0 });
  const more = Math.ceil(Math.min(first.total, MOST_SEARCHED) / MOST_PER_PAGE) - 1;
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, more) }, (_, page) =>
      readPage(context, { customerId, limit: MOST_PER_PAGE, offset: (page + 1) * MOST_PER_PAGE }),
    ),
  );
  return [first, ...rest].flatMap(({ data }) => data ?? []);
};

const groupsOf = (value: string): OrderGroup[] => {
  const given = value.split(",");
  const groups = orderGroups.filter((group) => given.includes(group));
  if (groups.length !== given.length)
    throw refuse(400, "bad-request", "Bad Request", `'status' must list some of ${orderGroups.join(", ")}.`);
  return groups;
};

/** What is looked for; nothing where a page of the history is all that is asked. */
const filterOf = ({ q, year, status, counts }: Record<string, string>): OrderFilter | undefined => {
  if (!q && !year && !status && !counts) return undefined;
  if (q && q.length > MOST_CHARACTERS)
    throw refuse(400, "bad-request", "Bad Request", `'q' holds at most ${MOST_CHARACTERS} characters.`);
  return {
    ...(q && { words: q }),
    ...(year && { year: wholeOf(year, "year", 0, 0, LAST_YEAR) }),
    ...(status && { groups: groupsOf(status) }),
  };
};

/**
 * Orders keep the names of the language they were placed in: where the shop speaks another than English, words are
 * looked for in the names of today, too.
 */
const namesFor = async (
  context: SiteContext,
  orders: readonly OrderDocument[],
  { words }: OrderFilter,
): Promise<(productId: string) => string | undefined> => {
  const names = new Map<string, string>();
  if (words && !context.site.locale.startsWith("en")) {
    const ids = [
      ...new Set(orders.flatMap(({ productItems = [] }) => productItems.flatMap(({ productId }) => productId ?? []))),
    ];
    for (let at = 0; at < ids.length; at += PRODUCTS_PER_CALL) {
      const parameters = { ids: ids.slice(at, at + PRODUCTS_PER_CALL).join(",") };
      const { data = [] } = (await context.scapi("ShopperProducts", "getProducts", [{ parameters }])) as {
        data?: { id: string; name?: string }[];
      };
      for (const { id, name } of data) if (name) names.set(id, name);
    }
  }
  return (productId) => names.get(productId);
};

/**
 * `GET order-history-list?customerId=&limit=&offset=`: a customer's orders, newest first, `{ data, total, limit, offset
 * }`. With `q` (words of a recipient, a product or the number), `year`, `status` (kinds, comma separated) or `counts=1`
 * all of the customer's orders are looked through; the answer then says in `counts` how many there are of each year and
 * kind, and in `all` how many in all.
 */
const orderHistoryList: SiteOperation = {
  method: "GET",
  path: "order-history-list",
  handle: async (context, { query }) => {
    requireShopper(context);
    const customerId = idOf(query["customerId"], "customerId");
    const limit = wholeOf(query["limit"], "limit", ORDERS_PER_PAGE, 1, MOST_PER_PAGE);
    const offset = wholeOf(query["offset"], "offset", 0, 0, 1_000_000);
    const filter = filterOf(query);
    if (!filter) return readPage(context, { customerId, limit, offset });
    const orders = await readAll(context, customerId);
    const { found, counts } = filterOrders(orders, filter, await namesFor(context, orders, filter));
    return {
      limit,
      offset,
      total: found.length,
      data: found.slice(offset, offset + limit),
      all: orders.length,
      counts,
    };
  },
};

/**
 * `GET order-details?orderId=`: one order of the shopper with what has become of its parcels and what may still be
 * cancelled.
 */
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

/** A call about an order that is placed: `{orderNo, …}` goes to a path below the order, the rest as its body. */
const afterwards = (path: string, below: string): SiteOperation => ({
  method: "POST",
  path,
  handle: (context, { body }) => {
    requireShopper(context);
    const { orderNo, ...question } = (body ?? {}) as { orderNo?: unknown; [member: string]: unknown };
    const order = idOf(typeof orderNo === "string" ? orderNo : undefined, "orderNo");
    return context.custom({ api: "orders", path: `orders/${order}/${below}`, method: "POST", body: question });
  },
});

/**
 * `POST order-address {orderNo, shipmentId, shippingAddress, orderAccessCode?}`: a parcel of an order goes somewhere
 * else, as long as nobody has begun to pack it; answers the order. The code is that of a guest's mail.
 */
const orderAddress = afterwards("order-address", "shipping-address");

/**
 * `POST order-parcel {orderNo, shipmentId, giftMessage?, c_DATE_WANTED?, orderAccessCode?}`: a parcel gets other words
 * on its card or another day, as long as nobody has begun to pack it; null takes either away. Answers the order.
 */
const orderParcel = afterwards("order-parcel", "parcel");

/** `POST order-delivery-days {orderNo, shipmentId, orderAccessCode?}`: the days a parcel may still be wished for. */
const orderDeliveryDays = afterwards("order-delivery-days", "delivery-days");

/**
 * `POST order-addition-price {orderNo, itemId, quantity, orderAccessCode?}`: what an order comes to with that many
 * pieces in one of its lines, `{orderTotal, toPay, currency}`.
 */
const orderAdditionPrice = afterwards("order-addition-price", "addition-price");

/**
 * `POST order-addition {orderNo, itemId, quantity, orderTotal, orderAccessCode?}`: puts them into the parcel for the
 * total that was agreed to, charged to the card that paid, as long as nobody has begun to pack; answers the order.
 */
const orderAddition = afterwards("order-addition", "addition");

/** Orders after they are placed (calls-10). */
export const orderOperations: SiteOperation[] = [
  orderHistoryList,
  orderDetails,
  orderAddress,
  orderParcel,
  orderDeliveryDays,
  orderAdditionPrice,
  orderAddition,
  orderClaim,
];
