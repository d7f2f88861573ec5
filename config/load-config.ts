import { object, string, array, ValidationError } from "yup";
import { captchaOf, type CaptchaConfig, surveyOf, widgetFields } from "./browser-widgets.ts";
import { contentPreviewFields, contentPreviewOf, type ContentPreviewConfig } from "./content-preview.ts";
import { list, origin, port, url, wholeNumber } from "./environment-fields.ts";
import { instalmentMessages } from "./instalment-messages.ts";
import { sites as defaultSites, type SiteConfig, type SurveyConfig } from "./sites.ts";

/** Where the commerce backend is and how the storefront introduces itself to it. */
export interface CommerceConfig {
  /** Origin of the shopper APIs, for example `http://127.0.0.1:4000`; no path. */
  origin: string;
  /** Origin of the OCAPI Shop API; the same as `origin` unless configured. */
  ocapiOrigin: string;
  /** Origin of product pictures. */
  imageOrigin: string;
  organizationId: string;
  clientId: string;
  shortCode: string;
  /** Longest wait for one answer. */
  timeoutMs: number;
}

/** Card fields of the payment provider (CyberSource Flex Microform v2). */
export interface CardFormConfig {
  enabled: boolean;
  /** Sandbox, test or production host of the provider's REST API. */
  apiBaseUrl: string;
  merchantId: string;
  allowedNetworks: string[];
  /** Origins of our pages that may show the fields; never taken from the Host header. */
  targetOrigins: string[];
  /** Hosts (with port) that may serve the provider's script and frames. */
  allowedLibraryHosts: string[];
  /** Who asks for the capture context: this server, or the commerce backend. */
  contextSource: "direct" | "commerce";
  timeoutMs: number;
}

/** Content delivery (Amplience Dynamic Content). */
export interface ContentConfig {
  enabled: boolean;
  baseUrl: string;
  hubName: string;
  /** What the schemas of the hub's content types begin with; the rest names the kind. */
  schemaBase: string;
  /** Origin of pictures and films in content. */
  mediaOrigin: string;
  preview: ContentPreviewConfig;
  timeoutMs: number;
}

/** Films within pages (YouTube); both addresses come before `/<id>`. */
export interface VideoConfig {
  embedBaseUrl: string;
  posterBaseUrl: string;
}

/** Pictures of customers (the social gallery, `crl8`). */
export interface GalleryConfig {
  enabled: boolean;
  scriptUrl: string;
}

/** Ratings and reviews (Bazaarvoice Conversations API 5.4). */
export interface ReviewsConfig {
  /** False beside a real backend without an address; the site preference `bvEnableRR_C2013` has to agree. */
  enabled: boolean;
  /** For example `https://api.bazaarvoice.com/data`. */
  apiBaseUrl: string;
  /** Origin of customers' photographs. */
  photoOrigin: string;
  timeoutMs: number;
}

/** Address search and validation (Experian Address Validation API). */
export interface AddressConfig {
  /** False beside a real backend without an address of the service: addresses are then taken as they are typed. */
  enabled: boolean;
  /** For example `https://api.experianaperture.io`. */
  baseUrl: string;
  /** Layout of the account that addresses are asked for in. */
  layout: string;
  /** Labels of that layout. */
  layoutMap: { street: string; city: string; state: string; postal: string };
  maxSuggestions: number;
  timeoutMs: number;
}

/** PayPal and Venmo (JavaScript SDK v6, Orders v2). */
export interface PaypalConfig {
  /** False beside a real backend without a client id. */
  enabled: boolean;
  /** The SDK's script. */
  scriptUrl: string;
  apiBaseUrl: string;
  /** Public by the vendor's rules. */
  clientId: string;
  timeoutMs: number;
}

/** Instalments (Klarna Payments). */
export interface KlarnaConfig {
  /** False beside a real backend without credentials; the site preference `isKlarnaEnabled` has to agree. */
  enabled: boolean;
  scriptUrl: string;
  apiBaseUrl: string;
  /** Least amount it is offered for, in minor units. */
  minAmount: number;
  timeoutMs: number;
}

