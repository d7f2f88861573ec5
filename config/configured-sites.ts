import { brandLegalNames } from "./brand.ts";
import type { Environment } from "./environment.ts";
import { list } from "./environment-fields.ts";
import type { SiteConfig, SiteTab } from "./sites.ts";

const isWithin = (host: string, parent: string) => host === parent || host.endsWith(`.${parent}`);

/** What a shop of several languages knows of them; nothing for a shop of one. */
const languagesOf = (site: SiteConfig, all: readonly SiteConfig[]): Partial<SiteConfig> => {
  const spoken = all.filter(({ id }) => id === site.id);
  if (spoken.length < 2) return {};
  const parent = spoken
    .flatMap(({ hosts }) => hosts.slice(0, 1))
    .find((host) => spoken.every(({ hosts }) => isWithin(hosts[0] ?? "", host)));
  return {
    languages: spoken.flatMap(({ locale, language: name, origin }) => (name ? [{ locale, name, origin }] : [])),
    // Another name of the shop is not within it, and a browser would throw its cookies away.
    ...(parent !== undefined && site.hosts.every((host) => isWithin(host, parent)) && { cookieDomain: parent }),
  };
};

/**
 * The sites with the hosts and ids that `SITE_HOSTS_…` and `COMMERCE_SITE_ID_…` give them, and tabs that lead to those
 * hosts; a tab of a shop that is not there is left out.
 */
export const configuredSites = (
  listed: readonly SiteConfig[],
  env: Environment,
  publicOrigin: string,
): SiteConfig[] => {
  const { protocol, port: publicPort, hostname } = new URL(publicOrigin);
  const configured = listed.map((site, index): SiteConfig => {
    const suffix = site.alias.toUpperCase();
    const fallback = index === 0 && !site.hosts.includes(hostname) ? [hostname, ...site.hosts] : site.hosts;
    const hosts = list(env[`SITE_HOSTS_${suffix}`]) ?? fallback;
    const first = listed.find((other) => other.id === site.id) ?? site;
    const id = env[`COMMERCE_SITE_ID_${suffix}`] || env[`COMMERCE_SITE_ID_${first.alias.toUpperCase()}`] || site.id;
    return {
      ...site,
      id,
      hosts,
      legalName: brandLegalNames[site.locale.slice(0, 2)] ?? brandLegalNames.en,
      origin: `${protocol}//${hosts[0]}${publicPort ? `:${publicPort}` : ""}`,
      tabs: site.tabs.map((tab) => {
        const shown = "siteId" in tab && listed.find((other) => other.id === tab.siteId);
        return shown ? { ...tab, siteId: env[`COMMERCE_SITE_ID_${shown.alias.toUpperCase()}`] || shown.id } : tab;
      }),
    };
  });
  return configured.map((site) => ({
    ...site,
    ...languagesOf(site, configured),
    tabs: site.tabs.flatMap((tab): SiteTab[] => {
      if (!("siteId" in tab)) return [tab];
      const shown = configured.find(({ id }) => id === tab.siteId);
      return shown ? [{ ...tab, href: shown.origin }] : [];
    }),
  }));
};
