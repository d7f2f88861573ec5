import { createAccountServices } from "./account-services.ts";
import { createBackInStockRepository } from "./back-in-stock/back-in-stock-repository.ts";
import { createBackInStockService } from "./back-in-stock/back-in-stock-service.ts";
import { createBasketExplanation } from "./baskets/basket-explanation-service.ts";
import { createBasketRepository } from "./baskets/basket-repository.ts";
import { createBasketReservationService } from "./baskets/basket-reservation-service.ts";
import { createBasketService } from "./baskets/basket-service.ts";
import { createBasketSessionService } from "./baskets/basket-session-service.ts";
import { createBasketTransferService } from "./baskets/basket-transfer-service.ts";
import { newBasketId } from "./baskets/identifiers.ts";
import { createSavedPaymentService } from "./baskets/saved-payment-service.ts";
import { createSituationService } from "./baskets/situation-service.ts";
import { createThresholdRepository } from "./baskets/threshold-repository.ts";
import { createThresholdService } from "./baskets/threshold-service.ts";
import type { Clock } from "./clock.ts";
import { createCustomerRepository } from "./customers/customer-repository.ts";
import { createCustomerService } from "./customers/customer-service.ts";
import type { Database } from "./database/connection.ts";
import type { WorldDefinition } from "./define-world.ts";
import { dueWorkOf } from "./due-work-of-services.ts";
import { createFormServices } from "./form-services.ts";
import { createImageAddress } from "./images/image-address.ts";
import { createAttemptLimit } from "./gift-certificates/attempt-limit.ts";
import { createGiftCertificateRepository } from "./gift-certificates/gift-certificate-repository.ts";
import { createGiftCertificateService } from "./gift-certificates/gift-certificate-service.ts";
import { newGiftNumber, newSecurityCode } from "./gift-certificates/identifiers.ts";
import { createInventoryRepository } from "./inventory/inventory-repository.ts";
import { createInventoryService } from "./inventory/inventory-service.ts";
import { createLoginServices, createTokenServices } from "./login-services.ts";
import { createOrderServices } from "./order-services.ts";
import { newCustomerId } from "./login/identifiers.ts";
import type { CardRule } from "./payments/plain-card.ts";
import { callOverHttp, createCardProcessor, type ProcessorCall } from "./payments/card-processor.ts";
import { createWalletProcessor } from "./payments/wallet-processor.ts";
import { createPaymentMethodRepository } from "./payments/payment-method-repository.ts";
import { createPaymentMethodService } from "./payments/payment-method-service.ts";
import { createOutboxRepository } from "./outbox/outbox-repository.ts";
import { createOutboxService } from "./outbox/outbox-service.ts";
import { createPriceRepository } from "./prices/price-repository.ts";
import { createPriceService } from "./prices/price-service.ts";
import { createProductListRepository } from "./product-lists/product-list-repository.ts";
import { createProductListService } from "./product-lists/product-list-service.ts";
import { createProductDocumentService } from "./products/product-document-service.ts";
import { createPromotionMentions } from "./products/promotion-mention-service.ts";
import { createProductRepository } from "./products/product-repository.ts";
import { createProductService } from "./products/product-service.ts";
import { createShippingMentions } from "./products/shipping-mention-service.ts";
import { createPromotionRepository } from "./promotions/promotion-repository.ts";
import { createPromotionService } from "./promotions/promotion-service.ts";
import { createShippingRepository } from "./shipping/shipping-repository.ts";
import { createShippingService } from "./shipping/shipping-service.ts";
import { createDiscoveryServices } from "./discovery-services.ts";
import { createShopperServices } from "./shopper-services.ts";
import { createRecipientServices } from "./recipient-services.ts";
import { createSitePreferenceRepository } from "./site-preferences/site-preference-repository.ts";
import { countryOfSite } from "./sites/site.ts";
import { createSiteService } from "./sites/site-service.ts";
import { createStoreRepository } from "./stores/store-repository.ts";
import { createStoreService } from "./stores/store-service.ts";
import { createTaxRepository } from "./taxes/tax-repository.ts";
import { createTaxService } from "./taxes/tax-service.ts";

