import type { BasketOrderService } from "#sandbox/baskets/basket-order-service.ts";
import { basketNotFound, type BasketOwner, refuseUnfit } from "#sandbox/baskets/basket-service.ts";
import type { BasketPayment } from "#sandbox/baskets/basket.ts";
import type { Clock } from "#sandbox/clock.ts";
import type { Database } from "#sandbox/database/connection.ts";
import { Fault } from "#sandbox/fault.ts";
import type { InventoryService } from "#sandbox/inventory/inventory-service.ts";
import type { CardProcessor } from "#sandbox/payments/card-processor.ts";
import type { PaymentMethod } from "#sandbox/payments/payment-method.ts";
import { paymentRefusal } from "#sandbox/payments/payment-refusal.ts";
import type { PromotionService } from "#sandbox/promotions/promotion-service.ts";
import {
  failed,
  type Order,
  orderFrom,
  type OrderPayment,
  type OrderStatus,
  placed,
  refuseSettled,
  refuseUnready,
  stockLines,
} from "./order.ts";
import type { OrderRepository } from "./order-repository.ts";

/** A page of a customer's orders. */
export interface OrderPage {
  limit: number;
  offset: number;
  total: number;
  orders: Order[];
}

/** How a guest proves an order to be theirs. */
export interface OrderProof {
  email: string | null;
  phone: string | null;
  postalCode: string | null;
  viewCode: string | null;
}

/** Orders. */
export interface OrderService {
  /**
   * Makes the order of a basket and has it paid: status `new`, or `failed` with the basket given back. Asking again for the same
   * basket gives the same order. Opens its own transactions, because the processor is asked between them.
   * @throws Fault 404 `basket-not-found`; 400 with `c_flashes` while something prevents ordering; 400 `product-item-not-available`.
   */
  create(basketId: string, owner: BasketOwner): Promise<Order>;
  /** @throws Fault 404 `order-not-found`, also for somebody else's. */
  get(orderNo: string, owner: BasketOwner): Promise<Order>;
  list(
    owner: BasketOwner,
    page: { limit: number; offset: number; statuses: readonly OrderStatus[]; from: Date | null; until: Date | null },
  ): Promise<OrderPage>;
  /** @throws Fault 400 `insufficient-identifying-information`; 404 when anything does not fit. */
  lookUp(orderNo: string, siteId: string, proof: OrderProof): Promise<{ order: Order; isFull: boolean }>;
  /** Fails an order that is not placed yet; gives the id of the reopened basket. @throws Fault 409 for a settled one. */
  fail(orderNo: string, owner: BasketOwner, options: { reopenBasket: boolean }): Promise<string | null>;
  /** Changes a payment of an order that is not placed yet, and then has it paid. @throws Fault 400 for a settled one. */
  changePayment(
    orderNo: string,
    owner: BasketOwner,
    paymentInstrumentId: string,
    change: (payment: OrderPayment) => OrderPayment,
  ): Promise<Order>;
  /** Settles what a crash left between being made and being paid. */
  settleLeftovers(): Promise<void>;
}

/** What orders are made from. */
export interface OrderServiceOptions {
  database: Database;
  repository: OrderRepository;
  baskets: BasketOrderService;
  inventory: Pick<InventoryService, "reserve" | "release">;
  promotions: PromotionService;
  processor: CardProcessor;
  paymentMethods: readonly PaymentMethod[];
  clock: Clock;
  newViewCode: () => string;
}

/** Letters before the number of an order. */
const PREFIX = "WP";

const orderNotFound = (orderNo: string) =>
  new Fault(404, "order-not-found", `No order with number '${orderNo}' could be found.`, { orderNo });

