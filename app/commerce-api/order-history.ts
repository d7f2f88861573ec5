import type { AddressInput } from "./baskets.ts";
import type { Order } from "./orders.ts";
import type { ScapiTransport } from "./scapi-transport.ts";
import type { SiteTransport } from "./site-api-client.ts";

/** A page of a customer's orders, newest first. */
export interface OrderPage {
  data: Order[];
  total: number;
  limit: number;
  offset: number;
  /** How many there are of each year and kind; given where orders were looked for. */
  counts?: OrderCounts;
  /** How many orders the customer has, whatever was looked for. */
  all?: number;
}

/** How many orders there are of each year and kind, with what else was looked for. */
export interface OrderCounts {
  years: { year: number; count: number }[];
  groups: { group: string; count: number }[];
}

/** What is looked for among the orders; what is left out fits every one. */
export interface OrderSearch {
  /** Of a recipient, a product, or the number. */
  words?: string;
  year?: string;
  /** Kinds of orders. */
  groups?: readonly string[];
}

/** How somebody proves an order to be theirs: by a code that is mailed to whoever placed it. */
export interface OrderProof {
  email: string;
  accessCode: string;
}

/** Which parcel of an order is meant, and the mailed code of a guest who is not in the session that ordered. */
export interface ParcelQuestion {
  shipmentId: string;
  accessCode?: string;
}

/** Which line of an order shall hold how many pieces in all. */
export interface OrderAddition {
  itemId: string;
  quantity: number;
  accessCode?: string;
}

/** What an order comes to with an addition, in units. */
export interface AdditionPrice {
  orderTotal: number;
  /** Besides what was paid already. */
  toPay: number;
  currency: string;
}

/** Orders after they are placed; each call throws `CommerceApiError`. */
export interface OrderHistoryApi {
  list(customerId: string, page: { limit: number; offset: number }): Promise<OrderPage>;
  /** Looks through all orders of a customer, and counts them. */
  search(customerId: string, wanted: OrderSearch, page: { limit: number; offset: number }): Promise<OrderPage>;
  /** One order of the shopper's own, with its parcels. */
  details(orderNo: string): Promise<Order>;
  /** The order of a guest who has the mailed code; 404 when anything does not fit. */
  lookUp(orderNo: string, proof: OrderProof): Promise<Order>;
  /** Mails a code that opens the order of a guest; says nothing about whether there is one. */
  requestCode(orderNo: string, email: string): Promise<void>;
  /** Why an order may be cancelled, the usual reason first. */
  cancelReasons(): Promise<string[]>;
  /** 409 once something of it has left. */
  cancel(orderNo: string, options: { reason: string; accessCode?: string }): Promise<Order>;
  /** Sends a parcel somewhere else; 409 once it is being packed, and where the order would not cost the same. */
  changeAddress(
    orderNo: string,
    change: { shipmentId: string; address: AddressInput; accessCode?: string },
  ): Promise<Order>;
  /** Changes a parcel's card or day; null takes either away. 409 once it is being packed, and where it cannot be. */
  changeParcel(
    orderNo: string,
    change: ParcelQuestion & { giftMessage?: string | null; day?: string | null },
  ): Promise<Order>;
  /** The days a parcel may be wished for, as a shipping method names them. */
  deliveryDays(orderNo: string, question: ParcelQuestion): Promise<Record<string, unknown>>;
  /** What more of a line would cost; 409 where there can be no more of it. */
  additionPrice(orderNo: string, addition: OrderAddition): Promise<AdditionPrice>;
  /** Puts it into the parcel for the agreed total, charged to the card that paid; 409 where that is not possible. */
  add(orderNo: string, addition: OrderAddition & { orderTotal: number }): Promise<Order>;
  /** Takes what was ordered as a guest into the account made since. */
  claim(orderNo: string): Promise<Order>;
}

/** Made where a page needs it, so that no other page carries it. */
export const createOrderHistoryApi = ({
  scapi,
  site,
}: {
  scapi: ScapiTransport;
  site: SiteTransport;
}): OrderHistoryApi => ({
  list: async (customerId, { limit, offset }) =>
    (await site({
      method: "GET",
      path: "order-history-list",
      query: { customerId, limit: String(limit), offset: String(offset) },
    })) as OrderPage,
  search: async (customerId, { words, year, groups }, { limit, offset }) =>
    (await site({
      method: "GET",
      path: "order-history-list",
      query: {
        customerId,
        limit: String(limit),
        offset: String(offset),
        counts: "1",
        ...(words && { q: words }),
        ...(year && { year }),
        ...(groups?.length && { status: groups.join(",") }),
      },
    })) as OrderPage,
  details: async (orderId) => (await site({ method: "GET", path: "order-details", query: { orderId } })) as Order,
  lookUp: async (orderNo, { email, accessCode }) =>
    (await scapi("ShopperOrders", "guestOrderLookup", [
      {
        parameters: { orderNo, expand: ["oms", "oms_shipments"] },
        body: { email, orderAccessCode: accessCode },
      },
    ])) as Order,
  requestCode: async (orderNo, email) => {
    await scapi("ShopperOrders", "requestOrderAccessCode", [{ parameters: { orderNo }, body: { email } }]);
  },
  cancelReasons: async () => {
    const { cancelReasonCodes = [] } = (await scapi("ShopperOrders", "getOmsMetaData", [{ parameters: {} }])) as {
      cancelReasonCodes?: { reason?: string }[];
    };
    return cancelReasonCodes.flatMap(({ reason }) => reason ?? []);
  },
  cancel: async (orderNo, { reason, accessCode }) =>
    (await scapi("ShopperOrders", "cancelOmsOrder", [
      { parameters: { orderNo }, body: { reason, ...(accessCode && { orderAccessCode: accessCode }) } },
    ])) as Order,
  changeAddress: async (orderNo, { shipmentId, address, accessCode }) =>
    (await site({
      method: "POST",
      path: "order-address",
      body: { orderNo, shipmentId, shippingAddress: address, ...(accessCode && { orderAccessCode: accessCode }) },
    })) as Order,
  changeParcel: async (orderNo, { shipmentId, giftMessage, day, accessCode }) =>
    (await site({
      method: "POST",
      path: "order-parcel",
      body: {
        orderNo,
        shipmentId,
        ...(giftMessage !== undefined && { giftMessage }),
        ...(day !== undefined && { c_DATE_WANTED: day }),
        ...(accessCode && { orderAccessCode: accessCode }),
      },
    })) as Order,
  deliveryDays: async (orderNo, { shipmentId, accessCode }) =>
    (await site({
      method: "POST",
      path: "order-delivery-days",
      body: { orderNo, shipmentId, ...(accessCode && { orderAccessCode: accessCode }) },
    })) as Record<string, unknown>,
  additionPrice: async (orderNo, { accessCode, ...addition }) =>
    (await site({
      method: "POST",
      path: "order-addition-price",
      body: { orderNo, ...addition, ...(accessCode && { orderAccessCode: accessCode }) },
    })) as AdditionPrice,
  add: async (orderNo, { accessCode, ...addition }) =>
    (await site({
      method: "POST",
      path: "order-addition",
      body: { orderNo, ...addition, ...(accessCode && { orderAccessCode: accessCode }) },
    })) as Order,
  claim: async (orderNo) => (await site({ method: "POST", path: "order-claim", body: { orderNo } })) as Order,
});
