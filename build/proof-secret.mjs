import { randomBytes } from "node:crypto";

/**
 * Gives storefront and sandbox, where both are started here, a secret that only they know: the backend then takes forms
 * from the shop's server alone. One that the environment names stays.
 */
export const shareProofSecret = (env = process.env) => {
  if (!env.COMMERCE_API_ORIGIN) env.CAPTCHA_PROOF_SECRET ||= randomBytes(32).toString("base64url");
};
