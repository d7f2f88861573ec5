import type { Config } from "#config/config.ts";
import { loadConfig } from "#config/load-config.ts";
import { sites as shopSites } from "#config/site-list.ts";
import type { SiteConfig } from "#config/sites.ts";
import { testSites } from "#tests/factories/sites.ts";
import { sites } from "#worlds/wickett-plum/sites.ts";
import { vendorData } from "#worlds/wickett-plum/vendor-data.ts";

const aliasOf = (host: string) => (host === "localhost" ? "us" : host.replace(".localhost", ""));

/** An entry in each of the languages a site of the world speaks; the first one has the site's own host. */
const entriesOf = ({ id, name, currency, country, host, locales }: (typeof sites)[number]): SiteConfig[] =>
  locales.map((locale, position) => {
    const [language = ""] = locale.split("-");
    const spokenAt = position === 0 ? host : `${language}.${host}`;
    const similar = testSites.find((site) => site.country === country && site.locale === locale) ?? testSites[0];
    return {
      ...(similar as SiteConfig),
      id,
      name,
      currency,
      alias: position === 0 ? aliasOf(host) : `${aliasOf(host)}_${language}`,
      hosts: [spokenAt],
      origin: `http://${spokenAt}:3000`,
      locale,
    };
  });

const entries = sites.map(entriesOf);

/** The sites that the sandbox's world has, whatever sites this shop has; further languages stand last. */
export const worldSites: SiteConfig[] = [
  ...entries.flatMap((all) => all.slice(0, 1)),
  ...entries.flatMap((all) => all.slice(1)),
];

/** What the world's third parties call a shop, as variables of a storefront. */
export const worldAccounts: Readonly<Record<string, string>> = {
  CONTENT_HUB_NAME: vendorData.media.account,
  CONTENT_SCHEMA_BASE: "https://schema.wickettplum.example/",
  CARD_MERCHANT_ID: vendorData.account,
  ADDRESS_LAYOUT: vendorData.addressLayout,
};

/** Variables that make a built shop's own sites those of the world at the same hosts, with its third parties. */
export const worldSiteSetting: Readonly<Record<string, string>> = {
  ...worldAccounts,
  ...Object.fromEntries(
    shopSites.flatMap(({ alias, hosts: [host = ""] }) => {
      const site = sites.find((each) => each.host === host);
      return site ? [[`COMMERCE_SITE_ID_${alias.toUpperCase()}`, site.id]] : [];
    }),
  ),
};

/** Configuration of a storefront in front of a sandbox with its world; `variables` say where it is. */
export const worldConfig = (variables: Record<string, string>): Config =>
  loadConfig({ NODE_ENV: "test", ...worldAccounts, ...variables }, worldSites);
