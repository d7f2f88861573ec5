import type { BasketOwner } from "#sandbox/platform/baskets/basket-service.ts";
import type { PaymentCard } from "#sandbox/platform/baskets/basket.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { Order } from "#sandbox/platform/orders/order.ts";
import type { CardProcessor } from "#sandbox/platform/payments/card-processor.ts";
import { isCardExpired } from "#sandbox/platform/payments/payment-method.ts";
import { paymentRefusal } from "#sandbox/platform/payments/payment-refusal.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { daysAfter, type Subscription, subscriptionsOf } from "./subscription.ts";
import {
  altered,
  cancelled,
  paused,
  refuseStatus,
  resumed,
  skipped,
  type SubscriptionChange,
  undone,
} from "./subscription-actions.ts";
import type { SubscriptionOrder, SubscriptionRepository } from "./subscription-repository.ts";

/** Subscriptions as their owners see them. */
export interface SubscriptionService {
  /** Makes the schedules an order opted in to. */
  begin: (order: Order) => Promise<void>;
  /** Gives those that an order began to the account that has claimed the order. */
  give: SubscriptionRepository["give"];
  /** Those of a customer on every site that are not cancelled. */
  running: (customerId: string) => Promise<Subscription[]>;
  list: (owner: BasketOwner) => Promise<Subscription[]>;
  /** @throws Fault 404 `subscription-not-found`, also for somebody else's. */
  get: (id: string, owner: BasketOwner) => Promise<{ subscription: Subscription; orders: SubscriptionOrder[] }>;
  /** @throws Fault 409 `subscription-status` for one that is cancelled; 400 for a moment that is past. */
  change: (id: string, owner: BasketOwner, change: SubscriptionChange) => Promise<Subscription>;
  /** Leaves the next order out. @throws Fault 409 unless it is active. */
  skip: (id: string, owner: BasketOwner) => Promise<Subscription>;
  pause: (id: string, owner: BasketOwner) => Promise<Subscription>;
  /**
   * Goes on at the date that the pause has kept, or at the wished one. @throws Fault 409 unless it is paused or
   * suspended; 409 `subscription-date-needed` where the kept date is past and none is wished.
   */
  resume: (id: string, owner: BasketOwner, wished?: Date) => Promise<Subscription>;
  cancel: (id: string, owner: BasketOwner) => Promise<Subscription>;
  /** Takes the last action back. @throws Fault 409 `subscription-undo` where that is too late. */
  undo: (id: string, owner: BasketOwner) => Promise<Subscription>;
  /**
   * Has later orders paid by another card, and ends a suspension. Opens its own transactions, because the processor is
   * asked.
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
  /** Custom attributes that say what goods a line takes; every renewal takes them along. */
  goodsAttributes?: readonly string[] | undefined;
}): SubscriptionService => {
  const { database, repository, products, processor, clock, newId, goodsAttributes } = options;

  const own = (found: Subscription | undefined, id: string, owner: Owner): Subscription => {
    if (!found || found.customerId !== owner.customerId || found.siteId !== owner.siteId) throw notFound(id);
    return found;
  };

  const changed = (
    id: string,
    owner: Owner,
    change: (before: Subscription, now: Date) => Subscription,
  ): Promise<Subscription> =>
    database.transaction(async () => {
      const after = change(own(await repository.lock(id), id, owner), clock.now());
      await repository.save(after);
      return after;
    });

  /** Paid by another card from now on; the order that a suspended one waits with is made a day later. */
  const paidBy =
    (card: PaymentCard, storedCardId: string) =>
    (before: Subscription, now: Date): Subscription => {
      refuseStatus(before);
      const { cardType, maskedNumber, holder, expirationMonth, expirationYear } = card;
      return {
        ...before,
        card: { cardType, maskedNumber, holder, expirationMonth, expirationYear },
        storedCardId,
        modifiedAt: now,
        ...(before.status === "suspended" && {
          status: "active",
          failures: 0,
          nextOrderAt: daysAfter(now, 1),
          lastDeed: null,
        }),
      };
    };

  return {
    begin: async (order) => {
      const ids = [...new Set(order.items.map(({ productId }) => productId))];
      await repository.insert(
        subscriptionsOf(order, await products.findItems(ids, order.siteId), newId, goodsAttributes),
      );
    },

    list: ({ customerId, siteId }) => repository.ofCustomer(customerId, siteId),

    get: async (id, owner) => ({
      subscription: own(await repository.lock(id), id, owner),
      orders: await repository.orders(id),
    }),

    give: (orderNo, owner, at) => repository.give(orderNo, owner, at),
    running: (customerId) => repository.running(customerId),
    change: (id, owner, change) => changed(id, owner, (before, now) => altered(before, change, now)),
    skip: (id, owner) => changed(id, owner, skipped),
    pause: (id, owner) => changed(id, owner, paused),
    resume: (id, owner, wished) => changed(id, owner, (before, now) => resumed(before, wished, now)),
    cancel: (id, owner) => changed(id, owner, cancelled),
    undo: (id, owner) => changed(id, owner, undone),

    changeCard: async (id, owner, card, token) => {
      const { currency } = await database.transaction(async () => {
        const before = own(await repository.lock(id), id, owner);
        refuseStatus(before);
        return before;
      });
      if (isCardExpired(card, clock.now()))
        throw new Fault(400, "card-expired", "Card is expired", { path: "paymentCard" });
      const answer = await processor.keep({ token }, `CARD-${newId()}`, currency);
      if (answer.status !== "kept")
        throw new Fault(400, "card-declined", paymentRefusal(answer), { path: "paymentCard" });
      return changed(id, owner, paidBy(card, answer.storedCardId));
    },

    payBy: async (customerId, card, storedCardId) => {
      for (const { id, siteId } of await repository.running(customerId))
        await changed(id, { customerId, siteId }, paidBy(card, storedCardId));
    },
  };
};
