import type { ShopperConfigurationsTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { Clock } from "#sandbox/core/clock.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import { offsetOf } from "./time-zone.ts";
import { iso3 } from "#sandbox/organization/sites/iso-codes.ts";

/** What a site says about itself. */
export interface ConfiguredSite {
  id: string;
  name: string;
  currency: string;
  /** The first one is the site's own. */
  locales: readonly string[];
  timeZone: string;
}

const names = {
  language: new Intl.DisplayNames(["en"], { type: "language", languageDisplay: "standard" }),
  region: new Intl.DisplayNames(["en"], { type: "region" }),
};

const presentLocale = (locale: string, isOwn: boolean) => {
  const [language = "", country = ""] = locale.split("-");
  const name = names.language.of(locale) ?? locale;
  return {
    id: locale,
    country,
    default: isOwn,
    displayCountry: names.region.of(country) ?? country,
    displayLanguage: names.language.of(language) ?? language,
    displayName: name,
    iso3Country: iso3[country] ?? "",
    iso3Language: iso3[language] ?? "",
    language,
    name,
  };
};

const configurationsOf = (
  site: ConfiguredSite,
  now: Date,
): ShopperConfigurationsTypes.SiteConfiguration["configurations"] => {
  const timezone = site.timeZone;
  const ofSite = {
    id: site.id,
    name: site.name,
    status: "online",
    timezone,
    timezoneOffset: offsetOf(timezone, now),
    defaultCurrency: site.currency,
    allowedCurrencies: [site.currency],
    defaultLocale: site.locales[0],
    allowedLocales: site.locales.map((locale, index) => presentLocale(locale, index === 0)),
  };
  return [
    ...Object.entries(ofSite).map(([id, value]) => ({ id, value, configurationType: "siteConfiguration" })),
    { id: "SalesforcePaymentsAllowed", value: false, configurationType: "globalConfiguration" },
  ] as ShopperConfigurationsTypes.SiteConfiguration["configurations"];
};

const CACHE_SECONDS = 60;

/** The Shopper Configurations family: currency, languages and time of a site. */
export const configurationFamilies = (sites: readonly ConfiguredSite[], clock: Clock): ApiFamily[] => [
  {
    base: "/configuration/shopper-configurations/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "ShopperConfigurations.getConfigurations",
        method: "get",
        path: "/configurations",
        cacheSeconds: CACHE_SECONDS,
        handle: ({ siteId }) => ({
          configurations: sites
            .filter(({ id }) => id === siteId)
            .flatMap((site) => configurationsOf(site, clock.now())),
        }),
      },
    ],
  },
];
