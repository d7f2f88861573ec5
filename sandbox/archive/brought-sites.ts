import type { Site } from "#sandbox/organization/sites/site.ts";
import { attributeOf, childOf, childrenOf, textOf, type XmlElement } from "./xml-element.ts";

/** What the files of one site's folder say about the site itself. */
export interface SiteWords {
  /** Elements of `site.xml`: its name, its currency, whether prices hold taxes. */
  site: readonly XmlElement[];
  /** Elements of `preferences.xml`; the standard ones name languages and the zone. */
  preferences: readonly XmlElement[];
}

/** Standard preferences that say what a new site is like, and those that every site follows. */
const ofNewSites = ["SiteCurrencies", "SiteDefaultLocale", "SiteLocales", "SiteTimezone"];
const ofAllSites = ["SiteInventoryList", "SitePriceBooks"];

const standardOf = (preferences: readonly XmlElement[]): XmlElement[] =>
  preferences
    .filter(({ name }) => name === "standard-preferences")
    .flatMap((each) => childrenOf(childOf(each, "all-instances"), "preference"));

/** Standard preferences of a site's file that have no effect here, by id. */
export const unreadPreferences = (preferences: readonly XmlElement[], { isNew }: { isNew: boolean }): string[] =>
  standardOf(preferences)
    .map((each) => attributeOf(each, "preference-id") ?? "")
    .filter((id) => !ofAllSites.includes(id) && !(isNew && ofNewSites.includes(id)));

/** Elements of `site.xml` a new site is made of. */
export const siteElements: ReadonlySet<string> = new Set(["currency", "name", "taxation"]);

/** Where the pages of a site run that an archive brought: it does not say. */
const HOST = "localhost";

const inShopForm = (locale: string): string => locale.trim().replaceAll("_", "-");

/** A site that its archive tells of; null without the file that says what it is called and counts in. */
export const siteFromWords = (id: string, { site, preferences }: SiteWords): Site | null => {
  const wordsOf = (of: XmlElement | undefined) => (of ? textOf(of).trim() : "");
  const said = (name: string) => wordsOf(site.find((each) => each.name === name));
  const standard = standardOf(preferences);
  const preference = (name: string) => wordsOf(standard.find((each) => attributeOf(each, "preference-id") === name));
  const currency = said("currency") || preference("SiteCurrencies").split(":")[0];
  if (!currency) return null;
  const own = inShopForm(preference("SiteDefaultLocale"));
  const others = preference("SiteLocales").split(":").map(inShopForm);
  const locales = [...new Set([own, ...others])].filter((locale) => locale !== "" && locale !== "default");
  const [first = "en-US"] = locales;
  return {
    id,
    name: said("name") || id,
    currency,
    locales: locales.length > 0 ? locales : [first],
    country: /-(?<region>[A-Z]{2})$/.exec(first)?.groups?.["region"] ?? "US",
    host: HOST,
    ...(said("taxation") === "gross" ? { taxation: "gross" as const } : {}),
    timeZone: preference("SiteTimezone") || "UTC",
  };
};
