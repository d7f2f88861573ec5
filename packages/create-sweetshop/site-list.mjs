const american = {
  locale: "en-US",
  currency: "USD",
  country: "US",
  phone: "1-800-555-0142",
  accessibilityPhone: "1-800-555-0143",
  priceBooks: { list: "usd-list-prices", sale: "usd-sale-prices" },
  pickupEnabled: false,
  tab: "Shop",
};

const canadian = {
  ...american,
  locale: "en-CA",
  currency: "CAD",
  country: "CA",
  phone: "1-800-555-0144",
  accessibilityPhone: "1-800-555-0145",
  priceBooks: { list: "cad-list-prices", sale: "cad-sale-prices" },
  pickupEnabled: true,
};

/** The sites of the product by their aliases, each with what tells it from the others. */
const facts = {
  us: { ...american, id: "us", host: "localhost", suffix: "", pickupEnabled: true },
  ca: { ...canadian, id: "ca", host: "ca.localhost", suffix: " Canada" },
  business: { ...american, id: "business", host: "business.localhost", suffix: " Business Gifts", hasOwnContent: true },
  fundraising: {
    ...american,
    id: "fundraising",
    host: "fundraising.localhost",
    suffix: " Fundraising",
    hasOwnContent: true,
  },
  ca_fr: { ...canadian, id: "ca", host: "fr.ca.localhost", suffix: " Canada", locale: "fr-CA", tab: "Boutique" },
};

const frenchTabs = { business: "Cadeaux d’affaires", fundraising: "Collectes de fonds" };
const englishTabs = { business: "Business Gifts", fundraising: "Fundraising" };

export const siteAliases = Object.keys(facts);

/** A tab for each shop that is kept; those of people first. */
const tabsOf = (alias, kept) => {
  const { locale, tab } = facts[alias];
  const home = alias === "ca" || alias === "ca_fr" || !kept.includes("us") ? kept.find((each) => each === "ca") : "us";
  const others = Object.entries(locale === "fr-CA" ? frenchTabs : englishTabs).filter(([id]) => kept.includes(id));
  return [...(home ? [[home, tab]] : []), ...others].map(
    ([id, label]) => `{ label: ${JSON.stringify(label)}, siteId: brandSites.${id} }`,
  );
};

/** As the formatter of the product writes it: one in a line, several below each other. */
const tabLines = (tabs) =>
  tabs.length === 1 ? [`    tabs: [${tabs[0]}],`] : ["    tabs: [", ...tabs.map((tab) => `      ${tab},`), "    ],"];

const entryOf = (alias, kept) => {
  const site = facts[alias];
  const speaks = site.id === "ca" && kept.includes("ca_fr");
  return [
    "  {",
    `    id: brandSites.${site.id},`,
    `    alias: "${alias}",`,
    `    hosts: ["${site.host}"],`,
    `    origin: "http://${site.host}:3000",`,
    site.suffix ? `    name: \`\${brand.name}${site.suffix}\`,` : "    name: brand.name,",
    ...["locale", "currency", "country", "phone", "accessibilityPhone"].map(
      (field) => `    ${field}: "${site[field]}",`,
    ),
    ...(speaks ? [`    language: "${site.locale === "fr-CA" ? "Français" : "English"}",`] : []),
    `    priceBooks: { list: "${site.priceBooks.list}", sale: "${site.priceBooks.sale}" },`,
    `    pickupEnabled: ${site.pickupEnabled},`,
    "    pickupRanges: [10, 20, 50, 100],",
    "    accountLogout: true,",
    ...(site.hasOwnContent ? ['    ownContent: ["home", "navigation"],'] : []),
    ...tabLines(tabsOf(alias, kept)),
    "  },",
  ].join("\n");
};

/** The text of `config/site-list.ts` with these sites alone. */
export const siteListText = (kept) => `import { brand, brandSites } from "./brand.ts";
import type { SiteConfig } from "./sites.ts";

/** Every shop; the first one answers for unknown hosts. Ids, hosts and origins may be overridden by the environment. */
export const sites: SiteConfig[] = [
${kept.map((alias) => entryOf(alias, kept)).join("\n")}
];
`;
