import { captchaOf, surveyOf } from "./browser-widgets.ts";
import type { Config } from "./config.ts";
import { configuredSites } from "./configured-sites.ts";
import { contentPreviewOf } from "./content-preview.ts";
import { readEnvironment, type Environment } from "./environment.ts";
import { instalmentMessages } from "./instalment-messages.ts";
import { sites as shopSites } from "./site-list.ts";
import type { SiteConfig } from "./sites.ts";
import { addressOf, recommendationsOf, tagManagerOf, walletsOf } from "./vendor-settings.ts";
import { brandAccounts } from "./brand.ts";

/** Whether an address stays on this machine. */
export const isLoopback = (address: string) =>
  /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);

/**
 * Configuration from environment variables; every one has a default that fits the local sandbox. Throws one error that
 * names every variable that is wrong, or a loopback vendor in front of a real backend in production. `listed` are the
 * sites of another shop than this one.
 */
export const loadConfig = (env: Environment, listed: readonly SiteConfig[] = shopSites): Config => {
  const given = readEnvironment(env);
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
  const isContentEmulated = given.CONTENT_BASE_URL === undefined && isLoopback(commerceOrigin);
  const galleryScriptUrl =
    given.GALLERY_SCRIPT_URL ?? `${vendorsOrigin}/sites/${brandAccounts.account}/site/latest/site.min.js`;
  const isSandbox = given.COMMERCE_API_ORIGIN === undefined;
  const codeLoginClientId = given.CODE_LOGIN_CLIENT_ID ?? (isSandbox ? "a7d2f4c9-1b63-4e58-9f0d-64c8b2e1730a" : null);
  const captcha = captchaOf(given, vendorsOrigin, isSandbox);
  const survey = surveyOf(given, isSandbox ? vendorsOrigin : null);
  const sites = configuredSites(listed, env, publicOrigin).map((site) => ({
    ...site,
    ...instalmentMessages(given, { vendorsOrigin, environment }),
    ...((isContentEmulated || given.GALLERY_SCRIPT_URL !== undefined) && { galleryScriptUrl }),
    ...(captcha.enabled && { captcha: { scriptUrl: captcha.scriptUrl, siteKey: captcha.siteKey } }),
    ...(survey && { survey }),
    ...(subscriptionsScript && { subscriptions: { scriptUrl: subscriptionsScript } }),
    ...(recommendationsBase && { recommendations: recommendationsOf(given, recommendationsBase, site.id) }),
    ...((codeLoginClientId !== null || env["COMMERCE_CLIENT_SECRET"]) && { codeLogin: true as const }),
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

  if ((given.PROCESSES ?? 1) > 1 && given.REDIS_URL === undefined)
    throw new Error(
      "The configuration is not usable:\n  PROCESSES needs REDIS_URL: processes that share nothing log each other's shoppers out.",
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
      codeLoginClientId,
      systemClientId:
        given.COMMERCE_SYSTEM_CLIENT_ID ?? (isLoopback(commerceOrigin) ? "c3a98d52-6f1e-4b07-8a4c-2d90e57b1f36" : null),
      shortCode: given.COMMERCE_SHORT_CODE ?? "sandbox",
      timeoutMs: given.COMMERCE_TIMEOUT_MS ?? 10000,
    },
    proxies: { ocapi: ocapiOrigin },
    thirdParties: {
      cardForm: {
        enabled: true,
        apiBaseUrl: cardApi,
        merchantId: given.CARD_MERCHANT_ID ?? `sandbox-${brandAccounts.account}`,
        allowedNetworks: ["VISA", "MASTERCARD", "AMEX", "DISCOVER"],
        targetOrigins: sites.map((site) => site.origin),
        allowedLibraryHosts: given.CARD_LIBRARY_HOSTS ?? [new URL(cardApi).host],
        contextSource: given.CARD_CONTEXT_SOURCE ?? "direct",
        timeoutMs: 10000,
      },
      content: {
        enabled: isContentEmulated || given.CONTENT_BASE_URL !== undefined,
        baseUrl: contentBase,
        hubName: given.CONTENT_HUB_NAME ?? brandAccounts.account,
        schemaBase: given.CONTENT_SCHEMA_BASE ?? brandAccounts.schemaBase,
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
      contactFormOrigin: given.CONTACT_FORM_ORIGIN?.replace(/\/$/, "") ?? (isSandbox ? vendorsOrigin : null),
      survey,
      chatOrigins: (given.CHAT_ORIGINS ?? (isLoopback(commerceOrigin) ? [vendorsOrigin] : [])).map(
        (each) => new URL(each).origin,
      ),
    },
    pageCache: {
      maxBytes: given.PAGE_CACHE_BYTES ?? 64_000_000,
      freshSeconds: given.PAGE_CACHE_FRESH_SECONDS ?? 900,
      staleSeconds: given.PAGE_CACHE_STALE_SECONDS ?? 86400,
    },
    overload: { running: given.RENDERS ?? 8, waiting: given.RENDERS_WAITING ?? 100 },
    fleet: {
      hasStore: given.REDIS_URL !== undefined,
      namespace: given.REDIS_NAMESPACE ?? "sweetshop",
      processes: given.PROCESSES ?? 1,
      // Nobody looks at the readiness of a shop on one's own machine.
      drainDelayMs: (given.DRAIN_DELAY_SECONDS ?? (isLoopback(publicOrigin) ? 0 : 10)) * 1000,
    },
    // In front of the sandbox everybody is on this machine: a developer, a run of journeys, a bench.
    limits: { exempt: given.LIMITS_EXEMPT ?? (isLoopback(commerceOrigin) ? ["127.0.0.0/8", "::1"] : []) },
    agents: {
      enabled: given.AGENTS_ENABLED !== "off",
      reviewAbove: given.AGENTS_REVIEW_ABOVE === undefined ? null : given.AGENTS_REVIEW_ABOVE * 100,
      watchSeconds: given.AGENTS_ORDER_WATCH_SECONDS ?? 300,
      auditUrl: given.AGENTS_AUDIT_URL ?? (isSandbox ? `${commerceOrigin}/__sandbox/assistants/calls` : null),
    },
    metrics:
      given.METRICS_PORT === undefined ? null : { port: given.METRICS_PORT, host: given.METRICS_HOST ?? "127.0.0.1" },
    hasTracing: given.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    trustedProxies: given.TRUSTED_PROXIES ?? 0,
    logLevel: given.LOG_LEVEL ?? (environment === "test" ? "silent" : "info"),
  };
};
