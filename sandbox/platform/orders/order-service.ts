import type { BasketOrderService } from "#sandbox/platform/baskets/basket-order-service.ts";
import { basketNotFound, type BasketOwner } from "#sandbox/platform/baskets/basket-service.ts";
import type { BasketView } from "#sandbox/platform/baskets/basket-view-service.ts";
import {
  type Attributes,
  type PaymentRequest,
  type SavedPaymentRequest,
  withAttributes,
} from "#sandbox/platform/baskets/basket.ts";
import type { Note } from "#sandbox/platform/baskets/note.ts";
import type { SavedPaymentService } from "#sandbox/platform/baskets/saved-payment-service.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { withRetries } from "#sandbox/core/database/retryable.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { BasketRules } from "#sandbox/platform/baskets/basket-rules.ts";
import type { PaymentMessages } from "#sandbox/platform/payments/payment-refusal.ts";
import type { GiftCertificateService } from "#sandbox/platform/gift-certificates/gift-certificate-service.ts";
import type { GiftCode } from "#sandbox/platform/gift-certificates/gift-certificate.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { CardProcessor } from "#sandbox/platform/payments/card-processor.ts";
import type { CardRule } from "#sandbox/platform/payments/plain-card.ts";
import type { PaymentMethodService } from "#sandbox/platform/payments/payment-method-service.ts";
import { noWallets, type WalletProcessor } from "#sandbox/platform/payments/wallet-processor.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import {
  failed,
  openCentsOf,
  type Order,
  orderFrom,
  orderNotFound,
  type OrderPayment,
  type OrderStatus,
  refuseSettled,
  refuseUnready,
  stockLines,
} from "./order.ts";
import { placed } from "./fulfilment.ts";
import { createOrderCheck } from "./order-check-service.ts";
import { type Charge, createOrderCharging } from "./order-charging-service.ts";
import { createOrderMails, type OrderMails } from "./order-mail.ts";
import { createOrderPayments, isGiftPayment, paymentOfOrder } from "./order-payment-service.ts";
import { createOrderQueue } from "./order-queue.ts";
import { createPaymentRelease } from "./order-payment-release-service.ts";
import type { OrderReleaseService } from "./order-release-service.ts";
import type { OrderRepository } from "./order-repository.ts";

/** A page of a customer's orders. */
export interface OrderPage {
  limit: number;
  offset: number;
  total: number;
  orders: Order[];
}

/** Orders. */
export interface OrderService {
  /**
   * Makes the order of a basket and has it paid: status `new`, or `failed` with the basket given back. Asking again for
   * the same basket gives the same order. Opens its own transactions, because the processor is asked between them. Out
   * of time before the order is made, nothing is made; after that it is paid and settled whether anybody waits or not,
   * and asking again tells.
   * @throws Fault 404 `basket-not-found`; 400 with `c_flashes` while something prevents ordering; 400
   * `product-item-not-available`; 400 for what a merchant's rules find.
   */
  create(basketId: string, owner: BasketOwner): Promise<Order>;
  /**
   * Makes and pays the order of a basket the shop itself put together, by a stored card; the same basket gives the same
   * order.
   * @throws Fault 400 while something prevents ordering.
   */
  renew(basket: BasketView, storedCardId: string): Promise<Order>;
  /** @throws Fault 404 `order-not-found`, also for somebody else's. */
  get(orderNo: string, owner: BasketOwner): Promise<Order>;
  list(
    owner: BasketOwner,
    page: {
      limit: number;
      offset: number;
      statuses: readonly OrderStatus[];
      from: Date | null;
      until: Date | null;
      /** Orders of the customer on every site. */
      crossSites: boolean;
    },
  ): Promise<OrderPage>;
  /**
   * Fails an order that is not placed yet; gives the id of the reopened basket. Opens its own transaction, because the
   * processor is asked after it. @throws Fault 409 for a settled one.
   */
  fail(orderNo: string, owner: BasketOwner, options: { reopenBasket: boolean }): Promise<string | null>;
  /** Changes custom attributes of an order; null takes one away. @throws Fault 404 `order-not-found`. */
  annotate(orderNo: string, owner: BasketOwner, attributes: Attributes): Promise<Order>;
  /** Changes the notes of an order. @throws Fault 404 `order-not-found`. */
  changeNotes(orderNo: string, owner: BasketOwner, change: (notes: readonly Note[]) => Note[]): Promise<Order>;
  /**
   * Changes a payment of an order that is not placed yet, and then has it paid. @throws Fault 400 for a settled one.
   */
  changePayment(
    orderNo: string,
    owner: BasketOwner,
    paymentInstrumentId: string,
    change: (payment: OrderPayment) => OrderPayment | SavedPaymentRequest,
  ): Promise<Order>;
  /** Adds a payment to an order that is not placed yet, and has it paid once nothing is open. @throws Fault 400. */
  addPayment(orderNo: string, owner: BasketOwner, payment: PaymentRequest, giftCode: GiftCode | null): Promise<Order>;
  /** Takes a payment from an order that is not placed yet. @throws Fault 404; 400 for a settled one. */
  removePayment(orderNo: string, owner: BasketOwner, paymentInstrumentId: string): Promise<Order>;
  /**
   * Settles what a crash, or a database that went away, left between being made and being paid: all of it, or what was
   * last changed `HANGING_MINUTES` before a moment.
   */
  settleLeftovers(at?: Date): Promise<void>;
  /** When the next order has hung that long; nothing while none does. */
  nextLeftover(): Promise<Date | undefined>;
}