/** Apple Pay on the web. */
export interface ApplePayConfig {
  /** False beside a real backend without a merchant identifier. */
  enabled: boolean;
  merchantIdentifier: string;
  /** Script for browsers without it; empty leaves it to those that have it. */
  scriptUrl: string;
  gatewayUrl: string;
  timeoutMs: number;
}

/** The container of the tag manager (Google Tag Manager) that counts what shoppers do, once they have agreed to it. */
export interface TagManagerConfig {
  /** For example `GTM-ABC123`. */
  id: string;
  /** Address of the container's script, without query. */
  scriptUrl: string;
}

/** The whole configuration of the storefront; holds no secret. */
export interface Config {
  environment: "development" | "test" | "production";
  port: number;
  /** Public address of the default site; its scheme and port are those of every site. */
  publicOrigin: string;
  sites: SiteConfig[];
  commerce: CommerceConfig;
  /** Names under `/mobify/proxy/` and the origins they stand for. */
  proxies: Record<string, string>;
  thirdParties: {
    cardForm: CardFormConfig;
    content: ContentConfig;
    video: VideoConfig;
    gallery: GalleryConfig;
    reviews: ReviewsConfig;
    address: AddressConfig;
    paypal: PaypalConfig;
    klarna: KlarnaConfig;
    applePay: ApplePayConfig;
    /** Null where nobody counts. */
    tagManager: TagManagerConfig | null;
    captcha: CaptchaConfig;
    /** Null where nobody is asked. */
    survey: SurveyConfig | null;
  };
  pageCache: { maxBytes: number; freshSeconds: number; staleSeconds: number };
  /** Hops of trusted reverse proxies in front of the process. */
  trustedProxies: number;
  logLevel: string;
}

type Environment = Record<string, string | undefined>;

