import type { SiteTransport } from "./site-api-client.ts";

/** What a merchant switches per site (calls-15); absent means off. */
export interface SitePreferences {
  EnableNotifyMe?: boolean;
  showEinsteinRecommenders?: boolean;
  OrderGrooveEnable?: boolean;
  OrderGrooveMerchantID?: string;
  bvEnableRR_C2013?: boolean;
  enableInStorePickup?: boolean;
  enableCanadianAddresses?: boolean;
  recaptchaEnabled?: boolean;
  /** The key the captcha is shown with; empty leaves it to the configuration. */
  recaptchaSiteKey?: string;
  recaptchaAtPayment?: boolean;
  isKlarnaEnabled?: boolean;
  enableATCFeaturedCarousel?: boolean;
  /** Whether the bag tells how much more brings the next promotion; on unless it is switched off. */
  promoUpsellDisplay?: boolean;
  /** The product that the bag offers for nothing, one for each recipient; empty for none. */
  freeBagsProductId?: string;
  /** Host, business number and point of contact of the chat; without all three there is none. */
  niceChatHostUrl?: string;
  niceChatBusinessNo?: string;
  niceChatPoc?: string;
  recipientLimit?: number;
  /** Whether a request for catalogs names a company and its kind. */
  catalogCompanyRequired?: boolean;
  /** Where the catalog to read on a screen is; empty or absent where there is none. */
  digitalCatalogUrl?: string;
  /** Whether an order has to come to a sum before it can be placed. */
  qdThresholdEnabled?: boolean;
  [name: string]: unknown;
}

export interface SitePreferencesApi {
  get(): Promise<SitePreferences>;
}

export const createSitePreferencesApi = (site: SiteTransport): SitePreferencesApi => ({
  get: async () => (await site({ method: "GET", path: "site-prefs" })) as SitePreferences,
});