/** What orders are made from. */
export interface OrderServiceOptions {
  database: Database;
  repository: OrderRepository;
  baskets: BasketOrderService;
  inventory: Pick<InventoryService, "reserve">;
  promotions: PromotionService;
  giftCertificates: Pick<GiftCertificateService, "redeem" | "release" | "issue" | "payment" | "paymentByWallet">;
  savedPayments: SavedPaymentService;
  release: OrderReleaseService;
  outbox: Pick<OutboxService, "send">;
  /** Letters about orders; in the engine's own words when left out. */
  mails?: OrderMails;
  /** Says why an order was not paid; in the engine's own words when left out. */
  refusals?: PaymentMessages;
  /** What a merchant finds that prevents an order; nothing when left out. */
  checkOrder?: BasketRules["checkOrder"];
  /** Told about every order that is placed, inside the transaction that places it. */
  onPlaced: (order: Order) => Promise<void>;
  processor: Pick<CardProcessor, "authorise" | "reverse">;
  customers: Pick<CustomerService, "businessAccountOf">;
  /** Left out, no wallet pays. */
  wallets?: WalletProcessor;
  /** Two-letter country of a site. */
  countryOf?: (siteId: string) => string;
  paymentMethods: Pick<PaymentMethodService, "of">;
  /** Left out, a card pays by its token only. */
  cards?: CardRule;
  clock: Clock;
  newViewCode: () => string;
  /** Letters before the number of an order; none unless given. */
  numberPrefix?: string;
}

/** Minutes after which an order that is neither placed nor failed hangs; a call is over long before. */
export const HANGING_MINUTES = 5;

const hangingAt = (modifiedAt: Date) => new Date(modifiedAt.getTime() + HANGING_MINUTES * 60_000);

/** Orders made at once; fewer than there are connections to the database. */
const MADE_AT_ONCE = 4;