const environmentSchema = object({
  NODE_ENV: string().oneOf(["development", "test", "production"] as const),
  PORT: port("PORT"),
  SANDBOX_PORT: port("SANDBOX_PORT"),
  VENDORS_PORT: port("VENDORS_PORT"),
  PUBLIC_ORIGIN: origin("PUBLIC_ORIGIN"),
  COMMERCE_API_ORIGIN: origin("COMMERCE_API_ORIGIN"),
  COMMERCE_OCAPI_ORIGIN: origin("COMMERCE_OCAPI_ORIGIN"),
  COMMERCE_IMAGE_ORIGIN: origin("COMMERCE_IMAGE_ORIGIN"),
  COMMERCE_ORGANIZATION_ID: string().matches(/^f_ecom_[a-z]{4}_(prd|stg|dev|s\d{2}|\d{3})$/, {
    message: "COMMERCE_ORGANIZATION_ID must look like f_ecom_abcd_001",
  }),
  COMMERCE_CLIENT_ID: string().min(1),
  COMMERCE_SHORT_CODE: string().min(1),
  COMMERCE_TIMEOUT_MS: wholeNumber("COMMERCE_TIMEOUT_MS", 1, 60000),
  CARD_API_BASE_URL: url("CARD_API_BASE_URL"),
  CARD_MERCHANT_ID: string().min(1),
  CARD_LIBRARY_HOSTS: array().of(string().required()),
  CARD_CONTEXT_SOURCE: string().oneOf(
    ["direct", "commerce"] as const,
    "CARD_CONTEXT_SOURCE must be direct or commerce",
  ),
  CONTENT_BASE_URL: url("CONTENT_BASE_URL"),
  CONTENT_HUB_NAME: string().min(1),
  CONTENT_SCHEMA_BASE: string().min(1),
  CONTENT_MEDIA_ORIGIN: origin("CONTENT_MEDIA_ORIGIN"),
  ...contentPreviewFields,
  VIDEO_EMBED_BASE_URL: url("VIDEO_EMBED_BASE_URL"),
  VIDEO_POSTER_BASE_URL: url("VIDEO_POSTER_BASE_URL"),
  GALLERY_SCRIPT_URL: url("GALLERY_SCRIPT_URL"),
  SUBSCRIPTIONS_SCRIPT_URL: url("SUBSCRIPTIONS_SCRIPT_URL").matches(/\{merchantId\}/, {
    message: "SUBSCRIPTIONS_SCRIPT_URL must hold {merchantId}",
    excludeEmptyString: true,
  }),
  RECOMMENDATIONS_BASE_URL: url("RECOMMENDATIONS_BASE_URL"),
  RECOMMENDATIONS_CLIENT_ID: string().min(1),
  RECOMMENDATIONS_REALM: string().matches(/^[A-Za-z0-9]+$/, "RECOMMENDATIONS_REALM must be letters and digits"),
  RECOMMENDATIONS_INSTANCE: string().oneOf(["sbx", "prd"] as const, "RECOMMENDATIONS_INSTANCE must be sbx or prd"),
  ADDRESS_BASE_URL: url("ADDRESS_BASE_URL"),
  ADDRESS_LAYOUT: string().min(1),
  ADDRESS_LABELS: array()
    .of(string().required())
    .length(4, "ADDRESS_LABELS must name street, city, state and postal code"),
  PAYPAL_SCRIPT_URL: url("PAYPAL_SCRIPT_URL"),
  PAYPAL_API_BASE_URL: url("PAYPAL_API_BASE_URL"),
  PAYPAL_CLIENT_ID: string().min(1),
  KLARNA_SCRIPT_URL: url("KLARNA_SCRIPT_URL"),
  KLARNA_API_BASE_URL: url("KLARNA_API_BASE_URL"),
  KLARNA_CLIENT_ID: string().min(1),
  KLARNA_MIN_AMOUNT: wholeNumber("KLARNA_MIN_AMOUNT", 0, 10_000_000),
  APPLE_PAY_MERCHANT_ID: string().min(1),
  APPLE_PAY_SCRIPT_URL: url("APPLE_PAY_SCRIPT_URL"),
  APPLE_PAY_GATEWAY_URL: url("APPLE_PAY_GATEWAY_URL"),
  REVIEWS_API_BASE_URL: url("REVIEWS_API_BASE_URL"),
  REVIEWS_PHOTO_ORIGIN: origin("REVIEWS_PHOTO_ORIGIN"),
  REFRESH_TOKENS: string().oneOf(["server", "browser"] as const, "REFRESH_TOKENS must be server or browser"),
  TAG_MANAGER_ID: string().matches(
    /^(GTM-[A-Z0-9]{4,12}|none)$/,
    "TAG_MANAGER_ID must look like GTM-ABC123, or be none",
  ),
  TAG_MANAGER_SCRIPT_URL: url("TAG_MANAGER_SCRIPT_URL"),
  ...widgetFields,
  PAGE_CACHE_BYTES: wholeNumber("PAGE_CACHE_BYTES", 0, 4_000_000_000),
  PAGE_CACHE_FRESH_SECONDS: wholeNumber("PAGE_CACHE_FRESH_SECONDS", 0, 86400),
  PAGE_CACHE_STALE_SECONDS: wholeNumber("PAGE_CACHE_STALE_SECONDS", 0, 604800),
  TRUSTED_PROXIES: wholeNumber("TRUSTED_PROXIES", 0, 10),
  LOG_LEVEL: string().oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
});

/** Variables that hold several values, separated by commas. */
const lists: ReadonlySet<string> = new Set([
  "CARD_LIBRARY_HOSTS",
  "ADDRESS_LABELS",
  "CONTENT_PREVIEW_HOSTS",
  "CONTENT_APP_ORIGINS",
]);

