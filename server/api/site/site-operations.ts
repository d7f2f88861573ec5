import { accountClosingOperations } from "./account-closing.ts";
import { accountData } from "./account-data.ts";
import { accountOperations } from "./accounts.ts";
import { addressOperations } from "./addresses.ts";
import { basketCard, customerPaymentToken } from "./basket-card.ts";
import { campaignForm } from "./campaign-form.ts";
import { cardContext } from "./card-context.ts";
import { catalogueOperations } from "./catalogue.ts";
import { codeLoginOperations } from "./code-login.ts";
import { contentOperations } from "./content.ts";
import { contentPreviewOperations } from "./content-preview.ts";
import { contentSearch } from "./content-search.ts";
import { customerRegister } from "./customer-register.ts";
import { contactMessage } from "./contact-message.ts";
import { deviceOperations } from "./devices.ts";
import { futureCatalogs } from "./future-catalogs.ts";
import { giftCardBalance } from "./gift-card-balance.ts";
import { newsletter } from "./newsletter.ts";
import { logoSleeve } from "./logo-sleeve.ts";
import { marketingLeadOperations } from "./marketing-leads.ts";
import { optionPrices } from "./option-prices.ts";
import { orderOperations } from "./orders.ts";
import { sleeveLogoOperations } from "./sleeve-logos.ts";
import { sessionOperations } from "./session.ts";
import { passkeyOperations } from "./passkeys.ts";
import { paymentOperations } from "./payments.ts";
import { paypalOperations } from "./paypal-orders.ts";
import { problems } from "./problems.ts";
import { recipientOperations } from "./recipients.ts";
import { reviewOperations } from "./reviews.ts";
import { shipmentOperations } from "./shipments.ts";
import { shippingMethods } from "./shipping-methods.ts";
import { shopperContext } from "./shopper-context.ts";
import type { SiteOperation } from "./site-operation.ts";
import { sitePreferences } from "./site-preferences.ts";
import { subscriptionOptins } from "./subscription-optins.ts";
import { vitals } from "./vitals.ts";
import { subscriptionOperations } from "./subscriptions.ts";
import { storeOperations } from "./stores.ts";

/** The whole site API, `/api/<site>/…`; adding an operation is adding a line. */
export const siteOperations: SiteOperation[] = [
  ...sessionOperations,
  ...codeLoginOperations,
  ...passkeyOperations,
  ...deviceOperations,
  ...accountClosingOperations,
  accountData,
  shopperContext,
  customerRegister,
  campaignForm,
  futureCatalogs,
  newsletter,
  contactMessage,
  giftCardBalance,
  ...marketingLeadOperations,
  logoSleeve,
  ...sleeveLogoOperations,
  optionPrices,
  ...accountOperations,
  sitePreferences,
  ...catalogueOperations,
  ...orderOperations,
  cardContext,
  basketCard,
  customerPaymentToken,
  ...paymentOperations,
  ...paypalOperations,
  ...addressOperations,
  ...contentOperations,
  ...contentPreviewOperations,
  contentSearch,
  subscriptionOptins,
  ...subscriptionOperations,
  ...recipientOperations,
  ...storeOperations,
  ...reviewOperations,
  ...shipmentOperations,
  shippingMethods,
  problems,
  vitals,
];
