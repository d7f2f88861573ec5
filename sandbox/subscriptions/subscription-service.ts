import type { BasketOwner } from "#sandbox/baskets/basket-service.ts";
import type { PaymentCard } from "#sandbox/baskets/basket.ts";
import type { Clock } from "#sandbox/clock.ts";
import type { Database } from "#sandbox/database/connection.ts";
import { Fault } from "#sandbox/fault.ts";
import type { Order } from "#sandbox/orders/order.ts";
import type { CardProcessor } from "#sandbox/payments/card-processor.ts";
import { isCardExpired } from "#sandbox/payments/payment-method.ts";
import { paymentRefusal } from "#sandbox/payments/payment-refusal.ts";
import type { ProductService } from "#sandbox/products/product-service.ts";
import { daysAfter, type Subscription, subscriptionsOf } from "./subscription.ts";
import type { SubscriptionOrder, SubscriptionRepository } from "./subscription-repository.ts";

/** What a shopper changes about a subscription. */
export interface SubscriptionChange {
  quantity?: number;
  intervalDays?: number;
  nextOrderAt?: Date;
}

/** Subscriptions as their owners see them. */
export interface SubscriptionService {
  /** Makes the schedules an order opted in to. */
  begin: (order: Order) => Promise<void>;
  list: (owner: BasketOwner) => Promise<Subscription[]>;
  /** @throws Fault 404 `subscription-not-found`, also for somebody else's. */
  get: (id: string, owner: BasketOwner) => Promise<{ subscription: Subscription; orders: SubscriptionOrder[] }>;
  /** @throws Fault 409 `subscription-status` for one that is cancelled; 400 for a moment that is past. */
  change: (id: string, owner: BasketOwner, change: SubscriptionChange) => Promise<Subscription>;
  /** Leaves the next order out. @throws Fault 409 unless it is active. */
  skip: (id: string, owner: BasketOwner) => Promise<Subscription>;
  pause: (id: string, owner: BasketOwner) => Promise<Subscription>;
  /** Begins again a day from now, or at the moment a pause left. @throws Fault 409 unless it is paused or suspended. */
  resume: (id: string, owner: BasketOwner) => Promise<Subscription>;
  cancel: (id: string, owner: BasketOwner) => Promise<Subscription>;
  /**
   * Has later orders paid by another card, and ends a suspension. Opens its own transactions, because the processor is asked.
   * @throws Fault 400 `card-expired`, `card-declined`.
   */
  changeCard: (id: string, owner: BasketOwner, card: PaymentCard, token: string) => Promise<Subscription>;
  /** Has every subscription of a customer paid by a card that the processor keeps, and ends suspensions. */
  payBy: (customerId: string, card: PaymentCard, storedCardId: string) => Promise<void>;
}

type Owner = Pick<BasketOwner, "customerId" | "siteId">;

const notFound = (subscriptionId: string) =>
  new Fault(404, "subscription-not-found", `No subscription with ID '${subscriptionId}' could be found.`, {
    subscriptionId,
  });

export const createSubscriptionService = (options: {
  database: Database;
  repository: SubscriptionRepository;
  products: Pick<ProductService, "findItems">;
  processor: Pick<CardProcessor, "keep">;
  clock: Clock;
  newId: () => string;
}): SubscriptionService => {
  const { database, repository, products, processor, clock, newId } = options;

  const own = (found: Subscription | undefined, id: string, owner: Owner): Subscription => {
    if (!found || found.customerId !== owner.customerId || found.siteId !== owner.siteId) throw notFound(id);
    return found;
  };

  const refuseStatus = ({ id, status }: Subscription, allowed: readonly Subscription["status"][]) => {
    if (!allowed.includes(status))
      throw new Fault(409, "subscription-status", `The subscription is ${status}.`, { subscriptionId: id, status });
  };

  const changed = (
    id: string,
    owner: Owner,
    allowed: readonly Subscription["status"][],
    change: (before: Subscription) => Partial<Subscription>,
  ): Promise<Subscription> =>
    database.transaction(async () => {
      const before = own(await repository.lock(id), id, owner);
      refuseStatus(before, allowed);
      const after = { ...before, ...change(before), modifiedAt: clock.now() };
      await repository.save(after);
      return after;
    });

  const paidBy = (card: PaymentCard, storedCardId: string): Partial<Subscription> => ({
    card: {
      cardType: card.cardType,
      maskedNumber: card.maskedNumber,
      holder: card.holder,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
    },
    storedCardId,
  });

  /** Out of a suspension: the next order is made a day from now. */
  const goingOn = () => ({ status: "active" as const, failures: 0, nextOrderAt: daysAfter(clock.now(), 1) });

  return {
    begin: async (order) => {
      const ids = [...new Set(order.items.map(({ productId }) => productId))];
      await repository.insert(subscriptionsOf(order, await products.findItems(ids, order.siteId), newId));
    },

    list: ({ customerId, siteId }) => repository.ofCustomer(customerId, siteId),

    get: async (id, owner) => ({
      subscription: own(await repository.lock(id), id, owner),
      orders: await repository.orders(id),
    }),

    change: (id, owner, change) =>
      changed(id, owner, ["active", "paused", "suspended"], ({ status }) => {
        const { nextOrderAt, ...rest } = change;
        if (nextOrderAt === undefined) return rest;
        if (nextOrderAt <= clock.now())
          throw new Fault(400, "bad-request", "'nextOrderDate' must lie ahead.", { path: "nextOrderDate" });
        if (status !== "active")
          throw new Fault(409, "subscription-status", `The subscription is ${status}.`, { subscriptionId: id, status });
        return { ...rest, nextOrderAt };
      }),

    skip: (id, owner) =>
      changed(id, owner, ["active"], ({ nextOrderAt, intervalDays }) => ({
        failures: 0,
        nextOrderAt: nextOrderAt && daysAfter(nextOrderAt, intervalDays),
      })),

    pause: (id, owner) => changed(id, owner, ["active"], () => ({ status: "paused", nextOrderAt: null })),

    resume: (id, owner) => changed(id, owner, ["paused", "suspended"], goingOn),

    cancel: (id, owner) =>
      changed(id, owner, ["active", "paused", "suspended"], () => ({ status: "cancelled", nextOrderAt: null })),

    changeCard: async (id, owner, card, token) => {
      const { currency } = await database.transaction(async () => {
        const before = own(await repository.lock(id), id, owner);
        refuseStatus(before, ["active", "paused", "suspended"]);
        return before;
      });
      if (isCardExpired(card, clock.now()))
        throw new Fault(400, "card-expired", "Card is expired", { path: "paymentCard" });
      const answer = await processor.keep({ token }, `CARD-${newId()}`, currency);
      if (answer.status !== "kept")
        throw new Fault(400, "card-declined", paymentRefusal(answer), { path: "paymentCard" });
      return changed(id, owner, ["active", "paused", "suspended"], ({ status, nextOrderAt }) => ({
        ...paidBy(card, answer.storedCardId),
        ...(status === "suspended" ? goingOn() : { nextOrderAt }),
      }));
    },

    payBy: async (customerId, card, storedCardId) => {
      for (const { id, siteId } of await repository.running(customerId))
        await changed(id, { customerId, siteId }, ["active", "paused", "suspended"], ({ status }) => ({
          ...paidBy(card, storedCardId),
          ...(status === "suspended" ? goingOn() : {}),
        }));
    },
  };
};
