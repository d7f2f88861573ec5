import { createAttemptLimit } from "#sandbox/core/attempt-limit.ts";
import type { BasketRules } from "#sandbox/platform/baskets/basket-rules.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { createResources, type ResourceBundleOf } from "#sandbox/core/resources.ts";
import { countryOfSite, type Site } from "#sandbox/organization/sites/site.ts";
import type { BasketOrderService } from "#sandbox/platform/baskets/basket-order-service.ts";
import type { BasketService } from "#sandbox/platform/baskets/basket-service.ts";
import { newViewCode } from "#sandbox/platform/baskets/identifiers.ts";
import type { SavedPaymentService } from "#sandbox/platform/baskets/saved-payment-service.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { GiftCertificateService } from "#sandbox/platform/gift-certificates/gift-certificate-service.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { CardProcessor } from "#sandbox/platform/payments/card-processor.ts";
import type { PaymentMethodService } from "#sandbox/platform/payments/payment-method-service.ts";
import type { CardRule } from "#sandbox/platform/payments/plain-card.ts";
import { paymentMessages } from "#sandbox/platform/payments/payment-refusal.ts";
import type { WalletProcessor } from "#sandbox/platform/payments/wallet-processor.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import { optInsOf } from "#sandbox/platform/subscriptions/subscription.ts";
import type { SubscriptionService } from "#sandbox/platform/subscriptions/subscription-service.ts";
import { newAccessCode } from "./identifiers.ts";
import { createOrderAccessRepository } from "./order-access-repository.ts";
import { lookUpAttempts } from "./look-up-attempts.ts";
import { createOrderAccessService } from "./order-access-service.ts";
import { createOrderAddressRepository } from "./order-address-repository.ts";
import { createOrderAddressService } from "./order-address-service.ts";
import { createOrderClaimRepository } from "./order-claim-repository.ts";
import { createOrderClaimService } from "./order-claim-service.ts";
import { createOrderMails } from "./order-mail.ts";
import { createOrderAdditionRepository } from "./order-addition-repository.ts";
import { createOrderAdditionService } from "./order-addition-service.ts";
import { createOrderManagementService } from "./order-management-service.ts";
import { orderMessages } from "./order-messages.ts";
import { createPaymentRelease } from "./order-payment-release-service.ts";
import { createOrderParcelService } from "./order-parcel-service.ts";
import { createOrderProgressRepository } from "./order-progress-repository.ts";
import { createOrderProgressService, type OrderProgressService } from "./order-progress-service.ts";
import { createOrderReleaseService, type OrderReleaseService } from "./order-release-service.ts";
import { createOrderRepository } from "./order-repository.ts";
import { orderFamilies, type OrderRouteServices } from "./order-routes.ts";
import { createOrderService } from "./order-service.ts";

/** Orders, and what happens to them afterwards. */
export const ordersModule = defineModule({
  services: (
    given: Foundation & {
      world: { orderPrefix: string; cartridge?: { calculation?: BasketRules } };
      resourceBundle: ResourceBundleOf;
      sites: readonly Site[];
      customers: CustomerService;
      inventory: InventoryService;
      promotions: PromotionService;
      giftCertificates: GiftCertificateService;
      savedPayments: SavedPaymentService;
      paymentMethods: PaymentMethodService;
      cards: CardRule;
      processor: CardProcessor;
      wallets: WalletProcessor;
      outbox: OutboxService;
      baskets: BasketService;
      orderedBaskets: BasketOrderService;
      subscriptions: Pick<SubscriptionService, "begin" | "give">;
    },
  ) => {
    const { database, processor, wallets, paymentMethods, subscriptions } = given;
    const orders = createOrderRepository(database);
    const progress = createOrderProgressRepository(database);
    const countryOf = (siteId: string) => countryOfSite(given.sites, siteId);
    const orderRelease = createOrderReleaseService({
      ...given,
      orders,
      repository: progress,
      releasePayments: createPaymentRelease(processor, wallets, paymentMethods, countryOf),
    });
    const rules = given.world.cartridge?.calculation;
    const mails = createOrderMails(createResources(orderMessages, given.resourceBundle("order")), rules);
    const orderAccess = createOrderAccessService({
      ...given,
      mails,
      orders,
      repository: createOrderAccessRepository(database),
      attempts: createAttemptLimit(given.clock, lookUpAttempts),
      newAccessCode,
    });
    const aftercare = { ...given, mails, access: orderAccess, orders };
    const changing = { ...aftercare, repository: createOrderAddressRepository(database) };
    return {
      orderRelease,
      orderAccess,
      orderClaims: createOrderClaimService({ ...given, orders, repository: createOrderClaimRepository(database) }),
      orderAddresses: createOrderAddressService(changing),
      orderParcels: createOrderParcelService(changing),
      orderAdditions: createOrderAdditionService({
        ...aftercare,
        repository: createOrderAdditionRepository(database),
      }),
      orderManagement: createOrderManagementService({ ...aftercare, repository: progress, release: orderRelease }),
      orderProgress: createOrderProgressService({ ...given, mails, orders, repository: progress }),
      orders: createOrderService({
        ...given,
        mails,
        checkOrder: rules?.checkOrder,
        refusals: createResources(paymentMessages, given.resourceBundle("payment")),
        numberPrefix: given.world.orderPrefix,
        onPlaced: (order) => (optInsOf(order).length > 0 ? subscriptions.begin(order) : Promise.resolve()),
        repository: orders,
        baskets: given.orderedBaskets,
        release: orderRelease,
        countryOf,
        newViewCode,
      }),
    };
  },
  parts: (
    all: OrderRouteServices & {
      orderProgress: OrderProgressService;
      orderRelease: OrderReleaseService;
    },
  ) => ({
    families: orderFamilies(all),
    dueWork: [
      {
        name: "orders: next steps",
        nextDue: () => all.orderProgress.nextDue(),
        run: (at: Date) => all.orderProgress.run(at),
      },
      {
        name: "orders: settle what hangs",
        nextDue: () => all.orders.nextLeftover(),
        run: (at: Date) => all.orders.settleLeftovers(at),
        ownTransactions: true,
      },
      {
        name: "orders: let go of cards",
        nextDue: () => all.orderRelease.nextReversal(),
        run: () => all.orderRelease.reverseLeftovers(),
        ownTransactions: true,
      },
    ],
    prepare: () => all.orders.settleLeftovers(),
  }),
});
