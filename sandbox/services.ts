import { createBackInStockRepository } from "./back-in-stock/back-in-stock-repository.ts";
import { createBackInStockService } from "./back-in-stock/back-in-stock-service.ts";
import { createBasketOrderService } from "./baskets/basket-order-service.ts";
import { createBasketRepository } from "./baskets/basket-repository.ts";
import { createBasketReservationService } from "./baskets/basket-reservation-service.ts";
import { createBasketService } from "./baskets/basket-service.ts";
import { createBasketSessionService } from "./baskets/basket-session-service.ts";
import { createBasketTransferService } from "./baskets/basket-transfer-service.ts";
import { newBasketId, newViewCode } from "./baskets/identifiers.ts";
import { createSituationService } from "./baskets/situation-service.ts";
import type { Clock } from "./clock.ts";
import { createAccountAccessService } from "./customers/account-access-service.ts";
import { createCustomerRepository } from "./customers/customer-repository.ts";
import { createCustomerService } from "./customers/customer-service.ts";
import type { Database } from "./database/connection.ts";
import { hourly, type DueWork } from "./due-work/due-work.ts";
import { createImageAddress } from "./images/image-address.ts";
import { createAttemptLimit } from "./gift-certificates/attempt-limit.ts";
import { createGiftCertificateRepository } from "./gift-certificates/gift-certificate-repository.ts";
import { createGiftCertificateService } from "./gift-certificates/gift-certificate-service.ts";
import { newGiftNumber, newSecurityCode } from "./gift-certificates/identifiers.ts";
import { createInventoryRepository } from "./inventory/inventory-repository.ts";
import { createInventoryService } from "./inventory/inventory-service.ts";
import { newCustomerId } from "./login/identifiers.ts";
import { createBrowserSessionRepository } from "./login/browser-session-repository.ts";
import { createBrowserSessionService } from "./login/browser-session-service.ts";
import { createDeliveredTokenRepository } from "./login/delivered-token-repository.ts";
import { createDeliveredTokenService } from "./login/delivered-token-service.ts";
import { createDeliveryService } from "./login/delivery-service.ts";
import { createEmailConfirmationService } from "./login/email-confirmation-service.ts";
import { createGuestService } from "./login/guest-service.ts";
import { createLoginClients } from "./login/login-clients.ts";
import { createLoginRepository } from "./login/login-repository.ts";
import { createLoginService } from "./login/login-service.ts";
import { createOneTimeCodeService } from "./login/one-time-code-service.ts";
import { createPasswordCheckService, type LoginPolicy } from "./login/password-check-service.ts";
import { createPasswordResetService } from "./login/password-reset-service.ts";
import { createPasswordlessService } from "./login/passwordless-service.ts";
import { createRateLimit } from "./login/rate-limit.ts";
import { createSessionBridgeService } from "./login/session-bridge-service.ts";
import { createSessionService } from "./login/session-service.ts";
import { createSigningKeyRepository } from "./login/signing-key-repository.ts";
import { createTokenInspectionService } from "./login/token-inspection-service.ts";
import { createTokenSigner } from "./login/token-signer-service.ts";
import { createOrderAccessRepository } from "./orders/order-access-repository.ts";
import { createOrderAccessService } from "./orders/order-access-service.ts";
import { createOrderManagementService } from "./orders/order-management-service.ts";
import { createOrderProgressRepository } from "./orders/order-progress-repository.ts";
import { createOrderProgressService } from "./orders/order-progress-service.ts";
import { createOrderReleaseService } from "./orders/order-release-service.ts";
import { newAccessCode } from "./orders/identifiers.ts";
import { createTrustedSystemService } from "./login/trusted-system-service.ts";
import { createOrderRepository } from "./orders/order-repository.ts";
import { createOrderService } from "./orders/order-service.ts";
import { createCardProcessor } from "./payments/card-processor.ts";
import { createOutboxRepository } from "./outbox/outbox-repository.ts";
import { createOutboxService } from "./outbox/outbox-service.ts";
import { createPriceRepository } from "./prices/price-repository.ts";
import { createPriceService } from "./prices/price-service.ts";
import { createProductListRepository } from "./product-lists/product-list-repository.ts";
import { createProductListService } from "./product-lists/product-list-service.ts";
import { createProductDocumentService } from "./products/product-document-service.ts";
import { createPromotedProducts } from "./products/promoted-products-service.ts";
import { createPromotionMentions } from "./products/promotion-mention-service.ts";
import { createProductRepository } from "./products/product-repository.ts";
import { createProductService } from "./products/product-service.ts";
import { createShippingMentions } from "./products/shipping-mention-service.ts";
import { createPromotionRepository } from "./promotions/promotion-repository.ts";
import { createPromotionService } from "./promotions/promotion-service.ts";
import { createRecommendationRepository } from "./recommendations/recommendation-repository.ts";
import { createRecommendationService } from "./recommendations/recommendation-service.ts";
import { createExplainSearch } from "./search/explain-search-service.ts";
import { createSearchRepository } from "./search/search-repository.ts";
import { createSearchService } from "./search/search-service.ts";
import { createShippingRepository } from "./shipping/shipping-repository.ts";
import { createShippingService } from "./shipping/shipping-service.ts";
import { createShopperServices } from "./shopper-services.ts";
import { createSitePreferenceRepository } from "./site-preferences/site-preference-repository.ts";
import { createStoreRepository } from "./stores/store-repository.ts";
import { createStoreService } from "./stores/store-service.ts";
import { createTaxRepository } from "./taxes/tax-repository.ts";
import { createTaxService } from "./taxes/tax-service.ts";
import { paymentMethods } from "./world/payment-methods.ts";
import { loginClients } from "./world/login-clients.ts";
import { recommenders } from "./world/recommenders.ts";
import { organizationId as ownOrganizationId, publicClientId, sites } from "./world/sites.ts";

