import { createBasketOrderService } from "./baskets/basket-order-service.ts";
import type { BasketRepository } from "./baskets/basket-repository.ts";
import type { BasketReservationService } from "./baskets/basket-reservation-service.ts";
import type { BasketService } from "./baskets/basket-service.ts";
import { newBasketId, newViewCode } from "./baskets/identifiers.ts";
import type { SavedPaymentService } from "./baskets/saved-payment-service.ts";
import type { Clock } from "./clock.ts";
import type { CustomerService } from "./customers/customer-service.ts";
import type { Database } from "./database/connection.ts";
import type { GiftCertificateService } from "./gift-certificates/gift-certificate-service.ts";
import type { InventoryService } from "./inventory/inventory-service.ts";
import type { OutboxService } from "./outbox/outbox-service.ts";
import type { CardProcessor } from "./payments/card-processor.ts";
import type { PaymentMethodService } from "./payments/payment-method-service.ts";
import type { ProductService } from "./products/product-service.ts";
import type { PromotionService } from "./promotions/promotion-service.ts";
import { createOrderAccessRepository } from "./orders/order-access-repository.ts";
import { createOrderAccessService } from "./orders/order-access-service.ts";
import { createOrderAddressRepository } from "./orders/order-address-repository.ts";
import { createOrderAddressService } from "./orders/order-address-service.ts";
import { createOrderClaimRepository } from "./orders/order-claim-repository.ts";
import { createOrderClaimService } from "./orders/order-claim-service.ts";
import { createOrderManagementService } from "./orders/order-management-service.ts";
import { createOrderProgressRepository } from "./orders/order-progress-repository.ts";
import { createOrderProgressService } from "./orders/order-progress-service.ts";
import { createPaymentRelease } from "./orders/order-payment-release-service.ts";
import { createOrderReleaseService } from "./orders/order-release-service.ts";
import { newAccessCode } from "./orders/identifiers.ts";
import { createOrderRepository } from "./orders/order-repository.ts";
import { createOrderService } from "./orders/order-service.ts";
import type { CardRule } from "./payments/plain-card.ts";
import type { WalletProcessor } from "./payments/wallet-processor.ts";
import { countryOfSite, type Site } from "./sites/site.ts";
import { createRenewalService } from "./subscriptions/renewal-service.ts";
import { createSubscriptionChargeService } from "./subscriptions/subscription-charge-service.ts";
import { optInsOf } from "./subscriptions/subscription.ts";
import { createSubscriptionRepository } from "./subscriptions/subscription-repository.ts";
import { createSubscriptionService } from "./subscriptions/subscription-service.ts";

/**
 * Orders, what happens to them afterwards, and the subscriptions they begin: the part of `services.ts` that stands on
 * baskets.
 */
export const createOrderServices = (options: {
  database: Database;
  /** Letters before the number of an order. */
  numberPrefix: string;
  clock: Clock;
  sites: readonly Site[];
  customers: CustomerService;
  products: ProductService;
  inventory: InventoryService;
  promotions: PromotionService;
  giftCertificates: GiftCertificateService;
  savedPayments: SavedPaymentService;
  paymentMethods: PaymentMethodService;
  cards: CardRule;
  processor: CardProcessor;
  wallets: WalletProcessor;
  outbox: OutboxService;
  basketRepository: BasketRepository;
  reservations: BasketReservationService;
  baskets: BasketService;
}) => {
  const { database, clock, products, inventory, promotions, giftCertificates, savedPayments } = options;
  const { paymentMethods, processor, wallets, outbox, basketRepository, reservations, baskets } = options;
  const orderRepository = createOrderRepository(database);
  const orderProgressRepository = createOrderProgressRepository(database);
  const countryOf = (siteId: string) => countryOfSite(options.sites, siteId);
  const releasePayments = createPaymentRelease(processor, wallets, paymentMethods, countryOf);
  const orderRelease = createOrderReleaseService({
    orders: orderRepository,
    repository: orderProgressRepository,
    inventory,
    promotions,
    giftCertificates,
    releasePayments,
    clock,
  });
  const orderAccess = createOrderAccessService({
    database,
    orders: orderRepository,
    repository: createOrderAccessRepository(database),
    outbox,
    clock,
    newAccessCode,
  });
  const orderClaims = createOrderClaimService({
    orders: orderRepository,
    repository: createOrderClaimRepository(database),
    customers: options.customers,
    clock,
  });
  const orderAddresses = createOrderAddressService({
    database,
    access: orderAccess,
    orders: orderRepository,
    repository: createOrderAddressRepository(database),
    baskets,
    outbox,
    clock,
  });
  const orderManagement = createOrderManagementService({
    database,
    access: orderAccess,
    orders: orderRepository,
    repository: orderProgressRepository,
    release: orderRelease,
    outbox,
    clock,
  });
  const orderProgress = createOrderProgressService({
    orders: orderRepository,
    repository: orderProgressRepository,
    inventory,
    giftCertificates,
    outbox,
    baskets,
  });
  const subscriptionRepository = createSubscriptionRepository(database);
  const subscriptions = createSubscriptionService({
    database,
    repository: subscriptionRepository,
    products,
    processor,
    clock,
    newId: newBasketId,
  });
  const orders = createOrderService({
    database,
    numberPrefix: options.numberPrefix,
    customers: options.customers,
    onPlaced: (order) => (optInsOf(order).length > 0 ? subscriptions.begin(order) : Promise.resolve()),
    repository: orderRepository,
    baskets: createBasketOrderService({ repository: basketRepository, reservations, baskets, clock }),
    inventory,
    promotions,
    giftCertificates,
    savedPayments,
    release: orderRelease,
    outbox,
    processor,
    wallets,
    countryOf,
    paymentMethods,
    cards: options.cards,
    clock,
    newViewCode,
  });
  const renewals = createRenewalService({
    database,
    repository: subscriptionRepository,
    baskets,
    orders,
    outbox,
    clock,
  });
  const aftercare = { orderProgress, orderAccess, orderAddresses, orderClaims, orderManagement, orderRelease };
  const subscriptionCharges = createSubscriptionChargeService({ baskets, clock });
  return { subscriptions, subscriptionCharges, renewals, orders, ...aftercare };
};
