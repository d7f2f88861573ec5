import type { BasketService } from "#sandbox/platform/baskets/basket-service.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OrderService } from "#sandbox/platform/orders/order-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { declined, renewalBasket, renewed, type Subscription } from "./subscription.ts";
import type { SubscriptionRepository } from "./subscription-repository.ts";

/** Subscriptions ordering by themselves. */
export interface RenewalService {
  nextDue: () => Promise<Date | undefined>;
  /** Makes every order that is due; opens its own transactions, because cards are asked between them. */
  run: (at: Date) => Promise<void>;
}

export const createRenewalService = (options: {
  database: Database;
  repository: SubscriptionRepository;
  baskets: Pick<BasketService, "view">;
  orders: Pick<OrderService, "renew">;
  outbox: Pick<OutboxService, "send">;
  clock: Clock;
}): RenewalService => {
  const { database, repository, baskets, orders, outbox, clock } = options;

  /** The order of a renewal, or why there is none. */
  const order = async (subscription: Subscription): Promise<{ orderNo: string | null; problem: string | null }> => {
    if (subscription.storedCardId === null) return { orderNo: null, problem: "There is no card to charge." };
    try {
      const view = await database.transaction(() => baskets.view(renewalBasket(subscription, clock.now())));
      const made = await orders.renew(view, subscription.storedCardId);
      return { orderNo: made.orderNo, problem: made.status === "failed" ? made.failureReason : null };
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return { orderNo: null, problem: error.detail };
    }
  };

  const tell = ({ email, siteId, productId }: Subscription, isOver: boolean, problem: string) =>
    outbox.send({
      kind: "mail",
      to: email,
      subject: isOver ? "Your subscription is suspended" : "We couldn’t renew your subscription",
      text: [
        `We couldn’t place the next order of ${productId}: ${problem}`,
        isOver ? "We’ve stopped trying. Add a new card to start it again." : "We’ll try again in a few days.",
      ].join("\n\n"),
      siteId,
      about: isOver ? "subscription-suspended" : "subscription-declined",
    });

  const renew = async (due: Subscription): Promise<void> => {
    const { orderNo, problem } = await order(due);
    await database.transaction(async () => {
      const current = await repository.lock(due.id);
      const dueAt = due.nextOrderAt ?? clock.now();
      if (orderNo !== null)
        await repository.addOrder({
          subscriptionId: due.id,
          orderNo,
          outcome: problem === null ? "placed" : "declined",
          madeAt: clock.now(),
        });
      if (current?.nextOrderAt?.getTime() !== due.nextOrderAt?.getTime() || !current) return;
      const after = problem === null ? renewed(current, dueAt, clock.now()) : declined(current, dueAt, clock.now());
      await repository.save(after);
      if (problem !== null) await tell(after, after.status === "suspended", problem);
    });
  };

  return {
    nextDue: () => repository.firstDue(),
    run: async (at) => {
      for (const due of await repository.due(at)) await renew(due);
    },
  };
};
