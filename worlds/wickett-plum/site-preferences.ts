import { chatAccount } from "./chat-account.ts";
import { digitalCatalogPath } from "./files.ts";
import { allSites } from "./all-sites.ts";

/** Preferences every site has unless said otherwise below. Nothing here is secret. */
const common: Record<string, string | number | boolean> = {
  emailVerificationRequired: false,
  recaptchaEnabled: true,
  /** Empty: the storefront shows the key of its own configuration. */
  recaptchaSiteKey: "",
  /** Whether a card is put into the bag by people only. */
  recaptchaAtPayment: false,
  isKlarnaEnabled: false,
  ocapiHost: "",
  recipientLimit: 50,
  shipmentBatchSize: 5,
  freeBagsProductId: "",
  promoUpsellDisplay: true,
  /** Whether an order has to come to `qdThreshold`, in units of the site's currency, before it can be placed. */
  qdThresholdEnabled: false,
  qdThreshold: 0,
  enableATCFeaturedCarousel: false,
  EnableNotifyMe: true,
  showEinsteinRecommenders: true,
  OrderGrooveEnable: false,
  OrderGrooveMerchantID: "",
  bvEnableRR_C2013: true,
  enableInStorePickup: true,
  enableCanadianAddresses: false,
  /** The vendors' emulators, wherever they listen. */
  niceChatHostUrl: "{vendors}",
  niceChatBusinessNo: chatAccount.businessNo,
  niceChatPoc: chatAccount.poc,
  /** Where the contact form is posted to, and whose it is there; without an address there is no form. */
  contactFormUrl: "{vendors}/servlet/servlet.WebToCase",
  contactFormOrgId: "00D000000000001EAA",
  /** Whether a catalog is sent to companies and organizations only. */
  catalogCompanyRequired: false,
  /** The catalog to read on a screen. */
  digitalCatalogUrl: digitalCatalogPath,
};

/** What differs per site. */
const differences: Record<string, Record<string, string | number | boolean>> = {
  WickettPlumUS: { isKlarnaEnabled: true, OrderGrooveEnable: true, OrderGrooveMerchantID: "sandbox-wickettplum-us" },
  WickettPlumCA: {
    enableCanadianAddresses: true,
    OrderGrooveEnable: true,
    OrderGrooveMerchantID: "sandbox-wickettplum-ca",
  },
  WickettPlumBusiness: { freeBagsProductId: "497101" },
  WickettPlumFundraising: {
    enableInStorePickup: false,
    catalogCompanyRequired: true,
    qdThresholdEnabled: true,
    qdThreshold: 300,
  },
};

/** The preferences of every site in the default world. */
export const worldSitePreferences = allSites.map(({ id }) => ({
  siteId: id,
  values: { ...common, ...differences[id] },
}));
