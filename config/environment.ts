import { object, string, array, ValidationError } from "yup";
import { widgetFields } from "./browser-widgets.ts";
import { contentPreviewFields } from "./content-preview.ts";
import { list, network, origin, port, url, wholeNumber } from "./environment-fields.ts";
import { unknownSettings } from "./unknown-settings.ts";

/** The process's environment as it is given, unread. */
export type Environment = Record<string, string | undefined>;

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
  CODE_LOGIN_CLIENT_ID: string().min(1),
  COMMERCE_SYSTEM_CLIENT_ID: string().min(1),
  COMMERCE_SHORT_CODE: string().min(1),
  COMMERCE_TIMEOUT_MS: wholeNumber("COMMERCE_TIMEOUT_MS", 1, 60000),
  CHAT_ORIGINS: array().of(origin("CHAT_ORIGINS").required()),
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
  REDIS_URL: string().matches(/^rediss?:\/\/[^/]/, "REDIS_URL must look like redis://host:6379"),
  REDIS_NAMESPACE: string().matches(/^[\w-]{1,40}$/, "REDIS_NAMESPACE must be a short word"),
  METRICS_PORT: port("METRICS_PORT"),
  METRICS_HOST: string().matches(/^[\w.:-]+$/, "METRICS_HOST must be an address or a name"),
  OTEL_EXPORTER_OTLP_ENDPOINT: url("OTEL_EXPORTER_OTLP_ENDPOINT"),
  RENDERS: wholeNumber("RENDERS", 1, 1000),
  RENDERS_WAITING: wholeNumber("RENDERS_WAITING", 0, 10_000),
  PROCESSES: wholeNumber("PROCESSES", 1, 64),
  DRAIN_DELAY_SECONDS: wholeNumber("DRAIN_DELAY_SECONDS", 0, 300),
  LIMITS_EXEMPT: array().of(network("LIMITS_EXEMPT").required()),
  AGENTS_ENABLED: string().oneOf(["on", "off"] as const, "AGENTS_ENABLED must be on or off"),
  AGENTS_REVIEW_ABOVE: wholeNumber("AGENTS_REVIEW_ABOVE", 0, 1_000_000),
  AGENTS_AUDIT_URL: url("AGENTS_AUDIT_URL"),
  AGENTS_ORDER_WATCH_SECONDS: wholeNumber("AGENTS_ORDER_WATCH_SECONDS", 1, 86_400),
  TRUSTED_PROXIES: wholeNumber("TRUSTED_PROXIES", 0, 10),
  LOG_LEVEL: string().oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
});

/** Variables that hold several values, separated by commas. */
const lists: ReadonlySet<string> = new Set([
  "CARD_LIBRARY_HOSTS",
  "CHAT_ORIGINS",
  "ADDRESS_LABELS",
  "CONTENT_PREVIEW_HOSTS",
  "CONTENT_APP_ORIGINS",
  "LIMITS_EXEMPT",
]);

/**
 * Environment variables that are set and not empty, as values.
 * Throws one error that names every variable that is wrong, and every one that is a slip of a setting's name.
 */
export const readEnvironment = (env: Environment) => {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.fields)
      .map((name) => [name, lists.has(name) ? list(env[name]) : env[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const unknown = unknownSettings(env);
  const refuse = (problems: string[], cause?: unknown) =>
    new Error(`The configuration is not usable:\n  ${problems.join("\n  ")}`, { cause });
  try {
    const values = environmentSchema.validateSync(given, { abortEarly: false });
    if (unknown.length === 0) return values;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw refuse([...unknown, ...error.errors], error);
  }
  throw refuse(unknown);
};

/** Variables with their values; one that is not set is absent. */
export type Given = ReturnType<typeof readEnvironment>;
