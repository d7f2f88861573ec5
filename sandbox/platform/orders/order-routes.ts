import { integerOf, invalidValue, momentOf } from "#sandbox/core/request/query-values.ts";
import type { ShopperOrdersTypes } from "@salesforce/commerce-sdk-isomorphic";
import { giftCodeOf, paymentRequestOf } from "#sandbox/platform/baskets/basket-body.ts";
import { type SavedPaymentRequest, withAttributes } from "#sandbox/platform/baskets/basket.ts";
import { objectOf, requiredText, textOf } from "#sandbox/core/request/body-values.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest, type ApiRoute } from "#sandbox/core/api-route.ts";
import { newBasketId } from "#sandbox/platform/baskets/identifiers.ts";
import { applicableMethods } from "#sandbox/platform/payments/payment-method.ts";
import type { CardRule } from "#sandbox/platform/payments/plain-card.ts";
import type { PaymentMethodService } from "#sandbox/platform/payments/payment-method-service.ts";
import { presentPaymentMethods } from "#sandbox/platform/payments/payment-presenter.ts";
import { failureTypeOf, openCentsOf, type Order, type OrderPayment, type OrderStatus } from "./order.ts";
import type { OrderAccessService } from "./order-access-service.ts";
import { managementRoutes } from "./order-management-routes.ts";
import type { OrderManagementService } from "./order-management-service.ts";
import { presentOmsData } from "./oms-presenter.ts";
import { accessCodeOf, ownerOf } from "./order-request-routes.ts";
import { presentOrder, presentPartialOrder } from "./order-presenter.ts";
import type { OrderService } from "./order-service.ts";
import { shopOrderRoutes } from "./shop-order-routes.ts";

const reasons = ["payment_confirm_failure", "payment_capture_failure", "payment_auth_failure"];

/** What the wire's names of a status stand for. */
const statuses: Readonly<Record<string, readonly OrderStatus[]>> = {
  created: ["created"],
  new: ["new", "open"],
  completed: ["completed"],
  cancelled: ["cancelled"],
  replaced: ["replaced"],
  failed: ["failed"],
};

/** Orders on one page at most, and when nothing is said. */
const PAGE_LIMIT = 50;
const DEFAULT_PAGE = 10;

const statusesOf = ({ query }: ApiRequest): OrderStatus[] => {
  const asked = query.getAll("status").flatMap((text) => text.split(","));
  return asked.flatMap((text) => {
    const meant = Object.hasOwn(statuses, text) ? statuses[text] : undefined;
    if (!meant) throw invalidValue("status", text, "no status of orders");
    return meant;
  });
};

/** What of a payment a body changes; a new card wants its token. */
const changedPayment = (payment: OrderPayment, given: unknown): OrderPayment | SavedPaymentRequest => {
  const body = objectOf(given);
  const changed = paymentRequestOf({ paymentMethodId: payment.methodId, ...body }, payment.id);
  if ("savedInstrumentId" in changed) return changed;
  return {
    ...payment,
    ...(changed.card || changed.token ? { storedCardId: null, customerPaymentInstrumentId: null } : {}),
    methodId: changed.methodId,
    amountCents: changed.amountCents ?? payment.amountCents,
    card: changed.card ?? payment.card,
    token: changed.token ?? (changed.card ? null : payment.token),
    bankRoutingNumber: changed.bankRoutingNumber ?? payment.bankRoutingNumber,
    attributes: withAttributes(payment.attributes, changed.attributes),
  };
};

/** What the routes are made from. */
export interface OrderRouteServices {
  orders: OrderService;
  orderAccess: OrderAccessService;
  orderManagement: OrderManagementService;
  paymentMethods: Pick<PaymentMethodService, "of">;
  cards: CardRule;
  clock: Clock;
}

/**
 * A failed order is no answer for a client that takes any order for a placed one: it hears what a payment hook of the
 * platform would say. @throws Fault 400 `hook-status-exception`.
 */
const refuseFailed = ({ status, orderNo, failureReason, payments }: Order): void => {
  if (status !== "failed") return;
  const statusMessage = failureReason ?? "The payment failed.";
  const type = failureTypeOf({ payments });
  throw new Fault(400, "hook-status-exception", statusMessage, {
    statusCode: type,
    statusMessage,
    orderNo,
    c_flashes: [{ type, message: statusMessage }],
  });
};

type Show = (order: Order, request: ApiRequest, isHistory?: boolean) => Promise<ShopperOrdersTypes.Order>;

/**
 * Shows orders with what order management knows where a call expands it: of one order the parts that are named, of a
 * history the parcels, because its document names `oms` alone and has no counts of lines.
 */
const createShow =
  ({ orderManagement, clock }: OrderRouteServices, isOcapi: boolean): Show =>
  async (order, { query }, isHistory = false) => {
    const shown = presentOrder(order, clock.now(), isOcapi);
    const expand = query.getAll("expand").flatMap((text) => text.split(","));
    if (!expand.includes("oms") && !expand.includes("oms_shipments")) return shown;
    return presentOmsData(shown, order, {
      returns: await orderManagement.returns(order.orderNo),
      withItems: !isHistory && expand.includes("oms"),
      withShipments: isHistory || expand.includes("oms_shipments"),
    });
  };

