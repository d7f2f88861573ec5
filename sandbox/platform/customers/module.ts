import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { newCustomerId } from "#sandbox/core/identifiers.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { erasing } from "#sandbox/core/database/personal-data.ts";
import type { GiftCertificateService } from "#sandbox/platform/gift-certificates/gift-certificate-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { CardProcessor } from "#sandbox/platform/payments/card-processor.ts";
import type { PaymentMethodService } from "#sandbox/platform/payments/payment-method-service.ts";
import type { CurrentShopper } from "#sandbox/platform/shopper-context/current-shopper.ts";
import { placeOf } from "#sandbox/platform/shopper-context/geolocation.ts";
import { createPaymentInstrumentExchange } from "./payment-instrument-exchange-repository.ts";
import { createCustomerExchange } from "./customer-exchange-repository.ts";
import { createCustomerGroupExchange } from "./customer-group-exchange-repository.ts";
import { createAccountAccessService } from "./account-access-service.ts";
import { createCustomerEventRepository } from "./customer-event-repository.ts";
import { createCustomerEventService } from "./customer-event-service.ts";
import { createCustomerGroupRepository } from "./customer-group-repository.ts";
import { createCustomerGroupService, type CustomerGroupService } from "./customer-group-service.ts";
import { createCustomerPaymentInstrumentRepository } from "./customer-payment-instrument-repository.ts";
import { createCustomerPaymentInstrumentService } from "./customer-payment-instrument-service.ts";
import { createCustomerRepository } from "./customer-repository.ts";
import { customerFamilies, type CustomerRouteServices } from "./customer-routes.ts";
import { createCustomerService } from "./customer-service.ts";
import {
  businessAccountMembers,
  customerAddresses,
  customerEvents,
  customerGroupMembers,
  customerPaymentInstruments,
  externalProfiles,
} from "./customer-tables.ts";

/** The logins of customers, as far as a change of an account ends or renews them. */
interface CustomerSessions {
  endOthersOf: (customerId: string, sessionId: string) => Promise<void>;
  revokeAccessTokensOf: (customerId: string) => Promise<void>;
}

/** Accounts, the groups they belong to, and their saved ways to pay. */
export const customersModule = defineModule({
  services: (
    given: Foundation & {
      sessions: CustomerSessions;
      outbox: OutboxService;
      processor: CardProcessor;
      paymentMethods: PaymentMethodService;
      giftCertificates: Pick<GiftCertificateService, "open">;
      currentShopper: CurrentShopper;
      shopperClock: Clock;
    },
  ) => {
    const { database, clock, sessions, currentShopper } = given;
    const repository = createCustomerRepository(database);
    const customers = createCustomerService({
      repository,
      clock,
      newCustomerId,
      endOtherSessions: (customerId, sessionId) => sessions.endOthersOf(customerId, sessionId),
      renewTokens: (customerId) => sessions.revokeAccessTokensOf(customerId),
    });
    const groups = createCustomerGroupService(
      createCustomerGroupRepository(database),
      () => ({ ...currentShopper.context(), geoLocation: placeOf(currentShopper.context()) }),
      given.shopperClock,
    );
    const groupsOf: CustomerGroupService["groupsOf"] = (customerId, question) => groups.groupsOf(customerId, question);
    return {
      customers,
      accountAccess: createAccountAccessService(repository, clock),
      groups,
      groupsOf,
      paymentInstruments: createCustomerPaymentInstrumentService({
        ...given,
        repository: createCustomerPaymentInstrumentRepository(database),
        lock: (customerId) => customers.lock(customerId),
        newId: newCustomerId,
      }),
      customerEvents: createCustomerEventService(
        createCustomerEventRepository(database),
        clock,
        newCustomerId,
        given.outbox,
      ),
    };
  },
  parts: (
    all: CustomerRouteServices & {
      database: Database;
    },
  ) => ({
    families: customerFamilies(all),
    erasePerson: erasing(
      all.database,
      customerAddresses,
      customerEvents,
      customerGroupMembers,
      customerPaymentInstruments,
      externalProfiles,
      businessAccountMembers,
    ),
  }),
});

/** The door of customer groups for site archives. */
export const customerGroupExchange = createCustomerGroupExchange;
export type { CustomerGroupExchange } from "./customer-group-exchange-repository.ts";

/** The door of accounts for site archives. */
export const customerExchange = createCustomerExchange;
export type { CustomerExchange } from "./customer-exchange-repository.ts";

/** The door of saved ways to pay for site archives. */
export const paymentInstrumentExchange = createPaymentInstrumentExchange;
export type { InstrumentFacts, PaymentInstrumentExchange } from "./payment-instrument-exchange-repository.ts";
