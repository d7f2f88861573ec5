import type { SiteConfig } from "#config/sites.ts";

/** Ids of the shops of a test, at the commerce platform. */
export const testSiteIds: Readonly<Record<"us" | "ca" | "gifts", string>> = {
  us: "SweetsUS",
  ca: "SweetsCA",
  gifts: "SweetsGifts",
};

const unitedStates = {
  id: testSiteIds.us,
  alias: "us",
  hosts: ["localhost"],
  origin: "http://localhost:3000",
  name: "Sweets",
  locale: "en-US",
  currency: "USD",
  country: "US",
  phone: "1-800-555-0142",
  accessibilityPhone: "1-800-555-0143",
  priceBooks: { list: "usd-list-prices", sale: "usd-sale-prices" },
  pickupEnabled: true,
  pickupRanges: [10, 20, 50, 100],
  accountLogout: true,
  tabs: [
    { label: "Sweets", siteId: testSiteIds.us },
    { label: "Gifts", siteId: testSiteIds.gifts },
    { label: "Magazine", href: "https://magazine.test", external: true },
  ],
} satisfies SiteConfig;

const canada: SiteConfig = {
  ...unitedStates,
  id: testSiteIds.ca,
  alias: "ca",
  hosts: ["ca.localhost"],
  origin: "http://ca.localhost:3000",
  name: "Sweets Canada",
  locale: "en-CA",
  language: "English",
  currency: "CAD",
  country: "CA",
  phone: "1-800-555-0144",
  priceBooks: { list: "cad-list-prices", sale: "cad-sale-prices" },
};

/**
 * Shops for tests of what several sites and languages need, however many the configuration has: one in the United
 * States with another beside it, and one in Canada that speaks two languages.
 */
export const testSites: SiteConfig[] = [
  unitedStates,
  canada,
  {
    ...unitedStates,
    id: testSiteIds.gifts,
    alias: "gifts",
    hosts: ["gifts.localhost"],
    origin: "http://gifts.localhost:3000",
    name: "Sweets Gifts",
    ownContent: ["home", "navigation"],
    pickupEnabled: false,
  },
  {
    ...canada,
    alias: "ca_fr",
    hosts: ["fr.ca.localhost"],
    origin: "http://fr.ca.localhost:3000",
    locale: "fr-CA",
    language: "Français",
  },
];
