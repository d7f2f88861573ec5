import { createCatalogRequestRepository } from "./catalog-requests/catalog-request-repository.ts";
import { createCatalogRequestService } from "./catalog-requests/catalog-request-service.ts";
import type { Clock } from "./clock.ts";
import { createChatRepository } from "./chats/chat-repository.ts";
import { createChatService } from "./chats/chat-service.ts";
import { createConsentRepository } from "./consents/consent-repository.ts";
import { createConsentService } from "./consents/consent-service.ts";
import { createCustomerEventRepository } from "./customers/customer-event-repository.ts";
import { createCustomerEventService } from "./customers/customer-event-service.ts";
import { createCustomerGroupRepository } from "./customers/customer-group-repository.ts";
import { createCustomerGroupService } from "./customers/customer-group-service.ts";
import { createCustomerPaymentInstrumentRepository } from "./customers/customer-payment-instrument-repository.ts";
import { createCustomerPaymentInstrumentService } from "./customers/customer-payment-instrument-service.ts";
import type { CustomerService } from "./customers/customer-service.ts";
import type { Database } from "./database/connection.ts";
import type { GiftCertificateService } from "./gift-certificates/gift-certificate-service.ts";
import { newCustomerId } from "./login/identifiers.ts";
import type { OutboxService } from "./outbox/outbox-service.ts";
import type { CardProcessor } from "./payments/card-processor.ts";
import { createCurrentShopper } from "./shopper-context/current-shopper.ts";
import { placeOf } from "./shopper-context/geolocation.ts";
import { createShopperContextRepository } from "./shopper-context/shopper-context-repository.ts";
import { createShopperContextService } from "./shopper-context/shopper-context-service.ts";
import { createSourceCodeRepository } from "./shopper-context/source-code-repository.ts";
import type { PaymentMethodService } from "./payments/payment-method-service.ts";
import { createSourceCodeService } from "./shopper-context/source-code-service.ts";
import type { SitePreferenceRepository } from "./site-preferences/site-preference-repository.ts";
import type { WorldDefinition } from "./define-world.ts";

/** Who shops, and what is known and kept about them: the part of `services.ts` that prices and promotions stand on. */
export const createShopperServices = (options: {
  database: Database;
  clock: Clock;
  world: WorldDefinition;
  customers: CustomerService;
  processor: CardProcessor;
  paymentMethods: PaymentMethodService;
  organizationId: string;
  outbox: OutboxService;
  giftCertificates: Pick<GiftCertificateService, "open">;
  sitePreferences: SitePreferenceRepository;
}) => {
  const { database, clock, customers, processor, paymentMethods, organizationId, outbox, giftCertificates } = options;
  const contexts = createShopperContextService(createShopperContextRepository(database), clock, organizationId);
  const currentShopper = createCurrentShopper();
  /** The time that prices, promotions and search go by: what the session's context says, else the sandbox's. */
  const shopperClock = currentShopper.clock(clock);
  const sourceCodes = createSourceCodeService(
    createSourceCodeRepository(database),
    () => currentShopper.context().sourceCode,
    shopperClock,
  );
  const groups = createCustomerGroupService(
    createCustomerGroupRepository(database),
    () => ({ ...currentShopper.context(), geoLocation: placeOf(currentShopper.context()) }),
    shopperClock,
  );
  const paymentInstruments = createCustomerPaymentInstrumentService({
    database,
    processor,
    giftCertificates,
    repository: createCustomerPaymentInstrumentRepository(database),
    lock: (customerId) => customers.lock(customerId),
    paymentMethods,
    clock,
    newId: newCustomerId,
  });
  const customerEvents = createCustomerEventService(
    createCustomerEventRepository(database),
    clock,
    newCustomerId,
    outbox,
  );
  const consents = createConsentService({
    repository: createConsentRepository(database),
    customers,
    subscriptions: options.world.consentSubscriptions,
    clock,
  });
  const catalogRequests = createCatalogRequestService({
    repository: createCatalogRequestRepository(database),
    preferences: options.sitePreferences,
    consents,
    outbox,
    clock,
    newId: newCustomerId,
  });
  const chats = createChatService(createChatRepository(database), clock);
  return {
    contexts,
    currentShopper,
    shopperClock,
    sourceCodes,
    groups,
    paymentInstruments,
    customerEvents,
    consents,
    catalogRequests,
    chats,
  };
};
