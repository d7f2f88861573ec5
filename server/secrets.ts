import type { Config } from "#config/config.ts";
import { isLoopback } from "#config/load-config.ts";

/** What only this process may know. Comes from the environment alone and is never part of `Config`. */
export interface Secrets {
  cardKeyId: string;
  /** Base64 text; decoded it is the HMAC key of the card provider's request signature. */
  cardSharedSecret: string;
  /** Key of the ratings service. */
  reviewsPasskey: string;
  /** Secret of the PayPal account. */
  paypalClientSecret: string;
  /** Credentials of the Klarna account. */
  klarnaUsername: string;
  klarnaPassword: string;
  /** Certificate and key of the Apple Pay merchant, as PEM; null in front of the emulator. */
  applePayCertificate: string | null;
  applePayKey: string | null;
  /** Key of the captcha's verifier. */
  recaptchaApiKey: string;
  /** Signs the shop's word that a form was let through, which the backend knows too; `null` gives no word. */
  captchaProofSecret: string | null;
  /** Token of the address service. */
  addressAuthToken: string;
  /** Set when the shopper login client is a private one. */
  commerceClientSecret: string | null;
  /** Secret of the client of logins by mailed code. */
  codeLoginClientSecret: string;
  /** Secret of the private client that speaks about shoppers' sessions. */
  commerceSystemClientSecret: string;
  /** Guards the purge of the page cache; `null` switches the purge off. */
  cachePurgeSecret: string | null;
  /** Address of the store that all processes share, its password in it; `null` in a shop of one process. */
  redisUrl: string | null;
  /** Signs editors' passes for the preview; `null` makes a key that ends with the process. */
  contentPreviewSecret: string | null;
  /** Keys that answers to assistants are signed with, a JWK set with the newest first; `null` makes one. */
  agentSigningKeys: string | null;
  /** What calls of assistants are told with, where that asks for a token. */
  agentAuditToken: string | null;
}

/** Secrets from environment variables. Missing card keys become the published strings of the sandbox. */
export const loadSecrets = (env: Record<string, string | undefined>): Secrets => ({
  cardKeyId: env["CARD_KEY_ID"] || "sandbox-card-key",
  cardSharedSecret: env["CARD_SHARED_SECRET"] || "sandbox-card-shared-secret",
  reviewsPasskey: env["BV_PASSKEY"] || "sandbox-ratings-passkey",
  paypalClientSecret: env["PAYPAL_CLIENT_SECRET"] || "sandbox-paypal-secret",
  klarnaUsername: env["KLARNA_USERNAME"] || "sandbox-klarna-user",
  klarnaPassword: env["KLARNA_PASSWORD"] || "sandbox-klarna-password",
  applePayCertificate: env["APPLE_PAY_CERT"] || null,
  applePayKey: env["APPLE_PAY_KEY"] || null,
  recaptchaApiKey: env["RECAPTCHA_API_KEY"] || "sandbox-recaptcha-api-key",
  captchaProofSecret: env["CAPTCHA_PROOF_SECRET"] || null,
  addressAuthToken: env["ADDRESS_AUTH_TOKEN"] || "sandbox-address-token",
  commerceClientSecret: env["COMMERCE_CLIENT_SECRET"] || null,
  codeLoginClientSecret: env["CODE_LOGIN_CLIENT_SECRET"] || "sandbox-code-login-secret",
  commerceSystemClientSecret: env["COMMERCE_SYSTEM_CLIENT_SECRET"] || "sandbox-secret-not-for-production",
  cachePurgeSecret: env["CACHE_PURGE_SECRET"] || null,
  redisUrl: env["REDIS_URL"] || null,
  contentPreviewSecret: env["CONTENT_PREVIEW_SECRET"] || null,
  agentSigningKeys: env["UCP_SIGNING_KEYS"] || null,
  agentAuditToken: env["AGENTS_AUDIT_TOKEN"] || null,
});

/** Shorter ones could be tried through. */
const SHORTEST_SECRET = 32;

/** Throws when a published secret of the sandbox would be used with a real provider, or one is easily guessed. */
export const refuseWeakSecrets = (
  { commerce, thirdParties: { cardForm, reviews, address, paypal, klarna, captcha } }: Config,
  secrets: Secrets,
): void => {
  if (secrets.captchaProofSecret !== null && secrets.captchaProofSecret.length < SHORTEST_SECRET)
    throw new Error(
      `The configuration is not usable:\n  CAPTCHA_PROOF_SECRET must have at least ${SHORTEST_SECRET} characters.`,
    );
  if (reviews.enabled && secrets.reviewsPasskey.startsWith("sandbox-") && !isLoopback(reviews.apiBaseUrl))
    throw new Error(
      "The configuration is not usable:\n  BV_PASSKEY is that of the sandbox, but REVIEWS_API_BASE_URL is a real service.",
    );
  if (address.enabled && secrets.addressAuthToken.startsWith("sandbox-") && !isLoopback(address.baseUrl))
    throw new Error(
      "The configuration is not usable:\n  ADDRESS_AUTH_TOKEN is that of the sandbox, but ADDRESS_BASE_URL is a real service.",
    );
  const mixed = (isEnabled: boolean, secret: string, service: string, names: string) => {
    if (isEnabled && secret.startsWith("sandbox-") && !isLoopback(service))
      throw new Error(`The configuration is not usable:\n  ${names}`);
  };
  mixed(
    commerce.codeLoginClientId !== null,
    secrets.codeLoginClientSecret,
    commerce.origin,
    "CODE_LOGIN_CLIENT_SECRET is that of the sandbox, but COMMERCE_API_ORIGIN is a real backend.",
  );
  mixed(
    commerce.systemClientId !== null,
    secrets.commerceSystemClientSecret,
    commerce.origin,
    "COMMERCE_SYSTEM_CLIENT_SECRET is that of the sandbox, but COMMERCE_API_ORIGIN is a real service.",
  );
  mixed(
    paypal.enabled,
    secrets.paypalClientSecret,
    paypal.apiBaseUrl,
    "PAYPAL_CLIENT_SECRET is that of the sandbox, but PAYPAL_API_BASE_URL is a real service.",
  );
  mixed(
    klarna.enabled,
    secrets.klarnaPassword,
    klarna.apiBaseUrl,
    "KLARNA_PASSWORD is that of the sandbox, but KLARNA_API_BASE_URL is a real service.",
  );
  mixed(
    captcha.enabled,
    secrets.recaptchaApiKey,
    captcha.apiBaseUrl,
    "RECAPTCHA_API_KEY is that of the sandbox, but RECAPTCHA_API_BASE_URL is a real service.",
  );
  const published = secrets.cardKeyId.startsWith("sandbox-") || secrets.cardSharedSecret.startsWith("sandbox-");
  if (cardForm.enabled && cardForm.contextSource === "direct" && published && !isLoopback(cardForm.apiBaseUrl))
    throw new Error(
      "The configuration is not usable:\n  CARD_KEY_ID and CARD_SHARED_SECRET are those of the sandbox, but CARD_API_BASE_URL is a real provider.",
    );
};
