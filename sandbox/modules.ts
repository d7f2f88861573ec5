import type { Clock } from "./core/clock.ts";
import type { Database } from "./core/database/connection.ts";
import { collectForgetting } from "./core/forgetting.ts";
import { hooksInTurn, withHooks } from "./core/hook-routes.ts";
import { composeFrom } from "./core/module.ts";
import { createPersonalData, type PersonalData } from "./core/database/personal-data.ts";
import type { WorldDefinition } from "./define-world.ts";
import { loginModule, sessionsModule } from "./dialects/login/module.ts";
import { customAttributesModule } from "./organization/custom-attributes/module.ts";
import { sitesModule } from "./organization/sites/module.ts";
import { accountClosingModule } from "./platform/account-closing/module.ts";
import { withDeclaredAttributes } from "./organization/custom-attributes/declared-attributes-routes.ts";
import { basketAttributePlaces } from "./platform/baskets/attribute-places.ts";
import { customerAttributePlaces } from "./platform/customers/attribute-places.ts";
import { productListAttributePlaces } from "./platform/product-lists/attribute-places.ts";
import { basketsModule } from "./platform/baskets/module.ts";
import { chatsModule } from "./platform/chats/module.ts";
import { consentsModule } from "./platform/consents/module.ts";
import { contactCasesModule } from "./platform/contact-cases/module.ts";
import { contentSlotsModule } from "./platform/content-slots/module.ts";
import { customersModule } from "./platform/customers/module.ts";
import { experienceModule } from "./platform/experience/module.ts";
import { giftCertificatesModule } from "./platform/gift-certificates/module.ts";
import { imagesModule } from "./platform/images/module.ts";
import { inventoryModule } from "./platform/inventory/module.ts";
import { ordersModule } from "./platform/orders/module.ts";
import { outboxModule } from "./platform/outbox/module.ts";
import { paymentsModule } from "./platform/payments/module.ts";
import { pricesModule } from "./platform/prices/module.ts";
import { productListsModule } from "./platform/product-lists/module.ts";
import { productDocumentsModule, productsModule } from "./platform/products/module.ts";
import { promotionsModule } from "./platform/promotions/module.ts";
import { recommendationsModule } from "./platform/recommendations/module.ts";
import { reviewsModule } from "./platform/reviews/module.ts";
import { searchModule } from "./platform/search/module.ts";
import { seoModule } from "./platform/seo/module.ts";
import { shippingModule } from "./platform/shipping/module.ts";
import { shopperContextModule } from "./platform/shopper-context/module.ts";
import { sitePreferencesModule } from "./platform/site-preferences/module.ts";
import { storesModule } from "./platform/stores/module.ts";
import { renewalsModule, subscriptionsModule } from "./platform/subscriptions/module.ts";
import { taxesModule } from "./platform/taxes/module.ts";
import type { ProcessorCall } from "./platform/payments/card-processor.ts";
import type { CardRule } from "./platform/payments/plain-card.ts";
import { withinContext } from "./platform/shopper-context/context-routes.ts";

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
  /** What the shop's server signs its word about a captcha with; left out, no cartridge asks for that word. */
  captchaProofSecret?: string | undefined;
}

/** Every subject of the sandbox, each after those it needs; due work of one moment goes in this order too. */
const composeModules = (options: ServicesOptions, personalData: PersonalData) =>
  composeFrom({
    database: options.database,
    personalData,
    clock: options.clock,
    vendorsOrigin: options.vendorsOrigin,
    processorCall: options.processorCall,
    sandboxOrigin: options.sandboxOrigin,
    world: options.world,
    organizationId: options.organizationId ?? options.world.organizationId,
    staticFolder: options.staticFolder,
    loginPolicy: { refuseQuickLogins: options.refuseQuickLogins ?? false },
    cards: options.cards ?? ("token" as const),
    captchaProofSecret: options.captchaProofSecret,
    resourceBundle: (name: string) => options.world.cartridge?.resources?.[name] ?? {},
  })
    .with(sitesModule)
    .with(customAttributesModule)
    .with(outboxModule)
    .with(sitePreferencesModule)
    .with(sessionsModule)
    .with(shopperContextModule)
    .with(paymentsModule)
    .with(giftCertificatesModule)
    .with(customersModule)
    .with(loginModule)
    .with(consentsModule)
    .with(imagesModule)
    .with(productsModule)
    .with(pricesModule)
    .with(inventoryModule)
    .with(storesModule)
    .with(shippingModule)
    .with(taxesModule)
    .with(promotionsModule)
    .with(productDocumentsModule)
    .with(searchModule)
    .with(experienceModule)
    .with(contentSlotsModule)
    .with(seoModule)
    .with(recommendationsModule)
    .with(reviewsModule)
    .with(chatsModule)
    .with(contactCasesModule)
    .with(productListsModule)
    .with(basketsModule)
    .with(subscriptionsModule)
    .with(ordersModule)
    .with(renewalsModule)
    .with(accountClosingModule);

/**
 * All services, and what they and the cartridge of the world offer: operations, due work, the work before the first
 * call, and how they forget.
 */
export const createServices = (options: ServicesOptions) => {
  const personalData = createPersonalData();
  const { services, partsOf, forget } = composeModules(options, personalData);
  const { hooks = {}, parts: partsOfCartridge } = options.world.cartridge ?? {};
  const { made: own = {}, forget: forgetOwn } = collectForgetting(() => partsOfCartridge?.(services));
  const parts = [...partsOf(services), own];
  for (const { erasePerson } of parts) if (erasePerson) personalData.add(erasePerson);
  return {
    ...services,
    families: withinContext(
      withHooks(
        withDeclaredAttributes(
          parts.flatMap(({ families = [] }) => families),
          services.customAttributes,
          [basketAttributePlaces, customerAttributePlaces, productListAttributePlaces],
        ),
        hooksInTurn(hooks, own.hooks ?? {}),
      ),
      services,
    ),
    dueWork: parts.flatMap(({ dueWork = [] }) => dueWork),
    consoleRooms: own.consoleRooms ?? [],
    prepare: async (): Promise<void> => {
      for (const { prepare } of parts) await prepare?.();
    },
    forget: (): void => {
      forget();
      forgetOwn();
    },
  };
};

export type Services = ReturnType<typeof createServices>;