/** What the services are made from. */
export interface ServicesOptions {
  database: Database;
  clock: Clock;
  /** Where the third parties are reached, for example `http://127.0.0.1:4001`. */
  vendorsOrigin: string;
  /** How the card processor is asked; over HTTP at `vendorsOrigin` when left out. */
  processorCall?: ProcessorCall;
  /** Where this backend is reached, for example `http://127.0.0.1:4000`. */
  sandboxOrigin: string;
  /** Whom it stands in for. */
  world: WorldDefinition;
  /** The organization every address names; the world's own when left out. */
  organizationId?: string;
  /** Where pictures of imported archives lie; below the folder the sandbox runs in when left out. */
  staticFolder?: string | undefined;
  /** Whether a second login of the same person within a second is answered with 409, as on the platform. */
  refuseQuickLogins?: boolean;
  /** What a card payment has to bring; a token when left out. */
  cards?: CardRule;
}

/** Every repository and service, wired by hand from top to bottom: a line may use those above it. */
export const createServices = ({
  database,
  clock,
  vendorsOrigin,
  processorCall,
  sandboxOrigin,
  world,
  organizationId = world.organizationId,
  staticFolder,
  refuseQuickLogins = false,
  cards = "token",
}: ServicesOptions) => {
  const siteService = createSiteService(database);
  const sites = siteService.list;
  const outbox = createOutboxService(createOutboxRepository(database), clock);
  const tokenServices = createTokenServices({ database, clock, organizationId, world });
  const customerRepository = createCustomerRepository(database);
  const customers = createCustomerService({
    repository: customerRepository,
    clock,
    newCustomerId,
    endOtherSessions: (customerId, sessionId) => tokenServices.sessions.endOthersOf(customerId, sessionId),
    renewTokens: (customerId) => tokenServices.sessions.revokeAccessTokensOf(customerId),
  });
  const sitePreferences = createSitePreferenceRepository(database);
  const logins = createLoginServices({
    database,
    clock,
    organizationId,
    tokenServices,
    customers,
    customerRepository,
    sitePreferences,
    outbox,
    loginPolicy: { refuseQuickLogins },
    world,
    sites,
  });
  const { signer, sessions, login } = logins;

  const askProcessor = processorCall ?? callOverHttp(vendorsOrigin);
  const processor = createCardProcessor(askProcessor);
  const wallets = createWalletProcessor(askProcessor, processor);
  const paymentMethods = createPaymentMethodService(createPaymentMethodRepository(database));
  const giftCertificates = createGiftCertificateService({
    repository: createGiftCertificateRepository(database),
    outbox,
    brand: world.giftCardBrand,
    attempts: createAttemptLimit(clock),
    clock,
    newId: newBasketId,
    newNumber: newGiftNumber,
    newSecurityCode,
  });
  const shopper = createShopperServices({
    database,
    world,
    clock,
    customers,
    processor,
    paymentMethods,
    organizationId,
    outbox,
    sitePreferences,
    giftCertificates,
  });
  const { contexts, currentShopper, shopperClock, sourceCodes, groups } = shopper;

  const imageAddress = createImageAddress(sandboxOrigin, world, world.picturesFolder, staticFolder);
  const forms = createFormServices({ database, world, consents: shopper.consents, outbox, clock, imageAddress });
  const products = createProductService(createProductRepository(database), shopperClock, () => currentShopper.locale());
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
  const taxes = createTaxService(createTaxRepository(database), shopperClock);
  const promotions = createPromotionService(createPromotionRepository(database), shopperClock, {
    sourceCodeGroupOf: async (siteId) => (await sourceCodes.active(siteId))?.id,
    locale: () => currentShopper.locale(),
  });
  const mentions = createPromotionMentions({ promotions, products, prices }, shopperClock);
  const shippingMentions = createShippingMentions(shipping, (siteId) => countryOfSite(sites, siteId));
  const documents = createProductDocumentService(
    { products, prices, inventory, promotionsOf: mentions, shippingMethodsOf: shippingMentions },
    shopperClock,
  );
  const discovery = createDiscoveryServices({
    database,
    world,
    sites,
    clock,
    shopperClock,
    products,
    prices,
    inventory,
    stores,
    promotions,
  });
  const pricing = { products, prices, inventory, stores, shipping, taxes, promotions, sourceCodes, groups };
  const productLists = createProductListService({
    repository: createProductListRepository(database),
    products,
    customers,
    clock,
    newId: newCustomerId,
  });
  const basketRepository = createBasketRepository(database);
  const reservations = createBasketReservationService({ repository: basketRepository, inventory, clock });
  const thresholds = createThresholdService(createThresholdRepository(database));
  const situations = createSituationService({ ...pricing, thresholds, sites, clock: shopperClock });
  const explainBasket = createBasketExplanation({ repository: basketRepository, situations, prices });
  const savedPayments = createSavedPaymentService(
    (customerId) => shopper.paymentInstruments.of(customerId),
    clock,
    world.giftCardBrand,
  );
  const baskets = createBasketService({
    repository: basketRepository,
    reservations,
    giftCertificates,
    savedPayments,
    situations,
    session: createBasketSessionService({
      sourceCodes,
      couponCodesOf: () => currentShopper.context().couponCodes ?? [],
      promotions,
      newId: newBasketId,
    }),
    promotions,
    customers,
    paymentMethods,
    cards,
    sites,
    clock,
    newId: newBasketId,
  });
  const basketTransfers = createBasketTransferService({
    repository: basketRepository,
    reservations,
    baskets,
    customers,
    promotions,
    clock,
  });
  const ordering = createOrderServices({
    database,
    numberPrefix: world.orderPrefix,
    sites,
    clock,
    customers,
    products,
    inventory,
    promotions,
    giftCertificates,
    savedPayments,
    paymentMethods,
    cards,
    processor,
    wallets,
    outbox,
    basketRepository,
    reservations,
    baskets,
  });
  const { orders } = ordering;
  const { accountClosing } = createAccountServices({
    ...logins,
    database,
    customers,
    sites,
    subscriptions: ordering.subscriptions,
    outbox,
    clock,
  });

  const recipientServices = createRecipientServices({
    database,
    sites,
    shipping,
    customers,
    orders,
    signer,
    outbox,
    organizationId,
    clock,
  });
  const { giftReminders } = recipientServices;

  /** Work to be done once before the first call: keys, leftovers of a crash, what has expired. */
  const prepare = async (): Promise<void> => {
    await siteService.load();
    await signer.ready();
    await login.forgetExpired();
    await baskets.removeExpired();
    await orders.settleLeftovers();
  };

  /** Forgets what was read from the catalogue; to be called after a reset. */
  const forget = (): void => {
    const { search, recommendations, experience, contentSlots, seo } = discovery;
    const shown = [products, prices, inventory, stores, search, recommendations, experience, contentSlots, seo];
    const catalogued = [...shown, groups, sourceCodes, contexts];
    for (const domain of [
      sessions,
      ...catalogued,
      shipping,
      taxes,
      promotions,
      giftCertificates,
      paymentMethods,
      thresholds,
    ])
      domain.invalidate();
  };

  const catalogue = {
    products,
    prices,
    inventory,
    stores,
    documents,
    ...discovery,
    imageAddress,
  };
  const commerce = {
    baskets,
    explainBasket,
    reservations,
    basketTransfers,
    promotions,
    shipping,
    taxes,
    paymentMethods,
    cards,
  };
  const dueWork = dueWorkOf({
    login,
    baskets,
    backInStock,
    reservations,
    giftCertificates,
    ...ordering,
    contexts,
    giftReminders,
    accountClosing,
  });
  return {
    dueWork,
    backInStock,
    outbox,
    ...logins,
    customers,
    ...shopper,
    productLists,
    ...forms,
    sitePreferences,
    sourceCodes,
    ...catalogue,
    ...commerce,
    savedPayments,
    giftCertificates,
    ...ordering,
    ...recipientServices,
    accountClosing,
    clock,
    prepare,
    forget,
    sites,
    loadSites: () => siteService.load(),
    world,
    sandboxOrigin,
    vendorsOrigin,
    staticFolder,
    organizationId,
  };
};

export type Services = ReturnType<typeof createServices>;
