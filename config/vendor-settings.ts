import type { AddressConfig, TagManagerConfig } from "./config.ts";
import type { Given } from "./environment.ts";
import type { SiteConfig } from "./sites.ts";
import { brandAccounts } from "./brand.ts";

/** The recommendations service of one site (Einstein; the client id is public). */
export const recommendationsOf = (
  given: Given,
  baseUrl: string,
  siteId: string,
): NonNullable<SiteConfig["recommendations"]> => ({
  baseUrl: baseUrl.replace(/\/$/, ""),
  clientId: given.RECOMMENDATIONS_CLIENT_ID ?? "sandbox-recommendations",
  siteId: `${given.RECOMMENDATIONS_REALM ?? "swee"}-${siteId}`,
  instanceType: given.RECOMMENDATIONS_INSTANCE ?? "sbx",
});

/** Address search: the emulator in front of the sandbox; beside a real backend only where its address is given. */
export const addressOf = (given: Given, emulatorOrigin: string): AddressConfig => {
  const [street = "LINE_1", city = "City name", state = "State code", postal = "LINE_5"] = given.ADDRESS_LABELS ?? [];
  return {
    enabled: given.ADDRESS_BASE_URL !== undefined || given.COMMERCE_API_ORIGIN === undefined,
    baseUrl: (given.ADDRESS_BASE_URL ?? emulatorOrigin).replace(/\/$/, ""),
    layout: given.ADDRESS_LAYOUT ?? brandAccounts.addressLayout,
    layoutMap: { street, city, state, postal },
    maxSuggestions: 7,
    timeoutMs: 2500,
  };
};

/** Wallets: the emulators in front of the sandbox; beside a real backend those that are named. */
export const walletsOf = (given: Given, emulatorOrigin: string) => {
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
      merchantIdentifier: given.APPLE_PAY_MERCHANT_ID ?? brandAccounts.applePayMerchant,
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
export const tagManagerOf = (
  { TAG_MANAGER_ID: id, TAG_MANAGER_SCRIPT_URL: scriptUrl }: Given,
  emulatorOrigin: string | null,
): TagManagerConfig | null => {
  if (id === "none" || (id === undefined && emulatorOrigin === null)) return null;
  if (id !== undefined) return { id, scriptUrl: scriptUrl ?? "https://www.googletagmanager.com/gtm.js" };
  return { id: "GTM-SANDBOX", scriptUrl: `${emulatorOrigin}/gtm.js` };
};
