import { brand, brandPages, brandSites } from "./brand.ts";
import type { SiteConfig, SiteTab } from "./sites.ts";

const listSites = (): SiteConfig[] => {
  const fundraising: SiteTab = { label: "Fundraising", siteId: brandSites.fundraising };
  const businessGifts: SiteTab = { label: "Business Gifts", siteId: brandSites.business };
  const weddingFavors: SiteTab = {
    label: "Wedding Favors",
    href: brandPages.weddingFavors,
    external: true,
  };

  const tabs: SiteTab[] = [{ label: "Sweet Shop", siteId: brandSites.us }, fundraising, businessGifts, weddingFavors];

  const canadianTabs: SiteTab[] = [
    { label: "Sweet Shop", siteId: brandSites.ca },
    fundraising,
    businessGifts,
    weddingFavors,
  ];

  const frenchTabs: SiteTab[] = [
    { label: "Confiserie", siteId: brandSites.ca },
    { ...fundraising, label: "Collectes de fonds" },
    { ...businessGifts, label: "Cadeaux d’affaires" },
    { ...weddingFavors, label: "Cadeaux de noces" },
  ];

  const unitedStates = {
    locale: "en-US",
    currency: "USD",
    country: "US",
    phone: "1-800-555-0142",
    accessibilityPhone: "1-800-555-0143",
    priceBooks: { list: "usd-list-prices", sale: "usd-sale-prices" },
    accountLogout: true,
    tabs,
  } as const satisfies Partial<SiteConfig> & { tabs: unknown };

  const canada = {
    id: brandSites.ca,
    currency: "CAD",
    country: "CA",
    name: `${brand.name} Canada`,
    phone: "1-800-555-0144",
    accessibilityPhone: "1-800-555-0145",
    priceBooks: { list: "cad-list-prices", sale: "cad-sale-prices" },
    pickupEnabled: true,
    pickupRanges: [10, 20, 50, 100],
    accountLogout: true,
  } satisfies Partial<SiteConfig>;

  return [
    {
      ...unitedStates,
      pickupRanges: [10, 20, 50, 100],
      pickupEnabled: true,
      id: brandSites.us,
      alias: "us",
      hosts: ["localhost"],
      origin: "http://localhost:3000",
      name: brand.name,
    },
    {
      ...canada,
      alias: "ca",
      hosts: ["ca.localhost"],
      origin: "http://ca.localhost:3000",
      locale: "en-CA",
      language: "English",
      tabs: canadianTabs,
    },
    {
      ...unitedStates,
      pickupRanges: [10, 20, 50, 100],
      id: brandSites.business,
      ownContent: ["home", "navigation"],
      alias: "business",
      pickupEnabled: false,
      hosts: ["business.localhost"],
      origin: "http://business.localhost:3000",
      name: `${brand.name} Business Gifts`,
    },
    {
      ...unitedStates,
      pickupRanges: [10, 20, 50, 100],
      id: brandSites.fundraising,
      ownContent: ["home", "navigation"],
      alias: "fundraising",
      pickupEnabled: false,
      hosts: ["fundraising.localhost"],
      origin: "http://fundraising.localhost:3000",
      name: `${brand.name} Fundraising`,
    },
    {
      ...canada,
      alias: "ca_fr",
      hosts: ["fr.ca.localhost"],
      origin: "http://fr.ca.localhost:3000",
      locale: "fr-CA",
      language: "Français",
      tabs: frenchTabs,
    },
  ];
};

/**
 * Every shop; the first one answers for unknown hosts. Ids, hosts and origins may be overridden by the environment.
 * The call is marked as one without effects, so that browsers, which get their own site with the page, are not sent the
 * list.
 */
export const sites: SiteConfig[] = /* @__PURE__ */ listSites();
