import { paymentOf } from "#sandbox/baskets/basket-body.ts";
import type { BasketOwner } from "#sandbox/baskets/basket-service.ts";
import { withAttributes } from "#sandbox/baskets/basket.ts";
import { objectOf, requiredText, textOf } from "#sandbox/baskets/body.ts";
import type { Clock } from "#sandbox/clock.ts";
import { Fault } from "#sandbox/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest, type ApiRoute } from "#sandbox/http/api-route.ts";
import { presentPaymentMethods } from "#sandbox/payments/payment-presenter.ts";
import type { PaymentMethod } from "#sandbox/payments/payment-method.ts";
import type { OrderPayment, OrderStatus } from "./order.ts";
import { presentOrder, presentPartialOrder } from "./order-presenter.ts";
import type { OrderService } from "./order-service.ts";

const ownerOf = ({ shopper, siteId }: ApiRequest): BasketOwner => ({
  customerId: shopper.customerId,
  registered: shopper.registered,
  siteId,
  previousCustomerId: shopper.previousCustomerId,
});

const reasons = ["payment_confirm_failure", "payment_capture_failure", "payment_auth_failure"];
const statuses: readonly OrderStatus[] = ["created", "new", "completed", "cancelled", "replaced", "failed"];

/** Orders on one page at most, and when nothing is said. */
const PAGE_LIMIT = 50;
const DEFAULT_PAGE = 10;

const numberOf = ({ query }: ApiRequest, name: string, fallback: number, most: number, least = 0): number => {
  const text = query.get(name);
  if (text === null) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new Fault(400, "bad-request", `'${name}' must be a whole number from ${least} to ${most}.`, {
      parameterName: name,
    });
  return value;
};

const dateOf = ({ query }: ApiRequest, name: string): Date | null => {
  const text = query.get(name);
  if (text === null) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime()))
    throw new Fault(400, "bad-request", `'${name}' must be a date.`, { parameterName: name });
  return date;
};

const statusesOf = ({ query }: ApiRequest): OrderStatus[] => {
  const asked = query.getAll("status").flatMap((text) => text.split(","));
  return asked.map((text) => {
    const status = statuses.find((each) => each === text);
    if (!status) throw new Fault(400, "bad-request", `'${text}' is no order status.`, { parameterName: "status" });
    return status;
  });
};

/** What of a payment a body changes; a new card wants its token. */
const changedPayment = (payment: OrderPayment, given: unknown): OrderPayment => {
  const body = objectOf(given);
  const changed = paymentOf({ paymentMethodId: payment.methodId, ...body }, payment.id);
  return {
    ...payment,
    methodId: changed.methodId,
    amountCents: changed.amountCents ?? payment.amountCents,
    card: changed.card ?? payment.card,
    token: changed.token ?? (changed.card ? null : payment.token),
    attributes: withAttributes(payment.attributes, changed.attributes),
  };
};

