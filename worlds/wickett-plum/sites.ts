import type { Site } from "#sandbox/organization/sites/site.ts";
import { checkPayee } from "./check-payee.ts";

/** The organization every address names. */
export const organizationId = "f_ecom_swee_001";

/** The public client (PKCE, rotating refresh tokens) of the storefront. */
export const publicClientId = "5f2c1b7e-0c4a-4a8e-9d35-7b1e6a90c2d4";

/**
 * The private client (secret, lasting refresh tokens) of a server; also what stands in for an administrator's token.
 */
export const privateClientId = "c3a98d52-6f1e-4b07-8a4c-2d90e57b1f36";

/** Its secret; it opens nothing but a sandbox. */
export const privateClientSecret = "sandbox-secret-not-for-production";

/**
 * The private client that the storefront's server logs in with by mailed codes; its tokens may do no more than any
 * shopper's.
 */
export const codeLoginClientId = "a7d2f4c9-1b63-4e58-9f0d-64c8b2e1730a";

/** Its secret; it opens nothing but a sandbox. */
export const codeLoginClientSecret = "sandbox-code-login-secret";

/** A public client that may look at the catalogue and do nothing else, to see what a missing scope answers. */
export const browsingClientId = "8e41d7f0-95b3-4c62-a1d8-6b3f20c9e7a5";

/** The four shops; the first one is the default. */
export const sites: readonly Site[] = [
  {
    id: "WickettPlumUS",
    name: "Wickett & Plum",
    currency: "USD",
    locales: ["en-US"],
    country: "US",
    host: "localhost",
    timeZone: "America/Los_Angeles",
    checkPayee,
  },
  {
    id: "WickettPlumCA",
    name: "Wickett & Plum Canada",
    currency: "CAD",
    locales: ["en-CA", "fr-CA"],
    country: "CA",
    host: "ca.localhost",
    timeZone: "America/Vancouver",
    checkPayee,
  },
  {
    id: "WickettPlumBusiness",
    name: "Business Gifts",
    currency: "USD",
    locales: ["en-US"],
    country: "US",
    host: "business.localhost",
    timeZone: "America/Los_Angeles",
    checkPayee,
  },
  {
    id: "WickettPlumFundraising",
    name: "Fundraising",
    currency: "USD",
    locales: ["en-US"],
    country: "US",
    host: "fundraising.localhost",
    timeZone: "America/Los_Angeles",
    checkPayee,
  },
];
