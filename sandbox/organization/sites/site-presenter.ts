import type { Site } from "./site.ts";
import { iso3 } from "./iso-codes.ts";

const presentLocale = (id: string, isDefault: boolean) => {
  const [language = "", country = ""] = id.split("-");
  const name = (of: string, type: "language" | "region") => new Intl.DisplayNames(["en"], { type }).of(of) ?? of;
  return {
    id,
    language,
    country,
    iso3Language: iso3[language] ?? language,
    iso3Country: iso3[country] ?? country,
    displayLanguage: name(language, "language"),
    displayCountry: name(country, "region"),
    displayName: `${name(language, "language")} (${name(country, "region")})`,
    name: id,
    default: isDefault,
  };
};

/** A site as the Shop API's `/site` tells it. `hostname` is where this backend is reached. */
export const presentSite = (site: Site, hostname: string) => ({
  id: site.id,
  name: site.name,
  status: "online",
  defaultCurrency: site.currency,
  allowedCurrencies: [site.currency],
  defaultLocale: site.locales[0],
  allowedLocales: site.locales.map((locale, index) => presentLocale(locale, index === 0)),
  httpHostname: hostname,
  httpsHostname: hostname,
});