const orderRoutes = (
  orders: OrderService,
  paymentMethods: readonly PaymentMethod[],
  clock: Clock,
  isOcapi: boolean,
): ApiRoute[] => [
  {
    operation: "ShopperOrders.createOrder",
    method: "post",
    path: "/orders",
    ownTransactions: true,
    handle: async (request) => {
      const basketId = requiredText(objectOf(request.body), "basketId");
      return presentOrder(await orders.create(basketId, ownerOf(request)), clock.now(), isOcapi);
    },
  },
  {
    operation: "ShopperOrders.getOrder",
    method: "get",
    path: "/orders/:orderNo",
    query: ["expand"],
    handle: async (request) =>
      presentOrder(await orders.get(request.params.orderNo ?? "", ownerOf(request)), clock.now(), isOcapi),
  },
  {
    operation: "ShopperOrders.guestOrderLookup",
    method: "post",
    path: "/orders/:orderNo/lookup",
    query: ["expand"],
    handle: async ({ params, body, siteId }) => {
      const given = objectOf(body);
      const { order, isFull } = await orders.lookUp(params.orderNo ?? "", siteId, {
        email: textOf(given, "email"),
        phone: textOf(given, "phone"),
        postalCode: textOf(given, "postalCode"),
        viewCode: textOf(given, "orderViewCode"),
      });
      return isFull ? presentOrder(order, clock.now(), isOcapi) : presentPartialOrder(order, clock.now());
    },
  },
  {
    operation: "ShopperOrders.failOrder",
    method: "post",
    path: "/orders/:orderNo/actions/fail",
    query: ["reopenBasket"],
    handle: async (request) => {
      const reasonCode = textOf(objectOf(request.body ?? {}), "reasonCode") ?? "payment_confirm_failure";
      if (!reasons.includes(reasonCode))
        throw new Fault(400, "bad-request", `'${reasonCode}' is no reason to fail an order.`, { path: "reasonCode" });
      const basketId = await orders.fail(request.params.orderNo ?? "", ownerOf(request), {
        reopenBasket: request.query.get("reopenBasket") === "true",
      });
      return basketId === null ? new ApiReply(204) : new ApiReply(201, undefined, { location: `/baskets/${basketId}` });
    },
  },
  {
    operation: "ShopperOrders.updatePaymentInstrumentForOrder",
    method: "patch",
    path: "/orders/:orderNo/payment-instruments/:paymentInstrumentId",
    ownTransactions: true,
    handle: async (request) => {
      const { orderNo = "", paymentInstrumentId = "" } = request.params;
      const order = await orders.changePayment(orderNo, ownerOf(request), paymentInstrumentId, (payment) =>
        changedPayment(payment, request.body),
      );
      return presentOrder(order, clock.now(), isOcapi);
    },
  },
  {
    operation: "ShopperOrders.getPaymentMethodsForOrder",
    method: "get",
    path: "/orders/:orderNo/payment-methods",
    handle: async (request) => {
      const order = await orders.get(request.params.orderNo ?? "", ownerOf(request));
      return presentPaymentMethods(
        paymentMethods.filter(({ id }) => order.payments.some(({ methodId }) => methodId === id)),
      );
    },
  },
];

const customerRoutes = (orders: OrderService, clock: Clock, isOcapi: boolean): ApiRoute[] => [
  {
    operation: "ShopperCustomers.getCustomerOrders",
    method: "get",
    path: "/customers/:customerId/orders",
    query: ["limit", "offset", "from", "until", "status", "crossSites", "expand"],
    handle: async (request) => {
      const { customerId = "" } = request.params;
      if (customerId !== "me" && customerId !== request.shopper.customerId)
        throw new Fault(400, "invalid-customer", "The customer ID does not belong to the access token.", {
          customerId,
        });
      const page = await orders.list(ownerOf(request), {
        limit: numberOf(request, "limit", DEFAULT_PAGE, PAGE_LIMIT, 1),
        offset: numberOf(request, "offset", 0, Number.MAX_SAFE_INTEGER),
        statuses: statusesOf(request),
        from: dateOf(request, "from"),
        until: dateOf(request, "until"),
      });
      const { limit, offset, total } = page;
      return { limit, offset, total, data: page.orders.map((order) => presentOrder(order, clock.now(), isOcapi)) };
    },
  },
];

/** Shopper Orders and the orders of a customer, in both dialects. */
export const orderFamilies = (
  orders: OrderService,
  paymentMethods: readonly PaymentMethod[],
  clock: Clock,
): ApiFamily[] =>
  (["scapi", "ocapi"] as const).flatMap((dialect) => [
    {
      base: "/checkout/shopper-orders/v1",
      dialects: [dialect],
      routes: orderRoutes(orders, paymentMethods, clock, dialect === "ocapi"),
    },
    {
      base: "/customer/shopper-customers/v1",
      dialects: [dialect],
      routes: customerRoutes(orders, clock, dialect === "ocapi"),
    },
  ]);
