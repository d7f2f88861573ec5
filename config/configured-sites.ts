import type { Environment } from "./environment.ts";
import { list } from "./environment-fields.ts";
import { sites as defaultSites, type SiteConfig } from "./sites.ts";

/** The sites with the hosts and ids that `SITE_HOSTS_…` and `COMMERCE_SITE_ID_…` give them, and tabs that lead to those hosts. */
export const configuredSites = (env: Environment, publicOrigin: string): SiteConfig[] => {
  const { protocol, port: publicPort, hostname } = new URL(publicOrigin);
  const configured = defaultSites.map((site, index): SiteConfig => {
    const suffix = site.alias.toUpperCase();
    const fallback = index === 0 && !site.hosts.includes(hostname) ? [hostname, ...site.hosts] : site.hosts;
    const hosts = list(env[`SITE_HOSTS_${suffix}`]) ?? fallback;
    const id = env[`COMMERCE_SITE_ID_${suffix}`] || site.id;
    return {
      ...site,
      id,
      hosts,
      origin: `${protocol}//${hosts[0]}${publicPort ? `:${publicPort}` : ""}`,
      tabs: site.tabs.map((tab) => {
        const shown = "siteId" in tab && defaultSites.find((other) => other.id === tab.siteId);
        return shown ? { ...tab, siteId: env[`COMMERCE_SITE_ID_${shown.alias.toUpperCase()}`] || shown.id } : tab;
      }),
    };
  });
  return configured.map((site) => ({
    ...site,
    tabs: site.tabs.map((tab) =>
      "siteId" in tab ? { ...tab, href: configured.find(({ id }) => id === tab.siteId)?.origin } : tab,
    ),
  }));
};
