import { missingParameter } from "#sandbox/core/request/query-values.ts";
import { Fault } from "#sandbox/core/fault.ts";

/** What the dialects need to know about a site. */
export interface ApiSite {
  id: string;
  currency: string;
  /** The first one is the site's own. */
  locales: readonly string[];
}

/** The site with that id. @throws Fault 400 when there is none. */
export const siteOf = (sites: readonly ApiSite[], siteId: string | null): ApiSite => {
  if (!siteId) throw missingParameter("siteId");
  const site = sites.find(({ id }) => id === siteId);
  if (!site) throw new Fault(400, "unknown-site", `No site with ID '${siteId}' could be found.`, { siteId });
  return site;
};

/**
 * Language and currency of a call: those asked for, else the site's own. @throws Fault 400 for one the site does not
 * have.
 */
export const languageAndMoney = (site: ApiSite, query: URLSearchParams): { locale: string; currency: string } => {
  const locale = query.get("locale") ?? "default";
  if (locale !== "default" && !site.locales.includes(locale))
    throw new Fault(400, "unknown-locale", `The locale '${locale}' is not supported by site '${site.id}'.`, { locale });
  const currency = query.get("currency") ?? site.currency;
  if (currency !== site.currency)
    throw new Fault(400, "unsupported-currency", `The currency '${currency}' is not supported by site '${site.id}'.`, {
      currency,
    });
  return { locale: locale === "default" ? (site.locales[0] ?? "en-US") : locale, currency };
};
