import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { newBasketId } from "#sandbox/platform/baskets/identifiers.ts";
import type { BasketRules } from "#sandbox/platform/baskets/basket-rules.ts";
import type { BasketService } from "#sandbox/platform/baskets/basket-service.ts";
import type { OrderService } from "#sandbox/platform/orders/order-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { CardProcessor } from "#sandbox/platform/payments/card-processor.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { createRenewalService, type RenewalService } from "./renewal-service.ts";
import { createSubscriptionChargeService } from "./subscription-charge-service.ts";
import { createSubscriptionRepository } from "./subscription-repository.ts";
import { createSubscriptionService } from "./subscription-service.ts";

/** Subscriptions, which orders begin. */
export const subscriptionsModule = defineModule({
  services: (
    given: Foundation & {
      products: ProductService;
      processor: CardProcessor;
      world: { cartridge?: { calculation?: BasketRules | undefined } | undefined };
    },
  ) => {
    const repository = createSubscriptionRepository(given.database);
    return {
      subscriptions: createSubscriptionService({
        ...given,
        repository,
        newId: newBasketId,
        goodsAttributes: given.world.cartridge?.calculation?.goodsAttributes,
      }),
      createRenewals: (orders: Omit<Parameters<typeof createRenewalService>[0], "database" | "repository" | "clock">) =>
        createRenewalService({ ...given, ...orders, repository }),
    };
  },
});

/** Renewals of subscriptions, which are orders. */
export const renewalsModule = defineModule({
  services: ({
    baskets,
    orders,
    outbox,
    clock,
    createRenewals,
  }: Foundation & {
    baskets: BasketService;
    orders: OrderService;
    outbox: OutboxService;
    createRenewals: (orders: { baskets: BasketService; orders: OrderService; outbox: OutboxService }) => RenewalService;
  }) => ({
    renewals: createRenewals({ baskets, orders, outbox }),
    subscriptionCharges: createSubscriptionChargeService({ baskets, clock }),
  }),
  parts: ({ renewals }: { renewals: RenewalService }) => ({
    dueWork: [
      {
        name: "subscriptions: renew",
        nextDue: () => renewals.nextDue(),
        run: (at: Date) => renewals.run(at),
        ownTransactions: true,
      },
    ],
  }),
});