/** Orders: made in one transaction, paid outside of any, settled in a second one. */
export const createOrderService = (options: OrderServiceOptions): OrderService => {
  const { database, repository, baskets, inventory, promotions, processor, paymentMethods, clock, newViewCode } =
    options;

  /** Orders being paid right now; whoever asks meanwhile waits for the same outcome. */
  const settling = new Map<string, Promise<Order>>();

  const existing = async (orderNo: string): Promise<Order> => {
    const order = await repository.find(orderNo);
    if (!order) throw orderNotFound(orderNo);
    return order;
  };

  const own = (order: Order | undefined, orderNo: string, owner: BasketOwner): Order => {
    if (!order || order.customerId !== owner.customerId || order.siteId !== owner.siteId) throw orderNotFound(orderNo);
    return order;
  };

  /** First transaction: the order with its stock and coupons, or the one there already is. */
  const make = (basketId: string, owner: BasketOwner): Promise<Order> =>
    database.transaction(async () => {
      const basket = await baskets.lockForOrder(basketId, owner);
      if (!basket) {
        const orderNo = await repository.numberOfBasket(basketId);
        const order = orderNo === undefined ? undefined : await repository.find(orderNo);
        if (!order || order.customerId !== owner.customerId || order.siteId !== owner.siteId)
          throw basketNotFound(basketId);
        return order;
      }
      if (!("flashes" in basket)) return existing(basket.orderNo);
      const user = { siteId: basket.siteId, customerId: basket.customerId, email: basket.email };
      refuseUnready(basket.flashes);
      const couponIds = basket.coupons.filter(({ status }) => status === "applied").map(({ couponId }) => couponId);
      const problems = await promotions.lockAndCheck(couponIds, user);
      const used = basket.coupons.find(({ couponId }) => (problems.get(couponId) ?? null) !== null);
      if (used)
        throw new Fault(400, "invalid-coupon-code", `The coupon code '${used.code}' can no longer be used.`, {
          couponCode: used.code,
          statusCode: problems.get(used.couponId),
        });
      const orderNo = `${PREFIX}${await repository.nextNumber()}`;
      const order = orderFrom(basket, { orderNo, viewCode: newViewCode(), now: clock.now() });
      await inventory.reserve(stockLines(order), order.siteId);
      await repository.insert(order);
      if (couponIds.length > 0) await promotions.redeem(orderNo, couponIds, user);
      await baskets.consume(basketId, orderNo);
      return order;
    });

  /** Gives back everything an order took. */
  const rollBack = async (order: Order, basket: "reopen" | "reopen-without-cards" | "drop"): Promise<string | null> => {
    await inventory.release(stockLines(order), order.siteId);
    await promotions.takeBack(order.orderNo);
    if (basket === "drop") {
      await baskets.forget(order.basketId);
      return null;
    }
    return baskets.reopen(order.basketId, { keepCards: basket === "reopen" });
  };

  /** Asks the processor for each card; stops at the first that is not taken. */
  const pay = async (order: Order): Promise<{ payments: OrderPayment[]; refusal: string | null }> => {
    const payments: OrderPayment[] = [];
    let refusal: string | null = null;
    for (const payment of order.payments) {
      const isCard = paymentMethods.find(({ id }) => id === payment.methodId)?.cards.length;
      if (refusal !== null || !isCard || payment.amountCents === 0) {
        payments.push(payment);
        continue;
      }
      const answer = await processor.authorise({
        orderNo: order.orderNo,
        amountCents: payment.amountCents,
        currency: order.currency,
        token: payment.token ?? "",
      });
      const isTaken = answer.status === "authorized";
      payments.push({
        ...payment,
        status: isTaken ? "authorized" : "declined",
        transactionId: isTaken ? answer.transactionId : null,
      });
      if (!isTaken) refusal = paymentRefusal(answer);
    }
    return { payments, refusal };
  };

  /** Second transaction: placed or failed. An order somebody else settled meanwhile is left as it is. */
  const finish = (order: Order, payments: OrderPayment[], refusal: string | null): Promise<Order> =>
    database.transaction(async () => {
      const done =
        refusal === null ? placed(order, payments, clock.now()) : failed(order, payments, refusal, clock.now());
      if (!(await repository.saveOutcome(done))) return existing(order.orderNo);
      if (refusal === null) await baskets.forget(order.basketId);
      else await rollBack(order, "reopen-without-cards");
      return done;
    });

  const settle = (order: Order): Promise<Order> => {
    const running = settling.get(order.orderNo);
    if (running) return running;
    if (order.status !== "created") return Promise.resolve(order);
    const work = pay(order)
      .then(({ payments, refusal }) => finish(order, payments, refusal))
      .finally(() => settling.delete(order.orderNo));
    settling.set(order.orderNo, work);
    return work;
  };

  return {
    create: async (basketId, owner) => settle(await make(basketId, owner)),

    get: async (orderNo, owner) => own(await repository.find(orderNo), orderNo, owner),

    list: async ({ customerId, siteId }, page) => {
      const { limit, offset } = page;
      return { limit, offset, ...(await repository.list({ customerId, siteId, ...page })) };
    },

    lookUp: async (orderNo, siteId, { email, phone, postalCode, viewCode }) => {
      if (!(email || phone) || !(viewCode || postalCode))
        throw new Fault(
          400,
          "insufficient-identifying-information",
          "An email address or phone number and an order view code or billing postal code are needed.",
        );
      const order = await repository.find(orderNo);
      const digits = (text: string) => text.replace(/\W/g, "").toLowerCase();
      const isSame = (given: string | null, kept: unknown) =>
        given === null || (typeof kept === "string" && digits(given) === digits(kept));
      const fits =
        order !== undefined &&
        order.siteId === siteId &&
        (email === null || email.trim().toLowerCase() === order.email.toLowerCase()) &&
        isSame(phone, order.billingAddress.phone) &&
        isSame(postalCode, order.billingAddress.postalCode) &&
        (viewCode === null || viewCode === order.viewCode);
      if (!fits) throw orderNotFound(orderNo);
      return { order, isFull: viewCode !== null };
    },

    fail: async (orderNo, owner, { reopenBasket }) => {
      const order = own(await repository.lock(orderNo), orderNo, owner);
      refuseSettled(order, 409);
      if (settling.has(orderNo))
        throw new Fault(409, "order-status-transition", `Order '${orderNo}' is being paid.`, { orderNo });
      const done = failed(order, order.payments, "The payment was given up.", clock.now());
      await repository.saveOutcome(done);
      return rollBack(order, reopenBasket ? "reopen" : "drop");
    },

    changePayment: async (orderNo, owner, paymentInstrumentId, change) => {
      const changedOrder = await database.transaction(async () => {
        const order = own(await repository.lock(orderNo), orderNo, owner);
        const payment = order.payments.find(({ id }) => id === paymentInstrumentId);
        if (!payment)
          throw new Fault(
            404,
            "payment-instrument-not-found",
            `No payment instrument with ID '${paymentInstrumentId}' could be found in the order.`,
            { paymentInstrumentId },
          );
        refuseSettled(order, 400);
        const changed = change(payment);
        refuseUnfit(changed as BasketPayment, paymentMethods, clock.now());
        const payments = order.payments.map((each) => (each === payment ? changed : each));
        const paid = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
        if (paid !== order.totals.orderTotalCents)
          throw new Fault(400, "bad-request", "The payments must come to the order's total.", { orderNo });
        const after = { ...order, payments, modifiedAt: clock.now() };
        await repository.saveOutcome(after);
        return after;
      });
      return settle(changedOrder);
    },

    settleLeftovers: async () => {
      for (const orderNo of await repository.unsettled()) await settle(await existing(orderNo));
    },
  };
};
