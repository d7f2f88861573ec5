import type { CountryCode } from "./countries/countries.ts";

/**
 * One entry of the header's tab strip: a shop of ours with its origin as `loadConfig` finds it, or a page elsewhere.
 */
export type SiteTab =
  | { label: string; siteId: string; href?: string }
  | { label: string; href: string; external: true };

/** Where recommendations come from (Einstein recommendations v3); the client id is public by the vendor's rules. */
export interface RecommendationsConfig {
  /** With version, without a slash at the end. */
  baseUrl: string;
  clientId: string;
  /** Realm and site id, for example `abcd-MyShopUS`. */
  siteId: string;
  instanceType: "sbx" | "prd";
}

/** Where offers to get something again and again come from (Ordergroove); the merchant's id is a site preference. */
export interface SubscriptionsConfig {
  /** The merchant's script; `{merchantId}` stands for the id. Its host also answers what is offered. */
  scriptUrl: string;
}

/** The captcha (reCAPTCHA Enterprise) as browsers need it; whether it is asked for is a site preference. */
export interface CaptchaWidget {
  /** The vendor's script, without query. */
  scriptUrl: string;
  /** Public by the vendor's rules; used where the site preference `recaptchaSiteKey` is empty. */
  siteKey: string;
}

/** The feedback survey as browsers need it. */
export interface SurveyConfig {
  provider: "medallia" | "qualtrics";
  scriptUrl: string;
  /** The form's or, with Qualtrics, the zone's id. */
  formId: string;
}

/** Words about instalments beside prices (Klarna on-site messaging); the client id is public by the vendor's rules. */
export interface InstalmentMessageConfig {
  scriptUrl: string;
  clientId: string;
  /** Which of the vendor's messages. */
  placementKey: string;
  environment: "playground" | "production";
}

/** A language a shop speaks, and where it speaks it. */
export interface SiteLanguage {
  locale: string;
  /** In its own words, for example `Français`. */
  name: string;
  origin: string;
}

/** What differs from one shop to the next. Plain data; the browser gets the whole of it. */
export interface SiteConfig {
  /** Commerce site id; also the `<site>` of `/api/<site>/…`. */
  id: string;
  /** Short name used in environment variables and file names, for example `us`. */
  alias: string;
  /** Host names without port that show this site; the first one is its public address. */
  hosts: string[];
  /** Public origin, for example `http://ca.localhost:3000`. */
  origin: string;
  locale: string;
  /**
   * The name of its language where the shop speaks several: an entry for each, with the same id and a host of its own.
   */
  language?: string;
  /** All languages of the shop, its own among them; filled in where there are several. */
  languages?: readonly SiteLanguage[];
  /** The host that all languages lie below, so that session and bag come along; filled in where there is one. */
  cookieDomain?: string;
  /** True where shoppers may log in by a mailed code. */
  codeLogin?: boolean;
  currency: string;
  /** Two-letter country of its shops and addresses. */
  country: CountryCode;
  /** Name as the shopper reads it. */
  name: string;
  /** Who stands behind the copyright; who says nothing has the name stand there. */
  legalName?: string;
  /** Customer service, as shown; `telephoneHref` makes the link. */
  phone: string;
  /** Help for people who use a screen reader. */
  accessibilityPhone: string;
  priceBooks: { list: string; sale: string };
  /** Whether shoppers may collect in a shop. */
  pickupEnabled: boolean;
  /** Whether the account's navigation has a way out (account-4). */
  accountLogout: boolean;
  /** Distances of the shop search, in what the country measures in (`units` in `countries/formats.ts`). */
  pickupRanges: number[];
  /** Managed content that is this site's own (`sites/<alias>/<key>`); the rest it shares with the others. */
  ownContent?: readonly string[];
  /** The black tab strip, in order. */
  tabs: SiteTab[];
  /** Filled in from the environment. */
  recommendations?: RecommendationsConfig;
  /** Script of the social gallery (`crl8`); filled in from the environment. */
  galleryScriptUrl?: string;
  /** Filled in from the environment. */
  subscriptions?: SubscriptionsConfig;
  /** Filled in from the environment; nothing beside a real backend without an account. */
  captcha?: CaptchaWidget;
  /** Filled in from the environment; nothing where nobody is asked. */
  survey?: SurveyConfig;
  /** Filled in from the environment; `minAmount` is the least amount instalments are offered for, in minor units. */
  instalments?: InstalmentMessageConfig & { minAmount: number };
  /**
   * Filled in from the environment: left out, refresh tokens are in cookies that scripts cannot read
   * (docs/decisions/0003).
   */
  refreshTokens?: "browser";
}

/** The site with that id, or `undefined`; of several languages the first. */
export const siteById = (all: readonly SiteConfig[], id: string): SiteConfig | undefined =>
  all.find((site) => site.id === id);

/** The site a host name (with or without port) shows; unknown hosts get the first one. */
export const siteForHost = (all: readonly SiteConfig[], host: string | undefined): SiteConfig => {
  const name = (host ?? "").toLowerCase().replace(/:\d+$/, "");
  const site = all.find(({ hosts }) => hosts.includes(name)) ?? all[0];
  if (!site) throw new Error("No site is configured.");
  return site;
};

/** Link of a displayed phone number, for example `tel:+18005550142`. */
export const telephoneHref = (phone: string): string => `tel:+${phone.replace(/\D/g, "")}`;