const orderRoutes = (
  { orders, orderAccess: access, paymentMethods, cards, clock }: OrderRouteServices,
  show: Show,
  isOcapi: boolean,
): ApiRoute[] => [
  {
    operation: "ShopperOrders.createOrder",
    method: "post",
    path: "/orders",
    ownTransactions: true,
    handle: async (request) => {
      const basketId = requiredText(objectOf(request.body), "basketId");
      const order = await orders.create(basketId, ownerOf(request));
      if (cards === "plain") refuseFailed(order);
      return presentOrder(order, clock.now(), isOcapi);
    },
  },
  {
    operation: "ShopperOrders.getOrder",
    method: "get",
    path: "/orders/:orderNo",
    query: ["expand"],
    handle: async (request) => show(await orders.get(request.params.orderNo ?? "", ownerOf(request)), request),
  },
  {
    operation: "ShopperOrders.guestOrderLookup",
    method: "post",
    path: "/orders/:orderNo/lookup",
    query: ["expand"],
    ownTransactions: true,
    handle: async (request) => {
      const given = objectOf(request.body);
      const { order, isFull } = await access.lookUp(request.params.orderNo ?? "", ownerOf(request), {
        email: textOf(given, "email"),
        phone: textOf(given, "phone"),
        postalCode: textOf(given, "postalCode"),
        viewCode: textOf(given, "orderViewCode"),
        accessCode: accessCodeOf(given),
      });
      return isFull ? show(order, request) : presentPartialOrder(order, clock.now());
    },
  },
  {
    operation: "ShopperOrders.failOrder",
    method: "post",
    path: "/orders/:orderNo/actions/fail",
    query: ["reopenBasket"],
    ownTransactions: true,
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
    operation: "ShopperOrders.createPaymentInstrumentForOrder",
    method: "post",
    path: "/orders/:orderNo/payment-instruments",
    ownTransactions: true,
    handle: async (request) => {
      const payment = paymentRequestOf(request.body, newBasketId());
      const giftCode = giftCodeOf(request.body);
      const order = await orders.addPayment(request.params.orderNo ?? "", ownerOf(request), payment, giftCode);
      return presentOrder(order, clock.now(), isOcapi);
    },
  },
  {
    operation: "ShopperOrders.removePaymentInstrumentFromOrder",
    method: "delete",
    path: "/orders/:orderNo/payment-instruments/:paymentInstrumentId",
    ownTransactions: true,
    handle: async (request) => {
      const { orderNo = "", paymentInstrumentId = "" } = request.params;
      const order = await orders.removePayment(orderNo, ownerOf(request), paymentInstrumentId);
      return presentOrder(order, clock.now(), isOcapi);
    },
  },
  {
    operation: "ShopperOrders.getTaxesFromOrder",
    method: "get",
    path: "/orders/:orderNo/taxes",
    handle: async (request) => {
      const { orderNo } = await orders.get(request.params.orderNo ?? "", ownerOf(request));
      throw new Fault(409, "invalid-tax-mode", `Order with number '${orderNo}' has invalid tax mode.`, { orderNo });
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
      const openCents = openCentsOf(order);
      const methods = await paymentMethods.of(order.siteId);
      const used = methods.filter(({ id }) => order.payments.some(({ methodId }) => methodId === id));
      const { currency } = order;
      return presentPaymentMethods(
        openCents > 0 ? applicableMethods(methods, { openCents, customerGroups: [], currency }) : used,
        request.locale,
      );
    },
  },
];

const customerRoutes = ({ orders }: OrderRouteServices, show: Show): ApiRoute[] => [
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
        limit: integerOf(request.query, "limit", { least: 1, most: PAGE_LIMIT, otherwise: DEFAULT_PAGE }),
        offset: integerOf(request.query, "offset", { least: 0, most: 999_999_999, otherwise: 0 }),
        statuses: statusesOf(request),
        from: momentOf(request.query, "from"),
        until: momentOf(request.query, "until"),
        crossSites: request.query.get("crossSites") === "true",
      });
      const { limit, offset, total } = page;
      const data: ShopperOrdersTypes.Order[] = [];
      for (const order of page.orders) data.push(await show(order, request, true));
      return { limit, offset, total, data };
    },
  },
];

/** Shopper Orders and the orders of a customer, in both dialects. */
export const orderFamilies = (services: OrderRouteServices): ApiFamily[] =>
  (["scapi", "ocapi"] as const).flatMap((dialect) => {
    const isOcapi = dialect === "ocapi";
    const show = createShow(services, isOcapi);
    return [
      {
        base: "/checkout/shopper-orders/v1",
        dialects: [dialect],
        // The fixed addresses stand before `/orders/:orderNo`, which would take them.
        routes: [
          ...managementRoutes(services),
          ...orderRoutes(services, show, isOcapi),
          ...(isOcapi ? shopOrderRoutes(services, show) : []),
        ],
      },
      { base: "/customer/shopper-customers/v1", dialects: [dialect], routes: customerRoutes(services, show) },
    ];
  });
