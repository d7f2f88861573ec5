/** A site of the default world. */
export interface WorldSite {
  id: string;
  name: string;
  currency: "USD" | "CAD";
  /** The first one is the site's own. */
  locales: readonly string[];
  country: "US" | "CA";
}

/** The organization every address names. */
export const organizationId = "f_ecom_swee_001";

/** The public client (PKCE, rotating refresh tokens) of the storefront. */
export const publicClientId = "5f2c1b7e-0c4a-4a8e-9d35-7b1e6a90c2d4";

/** The four shops; the first one is the default. */
export const sites: readonly WorldSite[] = [
  { id: "WickettPlumUS", name: "Wickett & Plum", currency: "USD", locales: ["en-US"], country: "US" },
  { id: "WickettPlumCA", name: "Wickett & Plum Canada", currency: "CAD", locales: ["en-CA"], country: "CA" },
  { id: "WickettPlumBusiness", name: "Business Gifts", currency: "USD", locales: ["en-US"], country: "US" },
  { id: "WickettPlumFundraising", name: "Fundraising", currency: "USD", locales: ["en-US"], country: "US" },
];
