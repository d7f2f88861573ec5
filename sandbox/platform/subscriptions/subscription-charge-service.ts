import type { BasketService } from "#sandbox/platform/baskets/basket-service.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { renewalBasket, type Subscription } from "./subscription.ts";

/** What the next orders of subscriptions would cost. */
export interface SubscriptionChargeService {
  /**
   * The whole of the next order at the prices of now, in cents; null where there is no next one or it can't be worked
   * out.
   */
  nextCents: (subscription: Subscription) => Promise<number | null>;
}

export const createSubscriptionChargeService = ({
  baskets,
  clock,
}: {
  baskets: Pick<BasketService, "view">;
  clock: Clock;
}): SubscriptionChargeService => ({
  nextCents: async (subscription) => {
    if (subscription.status !== "active") return null;
    try {
      return (await baskets.view(renewalBasket(subscription, clock.now()))).totals.orderTotalCents;
    } catch (error) {
      if (error instanceof Fault) return null;
      throw error;
    }
  },
});
