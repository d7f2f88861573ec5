import { vendorData } from "#worlds/wickett-plum/vendor-data.ts";
import { captchaCredentials } from "#emulators/captcha/captcha-tokens.ts";

/** Variables of a storefront whose captcha is checked by a sandbox's vendors. */
export const sandboxCaptcha = (vendorsOrigin: string): Record<string, string> => ({
  RECAPTCHA_PROJECT_ID: vendorData.account,
  RECAPTCHA_SITE_KEY: captchaCredentials.siteKey,
  RECAPTCHA_SCRIPT_URL: `${vendorsOrigin}/recaptcha/enterprise.js`,
  RECAPTCHA_API_BASE_URL: vendorsOrigin,
});
