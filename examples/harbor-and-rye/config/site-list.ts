import { brand, brandSites } from "./brand.ts";
import type { SiteConfig } from "./sites.ts";

/** The one shop, in the one language it speaks. */
export const sites: SiteConfig[] = [
  {
    id: brandSites.us,
    alias: "us",
    hosts: ["localhost"],
    origin: "http://localhost:3000",
    name: brand.name,
    locale: "en-US",
    currency: "USD",
    country: "US",
    phone: "1-800-555-0160",
    accessibilityPhone: "1-800-555-0163",
    priceBooks: { list: "usd-list-prices", sale: "usd-sale-prices" },
    pickupEnabled: true,
    pickupRanges: [10, 50, 100],
    accountLogout: true,
    tabs: [{ label: "The counter", siteId: brandSites.us }],
  },
];