const read = (env: Environment) => {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.fields)
      .map((name) => [name, lists.has(name) ? list(env[name]) : env[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  try {
    return environmentSchema.validateSync(given, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`The configuration is not usable:\n  ${error.errors.join("\n  ")}`, { cause: error });
  }
};

/** Whether an address stays on this machine. */
export const isLoopback = (address: string) =>
  /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);

const configuredSites = (env: Environment, publicOrigin: string): SiteConfig[] => {
  const { protocol, port: publicPort, hostname } = new URL(publicOrigin);
  const configured = defaultSites.map((site, index): SiteConfig => {
    const suffix = site.alias.toUpperCase();
    const fallback = index === 0 && !site.hosts.includes(hostname) ? [hostname, ...site.hosts] : site.hosts;
    const hosts = list(env[`SITE_HOSTS_${suffix}`]) ?? fallback;
    const id = env[`COMMERCE_SITE_ID_${suffix}`] || site.id;
    return {
      ...site,
      id,
      hosts,
      origin: `${protocol}//${hosts[0]}${publicPort ? `:${publicPort}` : ""}`,
      tabs: site.tabs.map((tab) => {
        const shown = "siteId" in tab && defaultSites.find((other) => other.id === tab.siteId);
        return shown ? { ...tab, siteId: env[`COMMERCE_SITE_ID_${shown.alias.toUpperCase()}`] || shown.id } : tab;
      }),
    };
  });
  return configured.map((site) => ({
    ...site,
    tabs: site.tabs.map((tab) =>
      "siteId" in tab ? { ...tab, href: configured.find(({ id }) => id === tab.siteId)?.origin } : tab,
    ),
  }));
};

const recommendationsOf = (
  given: ReturnType<typeof read>,
  baseUrl: string,
  siteId: string,
): NonNullable<SiteConfig["recommendations"]> => ({
  baseUrl: baseUrl.replace(/\/$/, ""),
  clientId: given.RECOMMENDATIONS_CLIENT_ID ?? "sandbox-recommendations",
  siteId: `${given.RECOMMENDATIONS_REALM ?? "swee"}-${siteId}`,
  instanceType: given.RECOMMENDATIONS_INSTANCE ?? "sbx",
});

const addressOf = (given: ReturnType<typeof read>, emulatorOrigin: string): AddressConfig => {
  const [street = "LINE_1", city = "City name", state = "State code", postal = "LINE_5"] = given.ADDRESS_LABELS ?? [];
  return {
    enabled: given.ADDRESS_BASE_URL !== undefined || given.COMMERCE_API_ORIGIN === undefined,
    baseUrl: (given.ADDRESS_BASE_URL ?? emulatorOrigin).replace(/\/$/, ""),
    layout: given.ADDRESS_LAYOUT ?? "WickettPlum",
    layoutMap: { street, city, state, postal },
    maxSuggestions: 7,
    timeoutMs: 2500,
  };
};

/** Wallets: the emulators in front of the sandbox; beside a real backend those that are named. */
const walletsOf = (given: ReturnType<typeof read>, emulatorOrigin: string) => {
  const isSandbox = given.COMMERCE_API_ORIGIN === undefined;
  const bare = (address: string) => address.replace(/\/$/, "");
  return {
    paypal: {
      enabled: isSandbox || given.PAYPAL_CLIENT_ID !== undefined,
      scriptUrl:
        given.PAYPAL_SCRIPT_URL ??
        (given.PAYPAL_CLIENT_ID ? "https://www.paypal.com/web-sdk/v6/core" : `${emulatorOrigin}/web-sdk/v6/core`),
      apiBaseUrl: bare(
        given.PAYPAL_API_BASE_URL ?? (given.PAYPAL_CLIENT_ID ? "https://api-m.paypal.com" : emulatorOrigin),
      ),
      clientId: given.PAYPAL_CLIENT_ID ?? "sandbox-paypal-client",
      timeoutMs: 8000,
    },
    klarna: {
      enabled: isSandbox || given.KLARNA_API_BASE_URL !== undefined,
      scriptUrl:
        given.KLARNA_SCRIPT_URL ??
        (given.KLARNA_API_BASE_URL ? "https://x.klarnacdn.net/kp/lib/v1/api.js" : `${emulatorOrigin}/kp/lib/v1/api.js`),
      apiBaseUrl: bare(given.KLARNA_API_BASE_URL ?? emulatorOrigin),
      minAmount: given.KLARNA_MIN_AMOUNT ?? 3500,
      timeoutMs: 8000,
    },
    applePay: {
      enabled: isSandbox || given.APPLE_PAY_MERCHANT_ID !== undefined,
      merchantIdentifier: given.APPLE_PAY_MERCHANT_ID ?? "merchant.example.wickettplum.sandbox",
      scriptUrl:
        given.APPLE_PAY_SCRIPT_URL ??
        (given.APPLE_PAY_MERCHANT_ID
          ? "https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js"
          : `${emulatorOrigin}/jsapi/1.latest/apple-pay-sdk.js`),
      gatewayUrl: bare(
        given.APPLE_PAY_GATEWAY_URL ??
          (given.APPLE_PAY_MERCHANT_ID ? "https://apple-pay-gateway.apple.com" : emulatorOrigin),
      ),
      timeoutMs: 8000,
    },
  };
};

/** Our emulator's container in front of the sandbox; with a real backend the one that is named, or none. */
const tagManagerOf = (
  { TAG_MANAGER_ID: id, TAG_MANAGER_SCRIPT_URL: scriptUrl }: ReturnType<typeof read>,
  emulatorOrigin: string | null,
): TagManagerConfig | null => {
  if (id === "none" || (id === undefined && emulatorOrigin === null)) return null;
  if (id !== undefined) return { id, scriptUrl: scriptUrl ?? "https://www.googletagmanager.com/gtm.js" };
  return { id: "GTM-SANDBOX", scriptUrl: `${emulatorOrigin}/gtm.js` };
};

/**
 * Configuration from environment variables; every one has a default that fits the local sandbox.
 * Throws one error that names every variable that is wrong, or a loopback vendor in front of a real backend in production.
 */
export const loadConfig = (env: Environment): Config => {
  const given = read(env);
  const environment = given.NODE_ENV ?? "production";
  const listenPort = given.PORT ?? 3000;
  const publicOrigin = (given.PUBLIC_ORIGIN ?? `http://localhost:${listenPort}`).replace(/\/$/, "");
  const origins = (value: string | undefined, fallback: string) => (value ?? fallback).replace(/\/$/, "");
  const commerceOrigin = origins(given.COMMERCE_API_ORIGIN, `http://127.0.0.1:${given.SANDBOX_PORT ?? 4000}`);
  const vendorsOrigin = `http://127.0.0.1:${given.VENDORS_PORT ?? 4001}`;
  // What stands beside a real backend or real content is real too, or left out.
  const recommendationsBase =
    given.RECOMMENDATIONS_BASE_URL ?? (given.COMMERCE_API_ORIGIN ? undefined : `${vendorsOrigin}/v3`);
  const subscriptionsScript =
    given.SUBSCRIPTIONS_SCRIPT_URL ??
    (given.COMMERCE_API_ORIGIN ? undefined : `${vendorsOrigin}/autoship/{merchantId}/main.js`);
  const isContentEmulated = given.CONTENT_BASE_URL === undefined;
  const galleryScriptUrl = given.GALLERY_SCRIPT_URL ?? `${vendorsOrigin}/sites/wickettplum/site/latest/site.min.js`;
  const isSandbox = given.COMMERCE_API_ORIGIN === undefined;
  const captcha = captchaOf(given, vendorsOrigin, isSandbox);
  const survey = surveyOf(given, isSandbox ? vendorsOrigin : null);
  const sites = configuredSites(env, publicOrigin).map((site) => ({
    ...site,
    ...instalmentMessages(given, { vendorsOrigin, environment }),
    ...((isContentEmulated || given.GALLERY_SCRIPT_URL !== undefined) && { galleryScriptUrl }),
    ...(captcha.enabled && { captcha: { scriptUrl: captcha.scriptUrl, siteKey: captcha.siteKey } }),
    ...(survey && { survey }),
    ...(subscriptionsScript && { subscriptions: { scriptUrl: subscriptionsScript } }),
    ...(recommendationsBase && { recommendations: recommendationsOf(given, recommendationsBase, site.id) }),
    ...(given.REFRESH_TOKENS === "browser" && { refreshTokens: "browser" as const }),
  }));
  const cardApi = origins(given.CARD_API_BASE_URL, vendorsOrigin);
  const contentBase = origins(given.CONTENT_BASE_URL, `${vendorsOrigin}/content`);
  const reviewsApi = origins(given.REVIEWS_API_BASE_URL, `${vendorsOrigin}/data`);
  const ocapiOrigin = origins(given.COMMERCE_OCAPI_ORIGIN, commerceOrigin);

  if (!isLoopback(publicOrigin) && isLoopback(cardApi) && !isLoopback(commerceOrigin))
    throw new Error(
      "The configuration is not usable:\n  CARD_API_BASE_URL points at this machine while the shop and its backend are real.",
    );

  return {
    environment,
    port: listenPort,
    publicOrigin,
    sites,
    commerce: {
      origin: commerceOrigin,
      ocapiOrigin,
      imageOrigin: origins(given.COMMERCE_IMAGE_ORIGIN, commerceOrigin),
      organizationId: given.COMMERCE_ORGANIZATION_ID ?? "f_ecom_swee_001",
      clientId: given.COMMERCE_CLIENT_ID ?? "5f2c1b7e-0c4a-4a8e-9d35-7b1e6a90c2d4",
      shortCode: given.COMMERCE_SHORT_CODE ?? "sandbox",
      timeoutMs: given.COMMERCE_TIMEOUT_MS ?? 10000,
    },
    proxies: { ocapi: ocapiOrigin, api: commerceOrigin },
    thirdParties: {
      cardForm: {
        enabled: true,
        apiBaseUrl: cardApi,
        merchantId: given.CARD_MERCHANT_ID ?? "sandbox-wickettplum",
        allowedNetworks: ["VISA", "MASTERCARD", "AMEX", "DISCOVER"],
        targetOrigins: sites.map((site) => site.origin),
        allowedLibraryHosts: given.CARD_LIBRARY_HOSTS ?? [new URL(cardApi).host],
        contextSource: given.CARD_CONTEXT_SOURCE ?? "direct",
        timeoutMs: 10000,
      },
      content: {
        enabled: true,
        baseUrl: contentBase,
        hubName: given.CONTENT_HUB_NAME ?? "wickettplum",
        schemaBase: given.CONTENT_SCHEMA_BASE ?? "https://schema.wickettplum.example/",
        mediaOrigin: origins(given.CONTENT_MEDIA_ORIGIN, new URL(contentBase).origin),
        preview: contentPreviewOf(given, { vendorsOrigin, isEmulated: isContentEmulated }),
        timeoutMs: 5000,
      },
      video: {
        embedBaseUrl: origins(
          given.VIDEO_EMBED_BASE_URL,
          isContentEmulated ? `${vendorsOrigin}/embed` : "https://www.youtube-nocookie.com/embed",
        ),
        posterBaseUrl: origins(
          given.VIDEO_POSTER_BASE_URL,
          isContentEmulated ? `${vendorsOrigin}/vi` : "https://i.ytimg.com/vi",
        ),
      },
      gallery: {
        enabled: isContentEmulated || given.GALLERY_SCRIPT_URL !== undefined,
        scriptUrl: galleryScriptUrl,
      },
      reviews: {
        enabled: given.REVIEWS_API_BASE_URL !== undefined || given.COMMERCE_API_ORIGIN === undefined,
        apiBaseUrl: reviewsApi,
        photoOrigin: origins(given.REVIEWS_PHOTO_ORIGIN, new URL(reviewsApi).origin),
        timeoutMs: 4000,
      },
      address: addressOf(given, vendorsOrigin),
      ...walletsOf(given, vendorsOrigin),
      tagManager: tagManagerOf(given, isLoopback(commerceOrigin) ? vendorsOrigin : null),
      captcha,
      survey,
    },
    pageCache: {
      maxBytes: given.PAGE_CACHE_BYTES ?? 64_000_000,
      freshSeconds: given.PAGE_CACHE_FRESH_SECONDS ?? 900,
      staleSeconds: given.PAGE_CACHE_STALE_SECONDS ?? 86400,
    },
    trustedProxies: given.TRUSTED_PROXIES ?? 0,
    logLevel: given.LOG_LEVEL ?? (environment === "test" ? "silent" : "info"),
  };
};