/** Orders: made in one transaction, paid outside of any, settled in a second one. */
export const createOrderService = (options: OrderServiceOptions): OrderService => {
  const {
    database,
    repository,
    baskets,
    inventory,
    promotions,
    processor,
    wallets = noWallets,
    paymentMethods,
    clock,
    newViewCode,
  } = options;
  const { giftCertificates, savedPayments, release, outbox, onPlaced, mails = createOrderMails() } = options;

  const orderPayments = createOrderPayments({ savedPayments, paymentMethods, giftCertificates, clock });

  const { countryOf = () => "US", numberPrefix = "" } = options;
  const pay = createOrderCharging({ ...options, wallets, countryOf });
  const releasePayments = createPaymentRelease(processor, wallets, paymentMethods, countryOf);

  const checked = createOrderCheck(options.customers, options.checkOrder);

  const namesIn = ({ checkPayee, locale }: BasketView["situation"]) => ({
    viewCode: newViewCode(),
    checkPayee,
    customerLocale: locale,
    now: clock.now(),
  });

  const inTurn = createOrderQueue(MADE_AT_ONCE);

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
  const make = (basketId: string, owner: BasketOwner) => (): Promise<Order> =>
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
      refuseUnready([...basket.flashes, ...(await checked(basket))]);
      const coupons = basket.coupons.filter(({ status }) => status === "applied");
      const problems = await promotions.lockAndCheck(coupons, user);
      const used = coupons.find(({ code }) => (problems.get(code) ?? null) !== null);
      if (used)
        throw new Fault(400, "invalid-coupon-code", `The coupon code '${used.code}' can no longer be used.`, {
          couponCode: used.code,
          statusCode: problems.get(used.code),
        });
      const orderNo = `${numberPrefix}${await repository.nextNumber()}`;
      const order = orderFrom(basket, { ...namesIn(basket.situation), orderNo });
      await inventory.reserve(stockLines(order), order.siteId);
      await repository.insert(order);
      const gifts = order.payments.filter(isGiftPayment);
      if (gifts.length > 0) await giftCertificates.redeem(orderNo, order.currency, gifts);
      if (coupons.length > 0) await promotions.redeem(orderNo, coupons, user);
      await baskets.consume(basketId, orderNo);
      return order;
    });

  /** Gives back everything an order took. */
  const rollBack = async (order: Order, basket: "reopen" | "reopen-without-cards" | "drop"): Promise<string | null> => {
    await release.giveBack(order);
    if (basket === "drop") {
      await baskets.forget(order.basketId);
      return null;
    }
    return baskets.reopen(order.basketId, { keepCards: basket === "reopen" });
  };

  /** Second transaction: placed or failed. */
  const finish = async (order: Order, { payments, refusal, mayBeUnderWay }: Charge): Promise<Order> => {
    const done = await database.transaction(async () => {
      const done =
        refusal === null ? placed(order, payments, clock.now()) : failed(order, payments, refusal, clock.now());
      if (!(await repository.saveOutcome(done))) return release.settledElsewhere(order.orderNo, payments);
      if (refusal === null) await welcome(done);
      else await rollBack(order, "reopen-without-cards");
      return done;
    });
    return done.status === "failed" ? release.reversePayments(done, { mayBeUnderWay }) : done;
  };

  /** What happens once an order is placed: its basket goes, what it sells is made, and a mail says so. */
  const welcome = async (order: Order): Promise<void> => {
    await baskets.forget(order.basketId);
    if (order.giftCertificates.length > 0)
      await giftCertificates.issue({ ...order, isPaid: order.paymentStatus === "paid" }, order.giftCertificates);
    await onPlaced(order);
    await outbox.send(mails.confirmation(order));
  };

  const settle = (order: Order): Promise<Order> => {
    const running = settling.get(order.orderNo);
    if (running) return running;
    if (order.status !== "created" || openCentsOf(order) > 0) return Promise.resolve(order);
    const work = pay(order)
      .then((charge) => finish(order, charge))
      .finally(() => settling.delete(order.orderNo));
    settling.set(order.orderNo, work);
    return work;
  };

  /** Changes the payments of an order that is not placed yet; once nothing is open it is paid. */
  const changePayments = async (
    orderNo: string,
    owner: BasketOwner,
    paymentInstrumentId: string | null,
    change: (order: Order) => OrderPayment[] | Promise<OrderPayment[]>,
  ): Promise<Order> => {
    const { before, after } = await database.transaction(async () => {
      const order = own(await repository.lock(orderNo), orderNo, owner);
      if (paymentInstrumentId !== null) paymentOfOrder(order, paymentInstrumentId);
      refuseSettled(order, 400);
      if (settling.has(orderNo))
        throw new Fault(400, "order-status-transition", `Order '${orderNo}' is being paid.`, { orderNo });
      const changed = { ...order, payments: await change(order), modifiedAt: clock.now() };
      await repository.replacePayments(changed);
      return { before: order, after: changed };
    });
    // A crash may have hidden that a card was charged before; whoever changes the payments is charged for the new ones
    // only.
    const charged = before.payments.filter(
      ({ token, storedCardId, gift }) => (token ?? storedCardId) !== null && gift === null,
    );
    if (charged.length > 0) await releasePayments(before, charged);
    return settle(after);
  };

  return {
    create: async (basketId, owner) => settle(await inTurn(() => withRetries(make(basketId, owner)))),

    renew: async (basket, storedCardId) => {
      const made = await database.transaction(async () => {
        const before = await repository.numberOfBasket(basket.id);
        if (before !== undefined) return existing(before);
        refuseUnready(basket.flashes.filter(({ type }) => type !== "PaymentMethodRequired"));
        const orderNo = `${numberPrefix}${await repository.nextNumber()}`;
        const drawn = orderFrom(basket, { ...namesIn(basket.situation), orderNo });
        const payments = drawn.payments.map((payment) => ({ ...payment, storedCardId }));
        const order: Order = { ...drawn, createdBy: "System", payments };
        await inventory.reserve(stockLines(order), order.siteId);
        await repository.insert(order);
        return order;
      });
      return settle(made);
    },

    get: async (orderNo, owner) => own(await repository.find(orderNo), orderNo, owner),

    list: async ({ customerId, siteId }, page) => {
      const { limit, offset } = page;
      return {
        limit,
        offset,
        ...(await repository.list({ customerId, siteId: page.crossSites ? null : siteId, ...page })),
      };
    },

    fail: async (orderNo, owner, { reopenBasket }) => {
      const { done, basketId } = await database.transaction(async () => {
        const order = own(await repository.lock(orderNo), orderNo, owner);
        refuseSettled(order, 409);
        if (settling.has(orderNo))
          throw new Fault(409, "order-status-transition", `Order '${orderNo}' is being paid.`, { orderNo });
        const after = failed(order, order.payments, "The payment was given up.", clock.now());
        await repository.saveOutcome(after);
        return { done: after, basketId: await rollBack(order, reopenBasket ? "reopen" : "drop") };
      });
      await release.reversePayments(done);
      return basketId;
    },

    annotate: (orderNo, owner, attributes) =>
      database.transaction(async () => {
        const order = own(await repository.lock(orderNo), orderNo, owner);
        if (Object.keys(attributes).length === 0) return order;
        const after = {
          ...order,
          attributes: withAttributes(order.attributes, attributes),
          modifiedAt: clock.now(),
        };
        await repository.saveWords(after);
        return after;
      }),

    changeNotes: (orderNo, owner, change) =>
      database.transaction(async () => {
        const order = own(await repository.lock(orderNo), orderNo, owner);
        const after = { ...order, notes: change(order.notes), modifiedAt: clock.now() };
        await repository.saveWords(after);
        return after;
      }),

    changePayment: (orderNo, owner, paymentInstrumentId, change) =>
      changePayments(orderNo, owner, paymentInstrumentId, (order) =>
        orderPayments.changed(order, owner, paymentInstrumentId, change),
      ),

    addPayment: (orderNo, owner, request, giftCode) =>
      changePayments(orderNo, owner, null, (order) => orderPayments.added(order, owner, request, giftCode)),

    removePayment: (orderNo, owner, paymentInstrumentId) =>
      changePayments(orderNo, owner, paymentInstrumentId, (order) => orderPayments.removed(order, paymentInstrumentId)),

    settleLeftovers: async (at) => {
      for (const { orderNo, modifiedAt } of await repository.unsettled())
        if (at === undefined || hangingAt(modifiedAt) <= at) await settle(await existing(orderNo));
      if (at === undefined) await release.reverseLeftovers({ isStart: true });
    },

    nextLeftover: async () => {
      const [first] = await repository.unsettled();
      return first && hangingAt(first.modifiedAt);
    },
  };
};
