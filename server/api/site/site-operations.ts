import { accountOperations } from "./accounts.ts";
import { addressOperations } from "./addresses.ts";
import { basketCard, customerPaymentToken } from "./basket-card.ts";
import { campaignForm } from "./campaign-form.ts";
import { cardContext } from "./card-context.ts";
import { catalogueOperations } from "./catalogue.ts";
import { contentOperations } from "./content.ts";
import { contentPreviewOperations } from "./content-preview.ts";
import { contentSearch } from "./content-search.ts";
import { customerRegister } from "./customer-register.ts";
import { futureCatalogs } from "./future-catalogs.ts";
import { orderOperations } from "./orders.ts";
import { sessionOperations } from "./session.ts";
import { paymentOperations } from "./payments.ts";
import { reviewOperations } from "./reviews.ts";
import { shipmentOperations } from "./shipments.ts";
import type { SiteOperation } from "./site-operation.ts";
import { sitePreferences } from "./site-preferences.ts";
import { subscriptionOptins } from "./subscription-optins.ts";
import { subscriptionOperations } from "./subscriptions.ts";
import { storeOperations } from "./stores.ts";

/** The whole site API, `/api/<site>/…`; adding an operation is adding a line. */
export const siteOperations: SiteOperation[] = [
  ...sessionOperations,
  customerRegister,
  campaignForm,
  futureCatalogs,
  ...accountOperations,
  sitePreferences,
  ...catalogueOperations,
  ...orderOperations,
  cardContext,
  basketCard,
  customerPaymentToken,
  ...paymentOperations,
  ...addressOperations,
  ...contentOperations,
  ...contentPreviewOperations,
  contentSearch,
  subscriptionOptins,
  ...subscriptionOperations,
  ...storeOperations,
  ...reviewOperations,
  ...shipmentOperations,
];