/** What the services are made from. */
export interface ServicesOptions {
  database: Database;
  clock: Clock;
  /** Where the third parties are reached, for example `http://127.0.0.1:4001`. */
  vendorsOrigin: string;
  /** Where this backend is reached, for example `http://127.0.0.1:4000`. */
  sandboxOrigin: string;
  /** The organization every address names. */
  organizationId?: string;
  /** Whether a second login of the same person within a second is answered with 409, as on the platform. */
  refuseQuickLogins?: boolean;
}

/** Every repository and service, wired by hand from top to bottom: a line may use those above it. */
export const createServices = ({
  database,
  clock,
  vendorsOrigin,
  sandboxOrigin,
  organizationId = ownOrganizationId,
  refuseQuickLogins = false,
}: ServicesOptions) => {
  const outbox = createOutboxService(createOutboxRepository(database), clock);
  const signer = createTokenSigner(createSigningKeyRepository(database), clock, organizationId.replace("f_ecom_", ""));
  const loginRepository = createLoginRepository(database);
  const clients = createLoginClients(loginClients);
  const sessions = createSessionService({ repository: loginRepository, signer, clients, clock, organizationId });
  const customerRepository = createCustomerRepository(database);
  const customers = createCustomerService({
    repository: customerRepository,
    clock,
    newCustomerId,
    endSessionsOf: (customerId) => sessions.revokeAccessTokensOf(customerId),
  });
  const sitePreferences = createSitePreferenceRepository(database);
  const loginPolicy: LoginPolicy = { refuseQuickLogins };
  const guests = createGuestService(loginRepository, clock);
  const passwords = createPasswordCheckService({
    database,
    repository: loginRepository,
    customers,
    clock,
    policy: loginPolicy,
  });
  const accounts = { database, repository: loginRepository, sessions, clients, customers, clock };
  const login = createLoginService({
    ...accounts,
    guests,
    passwords,
    shopClientId: publicClientId,
    siteIds: sites.map(({ id }) => id),
    wantsConfirmedEmail: async (siteId) => (await sitePreferences.of(siteId)).emailVerificationRequired === true,
  });
  const tokenInspection = createTokenInspectionService({ ...accounts, organizationId });
  const deliveredTokens = createDeliveredTokenService(createDeliveredTokenRepository(database), clock);
  const delivery = createDeliveryService({ outbox, signer, clock, organizationId });
  const recovery = {
    ...accounts,
    accounts: createAccountAccessService(customerRepository, clock),
    tokens: deliveredTokens,
    delivery,
    passwords,
  };
  const passwordResets = createPasswordResetService(recovery);
  const emailConfirmations = createEmailConfirmationService(recovery);
  const passwordless = createPasswordlessService({ ...recovery, login });
  const oneTimeCodes = createOneTimeCodeService(recovery);
  const browserSessions = createBrowserSessionService({
    repository: createBrowserSessionRepository(database),
    signer,
    customers,
    clock,
    organizationId,
  });
  const sessionBridge = createSessionBridgeService({ ...recovery, login, browserSessions });
  const trustedSystem = createTrustedSystemService({ ...recovery, login });
  const loginRateLimit = createRateLimit(clock);

  const shopper = createShopperServices({ database, clock, customers, organizationId });
  const { contexts, currentShopper, shopperClock, sourceCodes, groups } = shopper;

  const imageAddress = createImageAddress(sandboxOrigin);
  const products = createProductService(createProductRepository(database), shopperClock);
  const prices = createPriceService(
    createPriceRepository(database),
    products,
    shopperClock,
    async (siteId) => (await sourceCodes.active(siteId))?.priceBookIds,
  );
  const inventory = createInventoryService(createInventoryRepository(database));
  const stores = createStoreService(createStoreRepository(database));
  const backInStock = createBackInStockService({
    repository: createBackInStockRepository(database),
    products,
    inventory,
    outbox,
    clock,
  });

  const shipping = createShippingService(createShippingRepository(database));
  const taxes = createTaxService(createTaxRepository(database));
  const promotions = createPromotionService(createPromotionRepository(database), shopperClock);
  const mentions = createPromotionMentions({ promotions, products, prices }, shopperClock);
  const shippingMentions = createShippingMentions(
    shipping,
    (siteId) => sites.find(({ id }) => id === siteId)?.country ?? "US",
  );
  const documents = createProductDocumentService(
    { products, prices, inventory, promotionsOf: mentions, shippingMethodsOf: shippingMentions },
    shopperClock,
  );
  const promotedProducts = createPromotedProducts({ promotions, products });
  const searchRepository = createSearchRepository(database);
  const search = createSearchService(
    searchRepository,
    { products, prices, inventory, stores, promotedProducts },
    shopperClock,
  );
  const explainSearch = createExplainSearch(searchRepository, search);
  const recommendations = createRecommendationService({
    database,
    repository: createRecommendationRepository(database),
    products,
    prices,
    inventory,
    clock,
    recommenders,
    sites,
  });
  const pricing = { products, prices, inventory, stores, shipping, taxes, promotions, groups };
  const productLists = createProductListService({
    repository: createProductListRepository(database),
    products,
    customers,
    clock,
    newId: newCustomerId,
  });
  const basketRepository = createBasketRepository(database);
  const reservations = createBasketReservationService({ repository: basketRepository, inventory, clock });
  const giftCertificates = createGiftCertificateService({
    repository: createGiftCertificateRepository(database),
    outbox,
    attempts: createAttemptLimit(clock),
    clock,
    newId: newBasketId,
    newNumber: newGiftNumber,
    newSecurityCode,
  });
  const baskets = createBasketService({
    repository: basketRepository,
    reservations,
    giftCertificates,
    situations: createSituationService({ ...pricing, sites, clock: shopperClock }),
    session: createBasketSessionService({
      sourceCodes,
      couponCodesOf: () => currentShopper.context().couponCodes ?? [],
      promotions,
      newId: newBasketId,
    }),
    promotions,
    customers,
    paymentMethods,
    sites,
    clock,
    newId: newBasketId,
  });
  const basketTransfers = createBasketTransferService({
    repository: basketRepository,
    reservations,
    baskets,
    customers,
    clock,
  });
  const orderRepository = createOrderRepository(database);
  const orderProgressRepository = createOrderProgressRepository(database);
  const processor = createCardProcessor(vendorsOrigin);
  const orderRelease = createOrderReleaseService({
    orders: orderRepository,
    repository: orderProgressRepository,
    inventory,
    promotions,
    giftCertificates,
    processor,
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
  });
  const orders = createOrderService({
    database,
    repository: orderRepository,
    baskets: createBasketOrderService({ repository: basketRepository, reservations, baskets, clock }),
    inventory,
    promotions,
    giftCertificates,
    release: orderRelease,
    outbox,
    processor,
    paymentMethods,
    clock,
    newViewCode,
  });

  /** Work to be done once before the first call: keys, leftovers of a crash, what has expired. */
  const prepare = async (): Promise<void> => {
    await signer.ready();
    await login.forgetExpired();
    await baskets.removeExpired();
    await orders.settleLeftovers();
  };

  /** Forgets what was read from the catalogue; to be called after a reset. */
  const forget = (): void => {
    const catalogued = [products, prices, inventory, stores, search, recommendations, groups, sourceCodes, contexts];
    for (const domain of [sessions, ...catalogued, shipping, taxes, promotions, giftCertificates]) domain.invalidate();
  };

  const catalogue = {
    products,
    prices,
    inventory,
    stores,
    documents,
    search,
    explainSearch,
    imageAddress,
    recommendations,
  };
  const commerce = { baskets, reservations, basketTransfers, promotions, shipping, taxes, paymentMethods };
  const ordering = { orders, orderAccess, orderManagement, orderRelease, giftCertificates };
  /** What happens by itself when time goes on. */
  const dueWork: readonly DueWork[] = [
    {
      name: "login: forget expired tokens",
      nextDue: hourly(() => login.firstExpiry()),
      run: () => login.forgetExpired(),
    },
    {
      name: "baskets: remove expired",
      nextDue: hourly(() => baskets.firstExpiry()),
      run: () => baskets.removeExpired(),
    },
    backInStock.work,
    {
      name: "baskets: give reserved stock back",
      nextDue: () => reservations.nextEnd(),
      run: (at) => reservations.releaseEnded(at),
    },
    { name: "orders: next steps", nextDue: () => orderProgress.nextDue(), run: (at) => orderProgress.run(at) },
    {
      name: "orders: let go of cards",
      nextDue: () => orderRelease.nextReversal(),
      run: () => orderRelease.reverseLeftovers(),
      ownTransactions: true,
    },
    {
      name: "shopper contexts: remove expired",
      nextDue: hourly(() => contexts.nextExpiry()),
      run: (at) => contexts.removeExpired(at),
    },
  ];
  return {
    dueWork,
    backInStock,
    outbox,
    signer,
    sessions,
    customers,
    ...shopper,
    productLists,
    login,
    loginClients: clients,
    loginPolicy,
    loginRateLimit,
    tokenInspection,
    passwordResets,
    emailConfirmations,
    passwordless,
    oneTimeCodes,
    browserSessions,
    sessionBridge,
    trustedSystem,
    sitePreferences,
    ...catalogue,
    ...commerce,
    ...ordering,
    clock,
    prepare,
    forget,
    sandboxOrigin,
    organizationId,
  };
};

export type Services = ReturnType<typeof createServices>;
