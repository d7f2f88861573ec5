import { vendorData } from "#worlds/wickett-plum/vendor-data.ts";
import { captchaCredentials } from "#emulators/captcha/captcha-tokens.ts";
import { createTestSandbox } from "#sandbox/test-sandbox.ts";
import { privateClientId, privateClientSecret } from "#worlds/wickett-plum/sites.ts";
import type { RecordedServices } from "./record-walk.ts";

/** Configuration of a storefront in front of vendors at one address; each recording names all it needs. */
export const environmentOf = (origin: string, vendorsOrigin: string): Record<string, string> => ({
  COMMERCE_API_ORIGIN: origin,
  CARD_API_BASE_URL: vendorsOrigin,
  CONTENT_BASE_URL: `${vendorsOrigin}/content`,
  REVIEWS_API_BASE_URL: `${vendorsOrigin}/data`,
  ADDRESS_BASE_URL: vendorsOrigin,
  CONTACT_FORM_ORIGIN: vendorsOrigin,
  RECOMMENDATIONS_BASE_URL: `${vendorsOrigin}/v3`,
  PAYPAL_CLIENT_ID: "sandbox-paypal-client",
  PAYPAL_API_BASE_URL: vendorsOrigin,
  KLARNA_API_BASE_URL: vendorsOrigin,
  APPLE_PAY_MERCHANT_ID: "merchant.example.wickettplum.sandbox",
  APPLE_PAY_GATEWAY_URL: vendorsOrigin,
  RECAPTCHA_PROJECT_ID: vendorData.account,
  RECAPTCHA_SITE_KEY: captchaCredentials.siteKey,
  RECAPTCHA_API_BASE_URL: vendorsOrigin,
  COMMERCE_SYSTEM_CLIENT_ID: privateClientId,
  COMMERCE_SYSTEM_CLIENT_SECRET: privateClientSecret,
});

/** The lever that makes a sandbox's calls fail; without a rule it lets them all be well again. */
export const faultsOf =
  (origin: string): NonNullable<RecordedServices["fault"]> =>
  async (rule) => {
    const send = async (method: string, body?: string) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(`${origin}/__sandbox/faults`, { method, ...(body && { headers, body }) });
      if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
    };
    await send("DELETE");
    if (rule) await send("POST", JSON.stringify(rule));
  };

/** The sandbox in this process, with its third parties. */
export const startSandboxServices = async (): Promise<RecordedServices & { close: () => Promise<void> }> => {
  const sandbox = await createTestSandbox({ strict: true });
  return {
    environment: environmentOf(sandbox.origin, sandbox.vendorsOrigin),
    fault: faultsOf(sandbox.origin),
    close: () => sandbox.close(),
  };
};
